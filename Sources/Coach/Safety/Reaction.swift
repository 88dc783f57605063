/// How a message takes what was said about a danger.
enum Reaction: String, Sendable {
  /// Says to be safe or not alone.
  case safe
  /// Has called, or help is there.
  case helped
  /// Somebody close knows.
  case told
  /// Somebody is there or on the way, who may also be the one to fear.
  case company
  /// A doctor, nurse or therapist has looked at it.
  case seen
  /// Will see one, or has an appointment.
  case arranged
  /// Says that it has passed.
  case passed
  /// That it is nothing.
  case playedDown
  /// Won't call or see anybody.
  case refused
  case yes, no, thanks
  /// Asks for a plan, for numbers, or goes on with the goal.
  case goesOn
  /// Wants the last answer shorter or plainer.
  case shorten
  /// Talks of food or weight.
  case food

  init?(_ title: Substring) {
    guard let reaction = Reaction(rawValue: String(title)) else { return nil }
    self = reaction
  }

  /// Whether something before the phrase takes it back: a question, a condition, a denial.
  func isDenied(before start: Int, in context: DangerContext) -> Bool {
    switch self {
    case .safe, .helped, .told, .company, .seen, .passed:
      let words = context.said.words
      let before = words[max(0, start - 5)..<start].filter { $0.clause == words[start].clause }
      return before.contains { Reaction.doubts.contains($0.text) }
        || self != .safe && context.said.hasQuestionMark && Reaction.asking(context.texts)
    case .arranged, .refused, .playedDown, .yes, .no, .thanks, .goesOn, .shorten,
      .food:
      return false
    }
  }

  private static func asking(_ texts: [String]) -> Bool {
    texts.first.map { openings.contains($0) } ?? false
  }

  private static let doubts = DangerContext.words(
    """
    if unless until when should would could might will wont not never no dont cant havent hasnt isnt
    didnt wish hope going to maybe pretend imagine before nobody need must after ill arent friend
    tell ask doubt wasnt
    """)
  private static let openings = DangerContext.words(
    "should do does did can could would will must is are what who how when where why")
}

extension DangerPhrases {
  /// How people answer to what was said about a danger. `== reaction` begins a section.
  static let reactions = #"""
    == safe
    im/i am/were/we are/feel/feeling safe | safe now | safe here | safe with | im not alone | not alone anymore | im not in danger | no longer in danger | am safe | hes/shes/theyre/husband/wife/mom/dad/sister/brother/friend/partner/roommate/someone/somebody is/are here/with/sitting/staying/coming | is with me | are with me | with me now | staying with/at my/a .. friend/friends/mom/moms/sister/sisters/parents/brother/brothers/dad/dads | im at/with my .. moms/friend/friends/sister/sisters/brother/parents/dad/mom/dads/brothers/mother/aunt | im at a shelter/refuge | left him/her | moved out | not going to do anything/it | wont do anything/it | not going to hurt/kill myself | wont hurt/kill myself | i can keep myself safe | gave .. pills/knife/razor/gun | got rid of the pills/knife/razor | thoughts are gone | hes/shes/theyre safe | shes with me | hes with me | theyre with me

    == helped
    called/rang/phoned/dialled/dialed/texted/contacted .. 911/112/999/988/000/ambulance/emergency/samaritans/helpline/hotline/line/poison/111/doctor/gp/nurse/therapist/police/hospital | i called them/it/911/112/999 | on the phone with/to .. 911/112/999/988/ambulance/emergency/samaritans/helpline/doctor/nurse/poison/them | ambulance is/has/was/came/coming/here/arrived | paramedic* .. here/came/coming/checked | help is coming/here/on | on the/my way to [the] er/hospital/a/emergency/doctor/clinic/urgent | im/am/were at/in [the] hospital/er/emergency/clinic/urgent | going/driving/heading to the er/hospital/emergency now | taking/drove/driving him/her/them/me to [the] er/hospital/emergency | police .. coming/here/came | talked/spoke/spoken/talking to .. 988/samaritans/helpline/crisis/line/paramedic*
    ambulance took | crisis team/line .. came/helped/called/talked

    == told
    talked/spoke/spoken/talking to .. mom/dad/sister/brother/friend/therapist/counsellor/counselor/parents/teacher/nurse/wife/husband/partner/mother/father/aunt | told my/a/the .. mom/dad/sister/brother/friend/therapist/parents/teacher/wife/husband/partner/mother/nurse/boss/aunt/counsellor/counselor

    called/rang/phoned/texted/messaged my .. mom/dad/sister/brother/friend/therapist/parents/wife/husband/partner/mother/father/aunt/uncle/son/daughter/neighbour/neighbor/boyfriend/girlfriend/mate/cousin

    == company
    hes/shes/theyre/someone/somebody [is] here | hes/shes/theyre coming | hes/shes/theyre on his/her/their/the way | he/she/they/brother/sister/friend/mom/dad/wife/husband/partner/mother/father/neighbour/neighbor/mate/son/daughter is/are [now] here/coming/on | with my .. now $ | staying with me

    == seen
    saw/seen/visited/met/see my/a/the/an .. doctor/gp/nurse/cardiologist/therapist/psychiatrist/physio/physiotherapist/midwife/pharmacist/specialist/neurologist/dietitian/psychologist/optician/surgeon | been/went/was to/at [the/my/a] [_] doctor/doctors/gp/hospital/er/clinic/physio/pharmacist/emergency/midwife/therapist/nurse | just got back/home from [the] [_] doctor/doctors/gp/hospital/er/clinic/physio | back from the doctor/doctors/gp/hospital/er/clinic/physio | discharged | got it/me/this/him/her/myself checked | got checked | got it looked at | had it/this/myself/my/him/her .. checked/looked/scanned/examined | checked out fine/ok/clear | doctor/gp/cardiologist/nurse/physio/midwife/pharmacist/hospital/therapist/psychiatrist/dietitian/neurologist/specialist/she/he/paramedics .. said/says/told/cleared/checked/thinks/examined/confirmed/gave/did/ran/signed .. fine/ok/clear/cleared/can/safe/nothing/normal/harmless/muscle/anxiety/healthy/good/great/happy/light/ahead/wrong | doctor/gp/cardiologist/nurse/physio/midwife/pharmacist/psychiatrist/dietitian cleared/checked/okayed/approved/examined | cleared by my/the/a | all clear | all-clear | given the ok | asked my/the/a .. doctor/gp/pharmacist/midwife/nurse/physio | ecg/ekg/scan/mri/tests/xray/bloods .. normal/fine/clear/ok/good | doctor/gp/midwife/physio/pharmacist/nurse knows .. about | talked/spoke/spoken to .. doctor/gp/midwife/pharmacist/physio/dietitian/psychiatrist | under a/my doctor* supervision/care

    == arranged
    appointment | booked .. doctor/gp/physio/scan/midwife/check/checkup/therapist | seeing/see my/a/the .. doctor/gp/physio/therapist/midwife/nurse/specialist .. tomorrow/monday/tuesday/wednesday/thursday/friday/today/week/morning/later/afternoon | will/ill/going to call/see/ask/ring/phone/tell/talk/visit .. doctor/gp/physio/pharmacist/midwife/nurse/mom/dad/therapist/parents/sister/friend/teacher/someone | ill/will go to .. doctor/gp/doctors/physio/clinic | ill/i will/going to call .. tomorrow/morning/now/them/988/911/112

    == passed
    im/i feel/feeling/feel/am [_] ok/fine/better/alright/good/normal now | im [_] ok $ | im fine | im alright | feel/feeling [much/a] [bit/lot] better | it/its/thats/pain passed/gone/stopped/over/better/eased | went away | gone away | is gone | its gone | got better | doing better | its ok now | all good now | calmed down | ok now | better now | fine now | passed now | has passed

    == playedDown
    not a big deal | no big deal | nothing serious | not that bad | not so bad | its nothing | prob/probably nothing | just kidding | kidding | jk | joking | was a joke | just a joke | lol | haha | lmao | forget it | forget i said | never mind | nevermind | nvm | dont worry | overreact* | overreacting | exaggerat* | not serious | didnt mean it | dont mean it | wasnt serious | just tired | just stress* | just anxiety | happens all the time | happens often/sometimes/to everyone | im used to it | used to it | chill | relax | calm down | stop it | drop it | move on | moving on | whatever | i can handle it | can handle | im tough | not dying | its fine | thats fine | always like that | everyone does | everybody does | only a little/bit | just a little/bit | no need to worry | not a problem | dramatic | its normal | im just being

    == refused
    dont want to/a/any [call/see/talk/go/tell/doctor/help/ambulance] | wont call/see/go/tell/talk | not going to call/see/go/tell/talk/doctor/hospital | not calling | dont need a/to/any/help doctor/call/help/see/ambulance/hospital | dont need help/it | cant/couldnt call/afford/tell/talk/go/see | dont have a/any/insurance/anyone/anybody/money | no insurance/doctor/money/one | nobody to/i can | hate doctors/hospitals/calling | doctors .. dont/never/wont/useless/expensive | too expensive | i refuse | no way | no doctor | no doctors | without a doctor | no hospital/ambulance/police | have no one/nobody/friends/insurance/money | waste of time | wouldnt help | wont help | doesnt help | didnt help | nobody/no one/noone can help | just tell me | just give me | stop telling me | leave me alone

    == yes
    ^ yes | ^ i am $ | ^ i have $ | ^ i did | ^ of course | ^ ok yes | ^ si | ^ ja | ^ sure | ^ he/she/they is/are/has/does | ^ i think so

    == no
    ^ no | ^ not really | ^ im not | ^ i havent | ^ not sure | ^ idk | ^ i dont know | ^ i dont think so | ^ not yet | ^ never

    == thanks
    thanks | thank | appreciate it | thank you

    == goesOn
    plan | schedule | program | programme | routine | steps | workout* | train | training | run | running | exercise* | gym | lift* | squat* | how many | how much | how long | how far | how fast | numbers | target | goal | progress | on track | log | track | tips | tip | another one | next | what else | more ideas | suggest* | week | today | tomorrow | the first one | second one | ^ 1 $ | ^ 2 $ | ^ 3 $ | ^ 4 $ | continue | go on | back to | anyway | so what | what about | ok so | km | miles | streak | pace | 10k | 5k | marathon | race | burn | hiit | cardio

    == shorten
    shorter | in short | short version | shorten | tldr | tl dr | too long | simpler | put that | put it | say that again | plain english | in plain words | one sentence | what do you mean | fewer words

    == food
    eat* | ate | food | meal* | calorie* | kcal | diet* | weight | lose | losing | lost | kg | pounds | fat | thin | skinny | slim* | fast | fasting | carbs | sugar | binge* | deficit | protein | snack* | breakfast | lunch | dinner | belly | scale | weigh* | hungry | keto
    """#
}
