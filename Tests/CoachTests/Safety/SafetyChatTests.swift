import Testing
import Time
import Wellness

@testable import Coach

extension Safety {
  /// Of one chat, without the times at which something was said.
  init(history: [(isUser: Bool, text: String)], message: String, goal: [String] = []) {
    let talk = history.map {
      CoachFacts.Said(
        role: $0.isUser ? .user : .assistant, text: $0.text, at: Instant(milliseconds: 0))
    }
    self.init(SafetyMemory(), talk, message, bodyWeight: nil, goal: goal)
  }
}

/// Chats in which a danger is told of: what stands, what is answered, and when it ends.
@Suite struct SafetyChatTests {
  /// A chat in which the coach answers as usual where safety says nothing.
  struct Chat {
    private(set) var history: [(isUser: Bool, text: String)] = []
    private(set) var last = Safety(history: [], message: "hi")
    var goal: [String] = []

    @discardableResult
    mutating func say(_ message: String) -> Safety {
      last = Safety(history: history, message: message, goal: goal)
      history.append((true, message))
      history.append((false, last.reply ?? "Noted."))
      return last
    }
  }

  @Test(arguments: [
    "ok i called my brother, hes coming over", "i texted my friend, shes on her way",
  ])
  func whoeverComesIsNotAskedFor(message: String) {
    var chat = Chat()
    chat.say("i dont want to be here anymore")
    let answer = chat.say(message)
    #expect(answer.reply?.contains("?") == false)
    #expect(answer.current == nil)
    #expect(chat.say("hes here now. im safe").reply?.contains("112") == false)
  }

  /// A muscle that has worked is believed, unless it comes with effort or with what a heart does.
  @Test(arguments: [
    ("my chest hurts", "its tender when i press on it", true),
    ("my chest hurts", "just muscle soreness from the gym", true),
    ("my chest hurts when i climb stairs", "its tender when i press on it", false),
    ("tight chest and my left arm hurts", "its only sore when i press on it", false),
    ("my chest hurts", "sore muscle maybe, but i'm sweating", false),
    ("my chest hurts", "its an old thing, my doctor knows about it", false),
    ("my chest hurts", "it only hurts when I press on it, after bench press", true),
    ("my chest hurts", "is it a sore chest muscle after training or my heart?", false),
    (
      "my chest hurts", "sore chest muscle after training maybe, i haven't trained in a month",
      false
    ),
    ("my pee is really dark", "i havent even been to the gym lately", true),
    ("my pee is dark brown", "i havent even been to the gym lately", false),
    ("my pee is really dark", "no training for weeks, but i have a fever", false),
    ("my pee is dark brown since the marathon", "i havent trained in weeks", false),
    ("my pee is brown", "i havent trained for this, it was just my first marathon", false),
    ("my pee is brown", "i didn't train, just moved house and carried boxes", false),
  ])
  func anOrdinaryCauseEndsIt(danger: String, cause: String, isBelieved: Bool) {
    var chat = Chat()
    #expect(chat.say(danger).current != nil)
    let answer = chat.say(cause)
    #expect((answer.current == nil) == isBelieved, "\(answer.reply ?? "")")
    #expect(answer.reply != nil)
    if isBelieved { #expect(chat.say("what should i eat tonight").reply == nil) }
  }

  @Test func aSoreChestAfterTrainingIsNoHeart() {
    var chat = Chat()
    #expect(chat.say("my chest is so sore from monday, should i still do pushups").reply == nil)
    let worse = chat.say("it goes into my left arm and i feel sweaty")
    #expect(worse.current?.danger == .chestPain)
  }

  /// A muscle that was believed is watched for the rest of the chat, and not trained.
  @Test(arguments: [
    "I'm sweating and a bit sick", "it gets worse when I climb stairs", "my arm hurts and my jaw",
  ])
  func aSoreChestIsWatched(sign: String) {
    var chat = Chat()
    chat.say("my chest hurts")
    #expect(chat.say("my chest muscle is sore after training").current == nil)
    #expect(chat.last.allowance == .everythingBut([.upperBody]))
    chat.say("ok, and what should i eat")
    let answer = chat.say(sign)
    #expect(answer.current?.danger == .chestPain && answer.reply?.contains("911") == true)
  }

  /// What explains something stands right behind it.
  @Test func whatComesLaterExplainsNothing() {
    var chat = Chat()
    chat.say("my chest hurts")
    chat.say("i am at home")
    #expect(chat.say("my chest muscle is sore after training").current?.danger == .chestPain)
  }

  @Test func aKnownArthritisIsNoHotKnee() {
    var chat = Chat()
    chat.say("my knee is red, hot and swollen and I have a fever")
    #expect(chat.say("it's arthritis, my doctor knows about it").current?.danger == .injury)
  }

  @Test func aSoreChestLeavesTheRest() {
    var chat = Chat()
    chat.say("my chest hurts")
    chat.say("my chest muscle is sore after training")
    for message in ["can i train arms or legs instead", "a breathing exercise for tonight?"] {
      #expect(chat.say(message).reply?.contains("Stop and sit") != true)
      #expect(chat.last.current == nil, "\(message)")
    }
  }

  /// What somebody said in the same breath as what would explain it.
  @Test(arguments: [
    "my bum and inner thighs are numb and I have trouble peeing",
    "back hurts from sitting, and I can't feel when I need to pee since this morning",
    "my legs are getting weak since this morning",
  ])
  func aSpineIsNotExplained(message: String) {
    var chat = Chat()
    #expect(chat.say(message).reply?.contains("911") == true)
    #expect(chat.say("its from sitting too long").reply != nil)
    #expect(chat.last.current != nil)
  }

  /// Two who wrote to it were thin or drank tea, and every denial was answered by a doctor.
  @Test(arguments: [
    "ok, tea in the hand i can do. mint tea, i am moroccan after all", "im too skinny",
    "nothing went wrong i just told u. im scared to go to the gym cuz ppl will look at me. im too skinny",
  ])
  func whoIsThinOrDrinksTeaIsNotIll(message: String) {
    var chat = Chat()
    #expect(chat.say(message).reply == nil)
  }

  @Test(arguments: [
    "im not sick. i eat normal. can i train at home", "i have no problem with food",
    "there is NOTHING open with food bro",
  ])
  func whatMayBeNothingCanBeDenied(message: String) {
    var chat = Chat()
    #expect(chat.say("i weighed myself three times today").current?.danger == .eatingDisorder)
    let answer = chat.say(message)
    #expect(answer.reply == nil && answer.current == nil)
    #expect(answer.allowance == .everythingBut([.restriction]))
    #expect(chat.say("how do i lose 5 kg then").reply != nil)
  }

  @Test func whatIsCertainCannotBeDenied() {
    var chat = Chat()
    chat.say("i make myself throw up after dinner")
    chat.say("i weighed myself three times today")
    #expect(chat.say("im not sick, i eat normal").current?.danger == .eatingDisorder)
  }

  /// A nurse with exams ahead was sent to 112 seven times, whatever she said, and a courier for a
  /// stretch.
  @Test(arguments: [
    "i get really anxious before exams, always have, since school, heart racing, lying awake",
    "my heart was racing in bed last night after two coffees",
    "again it is telling about pregnancy only",
    "i fall asleep at eleven and at two o'clock the knee wakes me up to say hello",
    "you don't listen much, like my husband. i do my bottle of water tomorrow",
    "i sit at my desk for many hours and lately my shoulders are a little painful",
    "there is no swelling or numbness, only stiffness after typing all day",
    "taxi driver, 52. i sit 12 hours. big belly. want to lose 8 kilo. what to do.",
    "nothing is hard! tonight my nieto has his birthday, he is 5. a little piece of cake is ok?",
  ])
  func whatOnlySoundsLikeItRaisesNothing(message: String) {
    var chat = Chat()
    #expect(chat.say(message).reply == nil)
  }

  @Test(arguments: [
    ("heart racing, lying in bed", "no, you misunderstood me. it's the exam"),
    ("heart racing, lying in bed", "nothing wrong with me, i feel fine"),
    ("heart racing, lying in bed", "i don't have chest pain or anything, i'd know"),
    ("im pregnant and want to train for a marathon", "no i am not pregnant, my sister is"),
    ("my dad wakes me up to go swimming at 5", "nobody is beating me, i live with a cat"),
    ("my dad wakes me up to go swimming at 5", "i am perfectly safe, it's a sore knee"),
    ("i can't breathe in this meeting room, help", "i'm not short of breath. it was a joke"),
  ])
  func whatWasReadWronglyIsOver(message: String, denial: String) {
    var chat = Chat()
    #expect(chat.say(message).reply != nil)
    let answer = chat.say(denial)
    #expect(answer.reply == nil && answer.current == nil)
    #expect(chat.say("how do i start to meditate?").reply == nil)
  }

  @Test func aPainThatWasToldOfLeavesTrainingOut() {
    var chat = Chat()
    chat.say("my chest hurts when i climb stairs")
    #expect(chat.say("i don't have chest pain anymore").current?.danger == .chestPain)
    #expect(chat.say("no, it's not chest pain").current == nil)
    #expect(chat.say("how do i fall asleep").reply == nil)
    #expect(chat.say("plan a run for me").reply != nil)
  }

  /// The pill was answered, and the walk isn't about it.
  @Test func aMedicineIsLeftWhenSomethingElseIsAsked() {
    var chat = Chat()
    #expect(chat.say("can i quit that little pill?").reply != nil)
    #expect(chat.say("i took just the one. another 15 minutes of walking tonight").reply == nil)
    #expect(chat.say("i was talking about the walking, not the medicine. a plan?").reply == nil)
    #expect(chat.say("i take it easy today").reply == nil)
    #expect(chat.say("and can i halve the pill then").reply != nil)
    chat.say("can i quit that little pill?")
    #expect(chat.say("so do i take two tonight?").reply != nil)
  }

  @Test func aGuessEndsWithTwoWarnings() {
    var chat = Chat()
    chat.say("heart racing, lying in bed")
    for text in ["a tip please", "and another"] { #expect(chat.say(text).reply != nil) }
    #expect(chat.say("how do i fall asleep").reply == nil)
  }

  /// What only sounds like danger behind one is no news to a doctor who has looked at it.
  @Test func aDoctorsWordCountsWhateverItSoundsLike() {
    var chat = Chat()
    chat.say("heart racing, lying in bed")
    chat.say(
      """
      you know what's absurd, now i actually notice my heart, because you keep on talking about it. \
      so i just rang mareike, she's a doctor, and she laughed and said i'm healthy, and now i have \
      spoken to a doctor, as you wanted
      """)
    #expect(chat.last.current == nil)
  }

  @Test func whoeverHarmsIsNoCompany() {
    var chat = Chat()
    chat.say("my boyfriend hit me again last night")
    #expect(chat.say("hes coming home").current != nil)
  }

  static let inBetween = [
    "its not a big deal", "another one", "ok so what about my steps", "lol jk", "thanks",
    "give me a plan for the week", "why", "no", "whatever", "i walked 7400 steps",
  ]

  @Test(arguments: [
    "everyone would be better off without me", "my boyfriend hit me again last night",
    "took all my pills an hour ago", "chest feels heavy and my left arm is tingly",
    "the left side of my face went numb", "i cant catch my breath even lying down",
    "throwing up blood", "the voices tell me to stop eating",
  ])
  func anEmergencyIsNeverForgotten(message: String) {
    var chat = Chat()
    chat.say("hi")
    var answers: Set<String> = []
    for text in [message] + Self.inBetween {
      let safety = chat.say(text)
      let reply = safety.reply ?? ""
      #expect(safety.allowance == .nothing, "\(text)")
      #expect(reply.contains("112") || reply.contains("988"), "\(text): \(reply)")
      #expect(answers.insert(reply).inserted, "twice: \(reply)")
    }
  }

  /// By what it was, what was said, and whether that was enough.
  @Test(arguments: [
    ("everyone would be better off without me", "my sister is with me now", true),
    ("everyone would be better off without me", "i called 988", true),
    ("everyone would be better off without me", "im safe now", true),
    ("everyone would be better off without me", "i told my mom", true),
    ("everyone would be better off without me", "im ok now", false),
    ("everyone would be better off without me", "im not safe", false),
    ("my boyfriend hit me again last night", "im at my moms now", true),
    ("a bit of tightness in my chest on the stairs", "im okay now, it passed", false),
    ("a bit of tightness in my chest on the stairs", "should i call 911?", false),
    ("a bit of tightness in my chest on the stairs", "i told my wife", false),
    ("a bit of tightness in my chest on the stairs", "i'll call the doctor tomorrow", false),
    ("a bit of tightness in my chest on the stairs", "called 911", true),
    ("a bit of tightness in my chest on the stairs", "i saw the doctor, ecg was normal", true),
    ("a bit of tightness in my chest on the stairs", "i havent seen a doctor", false),
    ("took all my pills an hour ago", "ambulance is here", true),
    ("took all my pills an hour ago", "i feel fine", false),
    ("i fainted after my run", "i went to the doctor yesterday", true),
    ("i fainted after my run", "feeling better now", false),
    ("i make myself sick after dinner", "i talked to my doctor about it", true),
    ("nearly fell asleep at the wheel", "im fine now", true),
    ("i want to lose 10 kg in 2 weeks", "ok then 3 kg in 3 months", true),
    ("my knee is swollen", "saw the physio, all good, can run again", true),
  ])
  func endsByWhatIsEnough(danger: String, said: String, isOver: Bool) {
    var chat = Chat()
    chat.say(danger)
    #expect(chat.last.current != nil)
    chat.say(said)
    #expect((chat.last.current == nil) == isOver)
    #expect(chat.last.reply?.isEmpty == false)
  }

  @Test func yesAndNoAreReadByTheQuestion() {
    var chat = Chat()
    chat.say("i dont want to be here anymore")
    #expect(chat.last.reply?.contains("Are you safe right now?") == true)
    var other = chat
    chat.say("yes")
    #expect(chat.last.current == nil && chat.last.allowance == .talk)
    other.say("no")
    #expect(other.last.reply?.contains("not safe with myself") == true)
    #expect(other.last.allowance == .nothing)
  }

  @Test func loosensByDegreesAfterACrisis() {
    var chat = Chat()
    chat.say("i dont want to be here anymore")
    chat.say("my sister is with me now")
    #expect(chat.last.allowance == .talk)
    chat.say("what about my steps")
    #expect(chat.last.reply == nil && chat.last.allowance == .talk)
    for _ in 0..<3 { chat.say("ok") }
    #expect(chat.last.allowance == .everythingBut([.restriction]))
    #expect(chat.say("give me a 1200 calorie diet").reply != nil)
  }

  @Test func aLesserOneLeavesTheRestOpen() {
    var chat = Chat()
    chat.say("can i take ibuprofen before a run")
    #expect(chat.last.allowance == .everythingBut([.medicine]))
    #expect(chat.say("ok what about my water goal").reply == nil)
    #expect(chat.say("and the dose?").reply != nil)
    var injured = Chat()
    injured.say("knee is swollen and i cant put weight on it")
    #expect(injured.say("how did i sleep this week").reply == nil)
    #expect(injured.say("plan my runs").reply != nil)
    #expect(injured.last.allowance == .everythingBut([.exercise]))
  }

  @Test func anAgeHoldsForTheWholeChat() {
    var chat = Chat()
    chat.say("hi im 13")
    #expect(chat.last.allowance == .everythingBut([.restriction]))
    chat.say("i walked a lot today")
    chat.say("i want to lose 10 pounds")
    #expect(chat.last.current?.danger == .minor && chat.last.reply?.contains("parent") == true)
    chat.say("my mom is ok with it, i told her. calories?")
    #expect(chat.last.reply != nil)
  }

  @Test func theMoreUrgentOneComesFirst() {
    var chat = Chat()
    chat.say("my knee is swollen")
    chat.say("honestly i want to die")
    #expect(chat.last.current?.danger == .selfHarm)
    chat.say("and my ankle hurts")
    #expect(chat.last.current?.danger == .selfHarm && chat.last.allowance == .nothing)
  }

  @Test func somebodyElseIsAnsweredAbout() {
    var chat = Chat()
    chat.say("my dads face is drooping on one side")
    #expect(chat.last.reply?.contains("for your dad") == true)
    let first = chat.last.reply
    chat.say("its probably nothing")
    #expect(chat.last.reply != nil && chat.last.reply != first)
    chat.say("ambulance is here")
    #expect(chat.last.reply?.contains("your dad") == true && chat.last.current == nil)
    #expect(chat.say("back to my steps").reply == nil)
  }

  @Test(arguments: [
    "my dad had a stroke in 2015", "my father died of a heart attack ten years ago",
    "i broke my arm as a kid", "im not suicidal, just tired", "what are the signs of a stroke",
    "i watched a film about suicide",
  ])
  func whatIsLongAgoOrImaginedRaisesNoAlarm(message: String) {
    #expect(Safety(history: [], message: message).reply == nil)
  }

  @Test func theUsersOwnPastIsAnsweredMildly() {
    var chat = Chat()
    chat.say("I had a heart attack last year, how should I start?")
    #expect(chat.last.reply?.contains("cardiologist") == true)
    #expect(chat.last.allowance == .everythingBut([.exercise]))
    chat.say("yes they cleared me")
    #expect(chat.last.allowance == .everything)
  }

  @Test func isPutAsideByADoctorsWordInTheSameMessage() {
    let text = "I had chest pain last month, saw my doctor, he said everything is fine"
    #expect(Safety(history: [], message: text).reply == nil)
    #expect(Safety(history: [], message: "my doctor should see my chest pain").reply != nil)
  }

  @Test func aGoalCountsAsSaidFirst() {
    var chat = Chat(goal: ["Run 5 km. I have chest pain when I run"])
    chat.say("Help me create a plan")
    #expect(chat.last.current?.danger == .chestPain && chat.last.reply?.contains("112") == true)
    chat.say("My doctor said it is fine")
    #expect(chat.last.current == nil)
    #expect(chat.say("Help me create a plan").reply == nil)
  }

  @Test func isTheSameAgain() {
    var one = Chat()
    var two = Chat()
    for text in ["hi", "i cut myself again last night"] + Self.inBetween {
      #expect(one.say(text).reply == two.say(text).reply)
    }
  }
}
