extension SafetyAnswer {
  /// What is said. `== danger` begins a section; each line is one whole answer behind what it is for:
  ///
  /// - `is` what the danger is called in other answers, `{it}`;
  /// - `first` when it comes up, `again` for whatever is said after it;
  /// - `other` about somebody else, `{person}`; `past` when it is over; `caution` for a goal;
  /// - `unsafe` when the user says not to be safe, `skipping` for making up for a meal;
  /// - `done` when the user is safe or has seen somebody.
  ///
  /// The sections at the end are for many dangers: `nothing`, `mind`, `talk` and `care`, by what
  /// may still be talked about, with what plays it down, goes on with the goal, refuses help,
  /// thanks, says that it has passed or is arranged, that help is `coming`, with what is `keptOut`
  /// afterwards, and with more about somebody else.
  /// 20 to 55 words, one question at most, the number first where minutes count.
  static let text = #"""
    == selfHarm
    is: what you told me
    first: I'm really glad you told me. If you might act on this, call 112, 911 or your local emergency number now. To talk to someone at any hour: 988 in the US, Samaritans on 116 123 in the UK and Ireland, findahelpline.com elsewhere. Are you safe right now?
    first: That sounds unbearably heavy, and you don't have to carry it alone. If you're in danger, call 112, 911 or your local emergency number now. 988 in the US, 116 123 in the UK and Ireland and findahelpline.com have people awake to listen. Are you safe right now?
    again: I'm staying with this, because you matter more than any goal. Please let one person know how bad it is: someone close, 988 in the US, 116 123 in the UK and Ireland, or 112 or 911 if you could act on it. Who could be with you tonight?
    again: You don't need the right words to call. “I'm not okay” is enough for 988, Samaritans on 116 123, or 112 and 911 in an emergency. If there's something near you that you could use to hurt yourself, please move away from it or give it to someone.
    again: I hear you, and I'm not going anywhere with the conversation until I know you're safe. A person can help with this in a way I can't: call 112 or 911 if it's close, 988 or 116 123 to talk. Are you safe right now?
    again: It can feel as if this will never ease, and for most people it does. Until then you need company: a friend on the phone, a crisis line such as 988 or 116 123, or 112 or 911 if you can't stay safe. Would you call one of them now?
    again: Please don't be alone with it right now. Go to where people are, wake someone up, or ring 988, 116 123 or your local line at findahelpline.com. If you think you could act on it, 112 or 911. Nobody there will be annoyed with you.
    unsafe: Then please call 112, 911 or your local emergency number now, and stay on the line. If you can, move away from anything you could use and unlock the door or go to someone. You can say just this: “I'm not safe with myself.”
    other: Take it seriously and stay with {person} if you can. Ask straight out about suicide; asking doesn't make it worse. If it could happen soon, call 112, 911 or your local emergency number. 988 in the US and 116 123 in the UK and Ireland advise friends and family, too.
    other: You did right to take notice. Keep {person} company, on the phone if need be, and bring in someone else who cares. With a plan or pills at hand it's 112 or 911 now; otherwise 988, 116 123 or findahelpline.com can help you help.
    past: Thank you for telling me; having come through that counts for a lot. If those thoughts are back, even a little, 988 in the US, 116 123 in the UK and Ireland and findahelpline.com answer at any hour. We'll keep things gentle here.
    done: I'm so glad you're not alone with it, and we'll take everything else slowly from here.
    done: That's good to hear, and I'm relieved. Stay close to each other for now; everything here can wait until you feel like it.
    caution: What you've written worries me. Please talk to someone now: 988 in the US, Samaritans on 116 123 in the UK and Ireland, findahelpline.com elsewhere, and 112 or 911 if you're in danger. The goal can wait.

    == beingHarmed
    is: what's being done to you
    first: If you're in danger now, call 112, 911 or your local emergency number. What you describe isn't your fault, and you deserve to be safe. A domestic violence line can help quietly: 1-800-799-7233 in the US, 0808 2000 247 in the UK. Are you safe right now?
    first: That isn't okay, and it isn't on you to fix. Call 112, 911 or your local emergency number if it could happen again today. You can also talk in confidence: 1-800-799-7233 in the US, 0808 2000 247 in the UK. Are you safe right now?
    again: Your safety comes before everything else here. If you can, tell one person you trust, keep your phone charged and know where you could go. In danger it's 112 or 911; a helpline like 1-800-799-7233 or 0808 2000 247 can plan the rest with you.
    again: I still have this in mind. However small it seems on a calm day, people who hurt you tend to do it again. Speak to a helpline, a doctor or a friend about a safe way out, and call 112 or 911 the moment you feel unsafe.
    again: Nobody has earned being treated like that. If you're young, a teacher, a school nurse or a child helpline such as 116 111 in Europe will believe you. In danger call 112 or 911. Is there someone you could go to today?
    unsafe: Then please get to a place with other people if you can, and call 112, 911 or your local emergency number now. If you can't speak, stay on the line or text where that works. Getting away from them comes first.
    other: If someone's being hurt right now, call 112, 911 or your local emergency number. Otherwise tell them you believe them, and share a helpline: 1-800-799-7233 in the US, 0808 2000 247 in the UK. If a child is being harmed, child protection or the police should know today.
    past: I'm sorry that happened to you. It wasn't your fault, and it's never too late to talk about it with a counsellor or a helpline such as 1-800-799-7233 in the US or 0808 2000 247 in the UK. We'll go at your pace here.
    done: I'm glad you're somewhere safe, and the rest can take the time it takes.
    caution: What you've written worries me more than the goal itself. If someone is hurting you, call 112 or 911 in danger; 1-800-799-7233 in the US and 0808 2000 247 in the UK help in confidence.

    == harmingOthers
    is: what you might do
    first: Please step away from them now, into another room or outside, and call 112, 911 or your local emergency number if you feel you could act on it. A baby is safe in the cot while you do. Saying it aloud was the right thing. Can you get some distance right now?
    first: Put some distance between you and them first, then call 112, 911 or your local emergency number if the urge holds. A crisis line such as 988 or 116 123 takes these calls, too, and won't judge you. Are you away from them now?
    again: Nothing else matters until everyone's safe. Stay apart from them, ask someone to come over, and call 988, 116 123 or your doctor about what you're feeling. If it gets stronger, 112 or 911.
    again: I'm keeping to this, for your sake as well as theirs. Anger and exhaustion pass faster with help: call someone to take over for an hour, a crisis line such as 988 or 116 123, or 112 or 911 if you could lose control.
    unsafe: Then call 112, 911 or your local emergency number now, and go to another room, or out of the door, while you speak. Tell them exactly what you told me. That's the call that keeps everybody safe.
    other: If somebody could get hurt, call 112, 911 or your local emergency number now, and keep yourself out of the way. Tell the police or a doctor exactly what was said; they'd rather hear it too early.
    done: Good that everyone's safe; please still tell a doctor how close it felt.
    caution: What you've written worries me. If somebody could get hurt, call 112, 911 or your local emergency number now; a crisis line such as 988 or 116 123 can help you calm it down.

    == overdose
    is: what was taken
    first: Call 112, 911 or your local emergency number now, or poison control (1-800-222-1222 in the US), even if you feel fine; some medicines do their harm hours later. Keep the packet at hand, don't make yourself vomit, and don't stay alone. Was it on purpose?
    first: This needs help now, before any symptoms: call 112, 911 or your local emergency number, or poison control on 1-800-222-1222 in the US. Have the packet ready and say how much and when. Don't vomit, drink or drive. Is someone with you?
    again: Please make that call now: 112, 911 or poison control. Feeling all right isn't a sign that it's harmless; paracetamol, for one, harms the liver silently for a day or more, and treatment works best early.
    again: Nothing else counts until somebody medical knows what was taken and when. 112, 911 or poison control (1-800-222-1222 in the US), right now. If it was because you wanted to die, tell them that, too; they'll be kind.
    other: Call 112, 911 or your local emergency number for {person} now, or poison control (1-800-222-1222 in the US). Keep the packet, note how much and when, don't make them vomit, and stay with them. If they won't wake or breathe well, say so first.
    done: Good that they know, and please stay with someone until they say you're clear.
    caution: If something was taken in too large an amount, call 112, 911 or poison control now, before anything else; symptoms can come hours later. The goal can wait.

    == chestPain
    is: that feeling in your chest
    first: Stop and sit down. If it's there now, comes with sweating, breathlessness, or pain in the arm or jaw, or lasts more than a few minutes, call 112, 911 or your local emergency number now. If it comes and goes with effort, have a doctor check it today, before any exercise.
    first: That's one to take seriously, even when it's mild. Call 112, 911 or your local emergency number now if you feel it at this moment or feel unwell with it. Otherwise see a doctor today, and don't exercise until then. Is it there right now?
    again: Please don't wait this out. Call 112, 911 or your local emergency number if it's there, and if it has gone, get seen today all the same; heart trouble often comes in waves. Nothing strenuous until a doctor has listened to it.
    again: It may well turn out to be a muscle or a nerve, but only an ECG can tell, and that takes ten minutes. 112 or 911 if it's back or worse; otherwise a doctor today. Could you ring one now?
    again: I won't suggest any exercise around this, however light. If it returns, spreads or takes your breath, it's 112 or 911, and don't drive yourself. If it's quiet, a doctor today.
    other: Call 112, 911 or your local emergency number for {person} now, especially with sweating, breathlessness, or pain in the arm or jaw. Let them sit and rest, loosen tight clothes, stay with them, and be ready for CPR if they collapse.
    past: With a heart history, your cardiologist or a cardiac rehab team should say what's safe before you build up; they're usually all for moving more. If pain, pressure or breathlessness comes up on the way, stop and call 112 or 911. Have they cleared you for exercise?
    done: Good that it's been seen to; keep to what they told you, and stop at once if it comes back.
    caution: With chest pain or a heart problem, see a doctor before any exercise, and call 112 or 911 if it's there now, lasts, or comes with breathlessness or sweating.

    == stroke
    is: what you noticed
    first: Call 112, 911 or your local emergency number now; those can be signs of a stroke, and every minute counts, even if it gets better. Note the time it started, don't eat, drink or drive, and unlock the door. Is anyone with you?
    first: Please call 112, 911 or your local emergency number right now and say “possible stroke”. Treatment works best in the first hours. Lie or sit somewhere safe, note when it began, and don't take aspirin for it.
    again: Even if it's fading, call 112, 911 or your local emergency number now. A short episode can be the warning before a big one, and hospitals would much rather check you for nothing. Don't drive there yourself.
    again: I can't move on from this: a weak arm, a drooping face, lost words or lost sight need an ambulance, not sleep and not a walk. 112 or 911, now, please. Have you called?
    other: Call 112, 911 or your local emergency number for {person} now if the face droops, an arm is weak or the speech is strange. Note when it began, keep them lying on their side if drowsy, and give nothing to eat or drink.
    past: After a stroke, your doctor or rehab team should set what you can safely do, and most people are encouraged to move. A weak side, a drooping face or lost words again means 112 or 911 at once. Have they told you what's all right?
    done: Good that you got help so fast; follow what they tell you, and everything here can wait.
    caution: Sudden weakness, numbness, a drooping face or trouble with words or sight needs 112, 911 or your local emergency number now. After an earlier stroke, your doctor sets what's safe.

    == breathing
    is: your breathing
    first: Call 112, 911 or your local emergency number now if you can't speak in full sentences, or your lips, tongue or throat swell. Use your inhaler or adrenaline pen if you have one, sit upright, and don't stay alone. Is it getting worse?
    first: Trouble breathing comes before everything: 112, 911 or your local emergency number now. Sit up, loosen what's tight, use an inhaler or adrenaline pen if it's yours, and unlock the door for help.
    again: If it's still hard to breathe, call 112 or 911 now. If it eased, a doctor should still see you today, since swelling and asthma can come back within hours. Stay near someone and rest.
    again: No exercise and no plans until your breathing has been looked at. 112 or 911 if it tightens, your lips turn blue or you can't finish a sentence; a doctor today if it's calm.
    other: Call 112, 911 or your local emergency number for {person} now. Help them sit upright, fetch their inhaler or adrenaline pen, and stay with them. If they stop breathing, the call handler will talk you through CPR.
    done: Good that they've had a look at you; take it easy and keep your medicine within reach.
    caution: Trouble breathing, or swelling of lips, tongue or throat, needs 112, 911 or your local emergency number now. If it comes with exercise, see a doctor before you go on.

    == emergency
    is: what's happening
    first: Call 112, 911 or your local emergency number now; this can be serious, and I can't judge it from here. Stop what you're doing, don't drive yourself, and have someone stay with you. If you're bleeding, press hard on the wound with a clean cloth.
    first: Please don't wait with this: 112, 911 or your local emergency number, or the nearest emergency department if someone can take you. Nothing to eat or drink until you've been seen. Is anybody with you?
    again: I'd still have that looked at right now: 112, 911 or the emergency department. If it turns out harmless, all the better; if it doesn't, the early hour is what helps.
    again: Everything else can wait. Call 112 or 911, or get someone to take you in, and tell them what you told me. If you become drowsy, confused or faint, it's 112 or 911 at once.
    other: Call 112, 911 or your local emergency number for {person} now. Stay with them, note the time, keep them warm and on their side if they're drowsy or having a fit, with nothing in the mouth, and check that they breathe.
    done: Good that somebody has seen you; do what they said, and rest.
    caution: What you've written sounds like something for a doctor today, or for 112 or 911 if it's sudden, heavy or getting worse. Please have it seen before you go on.

    == confusion
    is: the confusion
    first: Sudden confusion needs a doctor now: call 112, 911 or your local emergency number, or ask someone near you to call. Sit down, have someone stay, and don't drive. If you have diabetes, check your sugar and take something sweet if it's low. Is anyone with you?
    first: Please call 112, 911 or your local emergency number, or hand the phone to someone who can. Being confused all of a sudden can come from sugar, heat, infection or a head injury, and all of those need treating today.
    again: Even if your head has cleared, get checked today, and call 112 or 911 if it clouds again. Stay with someone until then; this isn't a moment for exercise or for decisions.
    other: Call 112, 911 or your local emergency number for {person}: sudden confusion is always urgent. Stay with them, note when it began, check their sugar if they have diabetes, and don't let them drive.
    done: Good that you were looked at; rest, and let someone keep an eye on you today.
    caution: Sudden confusion needs a doctor today, and 112 or 911 if it's happening now. Please have it checked before you work on anything else.

    == heatStroke
    is: the overheating
    first: Get into the shade and cool down now: water on skin and clothes, a fan, ice at neck and armpits, small sips if you're awake. If you're confused, vomiting, no longer sweating or not better in 30 minutes, call 112, 911 or your local emergency number.
    first: Stop and cool yourself now: shade, wet clothes, a fan, sips of water, someone with you. Confusion, fainting, vomiting or hot dry skin means heat stroke: call 112, 911 or your local emergency number and keep cooling. Is someone there?
    again: Keep cooling and resting; no more exercise today, however well you feel. If you're not clearly better within half an hour, or you feel confused or sick, call 112 or 911.
    other: Get {person} into the shade, soak them with cool water, fan them, and give sips only if they're fully awake. If they're confused, fainting, vomiting or no longer sweating, call 112, 911 or your local emergency number and keep cooling.
    done: Good that you've cooled down and been looked after; give it a few easy days before any training in the heat.
    caution: Feeling sick, dizzy or confused in the heat is an emergency sign: cool down and call 112 or 911 if it doesn't pass. Please don't train in the heat until you've recovered.

    == bloodSugar
    is: your blood sugar
    first: Treat it first: 15 to 20 g of fast sugar now, such as half a glass of juice or three glucose tablets, then check again in 15 minutes and repeat if it's still low. If you're confused, very drowsy, or very high with vomiting, call 112, 911 or your local emergency number.
    first: Check your sugar now. Under 4 mmol/L (70 mg/dL), or if you can't measure, take juice or glucose and recheck in 15 minutes. If it won't rise, or you're high with vomiting or deep breathing, call 112 or 911. Is someone with you?
    again: Your sugar comes before anything else: measure again, follow your plan, eat something longer-lasting once it's up, and don't exercise or drive yet. 112 or 911 if you get drowsy, confused or keep vomiting.
    other: If {person} can swallow, give juice or glucose now and check again in 15 minutes. Drowsy, confused or unconscious: call 112, 911 or your local emergency number, put nothing in the mouth, and lay them on their side.
    done: Good that it's sorted; tell your diabetes team about it before the next workout.
    caution: With diabetes, food and exercise change what your medicine does. Please settle this goal with your diabetes team first, and treat a low at once with fast sugar.

    == psychosis
    is: what you're hearing or seeing
    first: That must be frightening or very tiring. Please tell someone you trust and a doctor today, and if the voices tell you to hurt yourself or anybody, or not to eat, call 112, 911 or your local emergency number now. 988 and 116 123 listen, too. Are you safe right now?
    first: I believe that it's real to you, and it's something doctors can help with, the sooner the better. See one today, don't be alone with it, and call 112 or 911 if you feel pushed to harm yourself or others. Are you safe right now?
    again: I'd like someone in the room with you. A friend, a doctor's line, 988 or 116 123 can stay with you through it; 112 or 911 if you feel in danger. Sleep, and no alcohol or drugs, helps until you're seen.
    again: I keep coming back to this, since it gets better with treatment and harder without. In danger it's 112 or 911. Who could go with you to a doctor or an emergency department today?
    unsafe: Then call 112, 911 or your local emergency number now and tell them what you hear or see. Stay where other people are until someone comes.
    other: Stay calm with {person}, don't argue about what's real, and get a doctor today. If they might hurt themselves or someone, or don't eat or drink, call 112, 911 or your local emergency number.
    done: I'm glad somebody is with you on this, and there's no hurry with anything else.
    caution: What you've written is something to bring to a doctor soon, and to 112 or 911 if you feel in danger. It's treatable, and it comes before the goal.

    == fainting
    is: the fainting or dizziness
    first: Sit or lie down now, legs up, and sip some water. See a doctor today before any more exercise. Call 112, 911 or your local emergency number if you passed out during exercise, hit your head, or have chest pain, a racing heart or trouble speaking.
    first: Stop for today, please. Lie down until it's gone, drink and eat something, and have a doctor find the cause. If it comes back, or with chest pain, breathlessness or a bad headache, call 112, 911 or your local emergency number.
    again: It may be something simple such as too little food, water or sleep, but fainting and dizzy spells should be checked before you train on. 112 or 911 if it happens during effort or with chest pain.
    again: Still no workout from me until a doctor has looked at this. Until then stand up slowly, eat and drink regularly, and don't drive if it keeps coming. When could you be seen?
    other: Lay {person} flat with the legs raised and check that they breathe. If they don't wake within a minute, hit their head, or have chest pain, call 112, 911 or your local emergency number. Otherwise a doctor should see them today.
    done: Good that it's been looked at; go by what they told you, and start again gently.
    caution: With fainting or dizziness, see a doctor before you exercise, and call 112 or 911 if it comes with chest pain, breathlessness or a blow to the head.

    == darkUrine
    is: the dark urine
    first: Go to an emergency department today, please, or call 112, 911 or your local emergency number if you feel very unwell. Brown or cola-coloured urine after hard exercise can mean muscle breakdown that harms the kidneys. Drink water, take no painkillers, and don't train.
    first: That needs a blood test today, not tomorrow. Dark or bloody urine, above all with sore or swollen muscles, can be rhabdomyolysis. Emergency department now, 112 or 911 if you're unwell, no ibuprofen, and no exercise. Can someone take you?
    again: Even if the colour is clearing, your kidneys should be checked today; the test is quick, and treatment early is simple. No training and no ibuprofen until then.
    done: Good that it's been tested; let them tell you when and how to start again.
    caution: Dark or bloody urine, above all after hard exercise, needs a doctor today and no training until it's explained.

    == eatingDisorder
    is: how things are with food
    first: Thank you for saying that; it can't have been easy. Eating too little, or making up for eating, takes a hold that's hard to break alone, and it's very treatable. Please talk to a doctor or someone you trust. If you faint or feel very weak, call 112 or 911.
    first: I won't help with eating less, and I'd rather say why: that pattern harms body and mind fast. Your next meal is still yours to have. A doctor or a helpline can help, such as Beat on 0808 801 0677 in the UK or ANAD on 1-888-375-7767 in the US. Does anyone know about this?
    skipping: There's nothing to make up for: one meal changes nothing, and skipping the next one usually feeds the cycle. Eat as you normally would at the next meal. If food and guilt often go together, a doctor or an eating disorder helpline is the right place.
    again: I'd like to leave numbers, calories and weight alone here. What would help more is one person who knows: a doctor, a parent, a friend, or an eating disorder line: Beat on 0808 801 0677 in the UK, ANAD on 1-888-375-7767 in the US.
    again: You deserve to eat, today as well, whatever the scale or the mirror says. Please show these messages to a doctor or someone close, and call 112 or 911 if you feel faint or your heart is racing. Who could that be?
    again: That sounds exhausting to live with. It isn't a matter of willpower, and people do recover. A doctor can open the door to the right help this week; nothing here has to be earned or burned off first.
    meal: Make it a proper plate: something filling such as rice, bread or potatoes, something with protein, a bit of green, and whatever makes it taste good. Eat it sitting down, with no counting.
    meal: Whatever you have that sounds good will do, as long as there's enough of it. Regular meals, about every three or four hours, are what makes eating easier again.
    meal: I'd keep it simple and warm, eaten with somebody if you can. No food is off limits there, and nothing about it has to be measured or made up for.
    meal: Take the easy option today: eggs on toast, soup with bread, pasta with whatever is in the fridge. Enough to feel full is the right amount.
    meal: Pick by what you'd like to eat, and have it at the usual time. If that feels hard, tell whoever you trust with this; it gets easier with company.
    other: It's good that you notice. Pick a quiet moment, say what you've seen and that you're worried, without comments on weight or food, and offer to go to a doctor with {person}. If they faint or refuse to eat and drink at all, call 112, 911 or a doctor today.
    past: Thanks for telling me. With that history, I'd keep weight, calories and skipped meals out of it, and have your doctor or therapist in the picture before changing how you eat. We can work on sleep, stress or strength instead. Are you in touch with someone?
    done: I'm really glad someone's helping you with that, and we'll leave weight and calories out of it here.
    caution: Please talk to a doctor or an eating disorder helpline before you work on weight or food. Skipping meals, purging or fasting for days does harm fast; with fainting or chest pain call 112 or 911.

    == mania
    is: the lack of sleep
    first: Days with little sleep and a lot of energy can be a sign that your mood is running too high, even when it feels wonderful. Please call your doctor today, don't stop any medicine, and put big decisions off. If you feel out of control, call 112 or 911.
    first: I'd slow down here, not up. Being awake for days, or racing, needs a doctor today. Tell someone close how you've been, hold off on spending, driving and plans, and call 112 or 911 if things tip over. Have you spoken to your doctor?
    again: However good it feels, your brain needs sleep and a doctor needs to know. Dim lights, no caffeine or alcohol, someone near you, and a call to your doctor today. No new goals from me for now.
    other: Try to get {person} to a doctor today, and keep car keys, cards and alcohol out of reach if you can do it calmly. If they're a danger to themselves or others, call 112, 911 or your local emergency number.
    done: Good that your doctor knows; sleep first, and the goals will keep.
    caution: Nights without sleep and a racing mood belong in a doctor's hands before any goal. Please don't stop a medicine on your own, and call 112 or 911 if it gets out of control.

    == withdrawal
    is: how you stop
    first: Wanting to stop is a good decision; please don't do it from one day to the next on your own. After daily heavy use, that can cause seizures. A doctor can make it safe. With shaking, sweating, confusion or seeing things, call 112, 911 or your local emergency number.
    first: Please see a doctor today before you stop or cut down sharply. When a body depends on alcohol or tablets, withdrawal can be dangerous, and there's medicine for it. Cramps, fever, confusion or hallucinations: 112, 911 or your local emergency number. Do you have any of those now?
    again: I'll gladly be part of this once a doctor is. Until you've spoken to one, don't stop at a stroke, don't be alone, and call 112 or 911 with a seizure, confusion, fever or strong shaking.
    again: This isn't about willpower; it's chemistry, and a doctor or an addiction service can take the danger out of it, often within days. In the US, 1-800-662-4357 helps at any hour. Who could you ring today?
    other: Wanting to stop is a good thing for {person}, but not at once and alone: after heavy daily use, that can be dangerous. Help them see a doctor today. Seizure, confusion, fever or seeing things means 112, 911 or your local emergency number.
    done: Great that you're doing this with medical help, and I'm glad to cheer on the parts around it.
    caution: Stopping alcohol, opioids or sedatives at once can be dangerous when a body depends on them. Please let a doctor plan it; with shaking, confusion or a seizure call 112 or 911.

    == driving
    is: the driving
    first: Please don't drive again until you've slept, or are sober; neither coffee nor an open window helps. If you're on the road, stop somewhere safe and nap or call someone. If you keep nodding off in spite of enough sleep, see a doctor. Are you parked?
    first: That was close, and I'm glad you're here. No driving today until you've properly slept and are sober: a taxi, a bus or a friend. Falling asleep in the daytime again and again is a reason to see a doctor soon.
    again: I'd still leave the car where it is. When you're rested and sober, it's another day; if sleepiness keeps coming, a doctor can check for sleep apnoea, and until then don't drive.
    other: Please don't let {person} drive like that, if you can stop it safely: keep the keys, call a taxi, offer a bed. If they're on the road already and in danger, call 112, 911 or your local emergency number.
    done: Good; get some proper sleep, and we'll pick things up when you're rested.
    caution: Don't drive when you're sleepy or have been drinking. Nodding off by day, in spite of enough sleep, is a reason to see a doctor soon.

    == pregnancy
    is: the pregnancy
    first: Pregnancy, birth and nursing change what's right for exercise, food and weight, so please ask your doctor or midwife before starting or changing anything; moving is usually welcome, losing weight usually isn't. Bleeding, strong pain, fainting or fluid: call 112, 911 or your maternity unit at once.
    first: Your doctor or midwife is the one to set limits now, so I won't give a plan for training or weight. Bring them your question; most say yes to gentle movement. With bleeding, strong pain or dizziness, stop and call 112, 911 or your maternity unit.
    again: I still can't plan training, food or weight around this; your midwife or doctor can, with a two-minute question. I'm happy to talk about sleep, stress or how you're doing. Have you got an appointment soon?
    done: Good that they're on board; stay within what they told you, and tell me what that is.
    caution: While pregnant, after a birth or nursing, ask your doctor or midwife before exercise, diets or weight loss. Bleeding, strong pain or fainting: 112, 911 or your maternity unit.

    == medicines
    is: your medicine
    first: That's one for your pharmacist or doctor, today if you can: I can't say what's safe with a medicine, and changing, mixing or stopping one on your own can do real harm. If you've taken too much or feel unwell, call 112, 911 or poison control.
    first: Please ask a pharmacist or your doctor; a phone call usually settles it. Until then keep to what's on your prescription, and don't add, mix, double or stop anything. For a bad reaction or too much of it, call 112, 911 or poison control.
    again: I'd give you a guess there, and with medicine a guess isn't good enough. Your pharmacist can answer it in a minute, often by phone. Anything around it, such as sleep, walking or meals, I'm glad to talk about.
    again: Still a question for your doctor or pharmacist, who know what else you take. Until you've asked, leave the dose and the timing as prescribed. Would a call today be possible?
    done: Good that you asked them; go by what they said.
    caution: This touches medicines, so please settle it with your doctor or pharmacist first, and don't change, mix or stop any of them on your own.

    == injury
    is: the injury
    first: I'd rest that part and let a doctor or physio look at it before you load it again, soon if it's swollen, numb, unstable or can't bear weight. If it's badly out of shape, or numb with trouble peeing, call 112, 911 or go to an emergency department.
    first: Pain like that is a reason to stop, not to push through. Ice, rest, and a doctor or physio this week; today if it's swollen, numb, gave way or you can't put weight on it. Did it come on suddenly?
    again: Then stay easy on it: ten minutes of something cold a few times today, the part up when you sit, and only movements that don't hurt. If it's no worse tomorrow morning, today was all right.
    again: I know waiting is annoying. A few days off cost you almost nothing, while training on an injury can cost months, and there's a lot that spares it in the meantime. What would you miss most?
    again: That's worth watching for two or three days. Better each morning means it's healing by itself; the same or worse means that it needs more than rest, and not more training.
    done: Good that it's been looked at; keep to what they allowed, and we'll build on that.
    caution: With an injury, or pain that isn't just soreness, have a doctor or physio look first, and stop at what hurts. Numbness, or not bearing weight, means today.

    == unclear
    is: what you told me
    first: I'd like to understand that properly, so tell me what's going on, in your own words. If anyone's in danger, call 112 or 911 now; to talk, 988 in the US and 116 123 in the UK and Ireland are there at any hour.
    first: That could be nothing or a lot, and I'd rather hear it from you: how are things right now? For anything sudden or unsafe there's 112 or 911, and a doctor for what worries you about your body.
    again: I may be reading too much into it, so I'm only asking: is everything all right with you? With any danger, 112 or 911; for a bad day, 988, Samaritans on 116 123, or someone close.
    other: That sounds worrying; how are things with {person} right now? If it could be dangerous, call 112, 911 or your local emergency number and stay close. If it's less urgent, a doctor or a helpline can advise you today.
    done: Thanks for telling me; then we can go on.
    caution: Something you've written sounds like more than a coach should plan for. Talk to a doctor, or to somebody you trust, first; in danger call 112 or 911.

    == symptom
    is: that sign
    first: That deserves a doctor's eye this week, before anything else; most causes are harmless, and the others are best found early. If it's sudden, heavy or you feel really unwell with it, call 112, 911 or your local emergency number.
    first: I'd make an appointment about that now, since it's nothing a habit can fix or I can judge. A doctor soon, please, and 112, 911 or your local emergency number if it gets worse fast. How long has it been there?
    again: I'd still get that seen before we change anything about food or exercise. One appointment, and then we know. Call 112 or 911 if it gets sudden or severe.
    done: Good that it's been checked; go by what they said.
    caution: What you've mentioned should be seen by a doctor first, soon, and at once by 112 or 911 if it's sudden or severe.

    == minor
    is: your weight
    first: I'm glad you asked. While you're still growing, I won't make a weight plan, and eating less can hold your body back. Talk it over with a parent, your doctor or a school nurse. What helps at any size: good sleep, regular meals and moving in a way you like.
    first: Under 18, weight isn't something to work on with an app, so no numbers from me. A parent, a doctor or a school nurse can look at it properly with you. Is there a sport or a dance you enjoy? That's a great thing to do more of.
    again: No plan for weight from me, and that isn't a verdict on you: bodies change a lot at your age. If how you look keeps bothering you, or someone comments on it, please tell a parent, a doctor or a school nurse.
    again: I'd still leave weight and calories alone. I'm glad to help with sleep, stress before tests, screens or getting better at a sport. And a grown-up you trust should know that this is on your mind. Who would that be?
    done: Great that you talked to them; go by what they said, and I'm here for sleep, stress and sport.
    caution: Under 18, weight and eating less belong with a parent, a doctor or a school nurse, not with a plan. Sleep, regular meals and a sport you like are good goals.

    == unsafePace
    is: that pace
    first: I won't plan for that, because it would cost you muscle, health and most likely the result. Up to 1 kg or 1 % of your weight a week is the safe limit, and below 1,200 kcal a day only with a doctor. With dizziness or a racing heart, get checked.
    first: That's faster than a body can take safely. The usual limit is 1 kg or 1 % of your weight a week, and not below 1,200 kcal a day unless a doctor is watching. A slower pace tends to stay off. What's the rush about?
    again: Still a no to that pace, however it's split up. A doctor or dietitian can supervise something stricter if there's a medical reason. I'm glad to help with a slower one: a later date, or a smaller first step.
    again: Eating that little makes people cold, tired and hungry enough to gain it back. I'd rather help you with a pace you can keep, at most 1 kg or 1 % a week. Would a later date be possible?
    done: Good, that's something to build on, and I'm glad to help with the days in between.
    caution: More than 1 kg or 1 % of body weight a week, or fewer than 1,200 kcal a day, isn't safe without a doctor. Please move the date or the target.

    == overTraining
    is: the overload
    first: That sounds like more than your body can repair, and more training won't fix it. Take two or three full days off and sleep. If your pulse stays high, you're ill or the tiredness lasts, see a doctor before you go on. Is it hard to let yourself rest?
    first: Rest is where training turns into fitness, and you're not getting any. A few days completely off, please, and a doctor if you have a fever, a high resting pulse or can't shake the tiredness. If missing a workout feels unbearable, tell them that as well.
    again: I'd still not add anything. No workouts with a fever or while you're this drained, and at least one full rest day every week after that. If resting makes you anxious, a doctor or therapist can help with that. What's one thing you'd enjoy on a day off?
    done: Good that you've taken care of it; we'll come back in small steps.
    caution: This leaves no room to recover. Plan at least one full rest day a week, don't train when ill, and see a doctor if your resting pulse stays high.

    == nothing
    playedDown: I hope it's nothing, too. It's the kind of thing where being wrong costs too much, so please call 112, 911 or your local emergency number, or be seen in person today. I'd rather we laughed about it tomorrow.
    playedDown: I get that it's annoying to be asked again. Still, {it} can't be judged in a chat, and it can change within minutes. 112, 911 or an emergency department, please, and everything else afterwards.
    goesOn: That can wait, and it will still be here. First {it}: call 112, 911 or your local emergency number, or let someone take you to be seen. Tell me when you've done that.
    goesOn: Not yet, and I mean it kindly. Until somebody medical has looked at {it}, I'd only be distracting you from the call that matters: 112, 911 or your local number. Have you called?
    goesOn: I'll be glad to come back to that once {it} has been seen to. Right now the next step is a phone call: 112, 911 or your local emergency number.
    refused: I understand that calling feels like too much. It doesn't have to be you: ask anyone nearby, or ring a nurse line or doctor and tell them. If it gets worse, 112 or 911, please, whatever it costs; they have to help you first.
    refused: I can't make you, but I'd be a poor coach if I went on as if nothing were wrong. Please let one person near you know about {it}, so that somebody can call 112 or 911 if it turns.
    passed: Good to hear that it has eased. That doesn't settle it, though: {it} should be looked at today even when it's quiet, and it's 112 or 911 if it comes back. No exercise until then.
    passed: I'm relieved it's better. Feeling fine again is common in between, so please still see a doctor today, and call 112, 911 or your local emergency number at the first sign of it returning.
    arranged: Please don't leave it until then if anything is still there: call 112, 911 or your local emergency number now. If it's completely gone, being seen today is better than tomorrow.
    short: One thing only: call 112, 911 or your local emergency number now, and tell them what you told me.
    thanks: Please make that call before you close this: 112, 911 or your local emergency number. I'd love to hear afterwards that you're being looked after.

    still: I'll keep to this until I know you're being looked after: 112, 911 or your local emergency number, or someone who drives you there. You don't need to be sure before you call.
    still: Say it to the person on the phone just as you said it to me, and let them decide; that's what they're there for. 112, 911 or your local emergency number.
    still: Nothing you could ask me is more useful than that call. If you're worried about making a fuss, don't be: 112 and 911 get calls like this all day, and they'd rather come for nothing.
    still: If you're alone, ring a neighbour or a friend first and have them come over, then call 112, 911 or your local emergency number together. Everything else here will keep.
    still: I know I'm repeating myself. It's because {it} could be serious, and only somebody who can examine you knows. 112, 911 or your local emergency number, please.
    coming: That was the right call. Sit or lie still, unlock the door, keep the phone by you, and tell them at once if anything changes.
    othersAgain: I'd still make that call for {person}; waiting is the one real mistake here, and the people at 112 or 911 will tell you in a minute whether it's needed. Stay close, and note when it began.
    othersDone: Good that help is there for {person}, and that you stayed; everything here can wait.
    keptOut: I'd go by what your doctor allows, and I don't know that yet, so no exercise from me until then. What did they say is all right for now?

    == mind
    playedDown: Maybe it came out bigger than you meant it. I'd still rather ask one time too many: 988, 116 123 and 112 or 911 are there if it comes back, even at four in the morning. Are you safe right now?
    playedDown: You don't have to make it smaller for my sake. It's all right to have said it. If some of it was true, tell one person you trust tonight, or 988 or 116 123. Are you safe right now?
    goesOn: The goal can wait; it really can. I'd like to know first that you're safe and that somebody knows about {it}. A friend, 988, 116 123, or 112 or 911 if it's urgent. Are you safe right now?
    goesOn: I haven't forgotten what you told me, and it matters more than any number here. 988 and 116 123 answer at any hour, 112 or 911 in danger. Is there somebody who could be with you, or on the phone with you, for the next hour?
    goesOn: We'll get back to that, I promise. For now I'd only ask one thing: let another person in on {it}, someone close or a crisis line such as 988 or 116 123. In danger it's 112 or 911.
    refused: It's okay not to want to call; many people don't. You can text or chat instead: findahelpline.com shows how in your country. Or just sit near someone. If it gets sharper, 112 or 911 is right, and nobody will be angry.
    refused: You wouldn't be a bother to anyone, even if it feels like it. One message is enough: “I'm not doing well, can you come over?” And 988, 116 123, or 112 or 911 if you can't keep yourself safe.
    passed: I'm glad it has eased a bit. It can come back in waves, so it helps if someone knows: a friend, a doctor, 988 or 116 123, and 112 or 911 in danger. Are you safe right now?
    passed: That's good to hear, and I'd still like someone to know how it was. Please tell one person today, or your doctor. If it turns again: 988, 116 123, or 112 or 911. Are you safe right now?
    arranged: That's a good step, and I'm glad. Until then please don't be alone with it: someone near you, 988 or 116 123, and 112 or 911 if it gets too much. Are you safe until then?
    short: In one sentence: you matter, so please let a person hear this tonight, by 988, 116 123, or 112 or 911 in danger.
    thanks: I'm glad you're still talking to me. Before you go, please let one person know about {it}, and keep 988, 116 123 and 112 or 911 in mind for the night. Are you safe right now?

    still: Take your time, and say as much or as little as you like. I'd only want a person beside you as well: someone you trust, 988 or 116 123, and 112 or 911 if it turns dangerous.
    still: You've kept going through this so far, and you needn't do the next hour alone. Sit with someone, put the phone on speaker, call 988 or 116 123; 112 or 911 in danger.
    still: I can't see how you are from here, so I'd rather keep asking than miss it. If you're not sure whether it's bad enough to call, it is: 988, 116 123, or 112 or 911.
    still: Let's make it small: one message to one person, just “can you come?”. If nobody comes to mind, 988, 116 123 and findahelpline.com are there, and 112 or 911 in danger.
    othersAgain: Simple words will do: “I'm worried about you, I'm here, and we'll get help together.” Listen more than you advise, don't promise to keep it secret, and with any immediate danger it's 112 or 911. You matter, too, so lean on someone yourself.
    othersDone: I'm glad somebody is there for {person}, and that it was you who noticed.
    keptOut: I'd rather leave weight and calories out of it for now and look after how you're doing. When things feel steadier, your doctor can say what's right. Sleep, a walk, someone to talk to: any of those we can work on.

    == talk
    playedDown: It may be. I'd still leave plans and numbers alone until someone has looked at {it}, because that's the sort of thing people get used to. A doctor this week, please, and 112 or 911 if it gets worse.
    playedDown: I hear you, and I don't want to make a drama of it. But {it} isn't something I can talk away, so it's a doctor first and the rest after. What keeps you from asking one?
    goesOn: I'd rather not give you a plan or numbers while {it} is open. Once you've talked to a doctor about it, we'll pick that up. In the meantime, I'm glad to talk about sleep, stress or your day.
    goesOn: That's one I'm leaving out here, and it isn't a judgement of you. The person to ask is a doctor, who can look at {it} as well. Anything about sleep, people or your day is welcome.
    goesOn: I'll pass on that while {it} stands as it is. If asking a doctor feels big, start with one message to somebody close: “Can I tell you something?”
    goesOn: No figures and no plans on that from me yet, sorry. What would make today a little easier instead, something calm, someone to call, an early night?
    goesOn: Still off the table, and only because a mistake there would hurt you. The moment a doctor has said what's all right, I'm glad to pick it up again.
    goesOn: Not just yet: {it} comes first, and anything I planned now could make it worse. Speak to a doctor, tell me what they say, and we'll go from there.
    refused: That's understandable; plenty of people feel that way about doctors. A phone or online consultation, a nurse line or a pharmacist is a start, and so is telling someone you trust about {it}. If it gets bad, call 112 or 911.
    passed: Good to hear. I'd still mention {it} to a doctor before we go on with plans or numbers, so that it doesn't catch you out again, and it's 112 or 911 if it comes back hard.
    arranged: That's the right step. Until then take it easy, no plans and no numbers from me, and call 112 or 911 if {it} gets worse before that.
    short: In short: one person should know about {it}, and a doctor is the best one to begin with. Until then I leave out plans and numbers.
    short: Shorter still: tell a doctor, leave numbers alone, and go easy on yourself until you've been there.
    thanks: You're welcome, and I'm glad you stayed with this. Rest a bit, let one person know how things are, and come back whenever you like.
    thanks: Of course. Please take {it} to a doctor soon, look after yourself until then, and tell me how it went.

    othersAgain: I'd stay near {person} and get a doctor's advice today all the same; it's easier to be told it's nothing. If it gets worse, call 112, 911 or your local emergency number.
    othersDone: Good that somebody is looking after {person}, and that you took care of it.
    keptOut: I'm still leaving that part out, as we said; whoever is treating you knows what's right and when. Sleep, stress or how your days go: I'm glad to help with any of those.

    == care
    playedDown: Could well be, and I'd still keep it out of any plan until somebody qualified has looked at {it}. Everything else here is open, so pick what you'd like to talk about.
    goesOn: I'd leave that part until {it} is cleared up with a doctor or another professional. Sleep, stress, water, habits: any of those I can help with today.
    goesOn: Same answer there, I'm afraid: not while {it} is open. Tell me what the doctor says, and we'll build on that. Meanwhile, what else is on your mind?
    refused: Fair enough, it's your call. I just can't advise on that part without somebody qualified having had a look at {it}. I'm glad to help with anything else.
    passed: Good to hear. A quick word with a doctor or another professional about {it} is still worth it before you step things up again, and then we can.
    short: In short: I'd have a doctor or another professional look at {it} first, and everything else here stays open.
    arranged: Good step. We'll leave that part until you've been, and you can tell me what they said about {it}.
    keptOut: I'm leaving that part out until someone who knows you in person has said what's right. Sleep, stress, water or habits: I'm glad to help with any of those.
    othersAgain: I'd still ask a doctor or pharmacist about {person}; one call settles it, and they know what to look for.
    othersDone: Good that somebody is looking after {person} now.
    """#
}
