import Testing
import Wellness

@testable import Coach

@Suite struct RedFlagTests {
  static let raised: [(String, RedFlag)] = [
    ("I want to die", .selfHarm), ("i want to kill myself", .selfHarm),
    ("I WANT TO KILL MYSELF", .selfHarm), ("i wanna die", .selfHarm),
    ("thinking about suicide a lot", .selfHarm), ("I feel suicidl", .selfHarm),
    ("I've been cutting myself", .selfHarm), ("I just want to end it all", .selfHarm),
    ("there is no reason to live", .selfHarm), ("everyone is better off without me", .selfHarm),
    ("I don't want to be here anymore", .selfHarm), ("i might hurt myself tonight", .selfHarm),
    ("I don't want to live any more", .selfHarm),
    ("I would never kill myself but I think about it", .selfHarm),
    ("I have chest pain", .chestPain), ("my chset hurts when I run", .chestPain),
    ("tightness in my chest on the stairs", .chestPain), ("CHEST PAIN AGAIN", .chestPain),
    ("I can't breathe properly", .chestPain), ("my heart keeps skipping", .chestPain),
    ("no chest pain unless I run uphill", .chestPain),
    ("not only chest pain but sweating too", .chestPain),
    ("I had a heart attack last year, how should I start?", .chestPain),
    ("I fainted yesterday after training", .fainting), ("i fianted in the gym", .fainting),
    ("I nearly passed out", .fainting), ("getting dizzy when I stand up", .fainting),
    ("No I fainted", .fainting), ("had a seizure", .fainting),
    ("I've been purging after dinner", .eatingDisorder),
    ("I make myself throw up", .eatingDisorder),
    ("I used to be anorexic", .eatingDisorder), ("haven't eaten in three days", .eatingDisorder),
    ("I want to starve myself until june", .eatingDisorder), ("laxatives help me", .eatingDisorder),
    ("I have binge eating problems", .eatingDisorder),
    ("I'm pregnant, can I run?", .pregnancy), ("20 weeks pregnent", .pregnancy),
    ("I am breastfeeding", .pregnancy), ("do I adjust my insulin before a run", .medicine),
    ("I take blood thinners", .medicine), ("I'm diabetic", .medicine),
    ("should I stop my medication", .medicine), ("can I take more ibuprofen", .medicine),
    ("torn ligament in my ankle", .injury), ("my knee hurts after running", .injury),
    ("sharp pain in my back", .injury), ("I sprained my wrist", .injury),
    ("I think I broke my arm", .injury), ("knee pian", .injury), ("my kneee is swolen", .injury),
    ("I want to lose 10 kg in 2 weeks", .unsafePace), ("lose 5 pounds a week", .unsafePace),
    ("how do I drop 8 kilos in a month", .unsafePace), ("in 10 days I must lose 5kg", .unsafePace),
    ("800 kcal a day", .unsafePace), ("is eating 900 calories enough", .unsafePace),
    ("I live on 1,000 kcal per day", .unsafePace), ("lose 20 lbs by tomorrow", .unsafePace),
    ("can I go on a 500 calorie diet", .unsafePace),
  ]

  static let harmless = [
    "no chest pain", "I don't have chest pain, just tired", "no dizziness or chest pain at all",
    "I'm not pregnant", "I never fainted", "not suicidal, only sad", "this hill is killing me",
    "I'm dying to get started", "dead tired today", "I could kill for a pizza",
    "no pain no gain", "I'm torn between running and cycling", "I collapse on the couch after work",
    "I want to stop eating sugar", "don't eat anything after 8pm", "I haven't eaten breakfast yet",
    "I burned 500 calories today", "a snack of 300 calories", "lose 5 kg in 3 months",
    "I want to lose 2 kg in 4 weeks", "my diet is fine", "binging on netflix all weekend",
    "I'm starving when I come home", "working on my swim stroke", "my heart rate was 130",
    "I don't want to overdo it", "walked 7400 steps today", "I feel faintly proud",
    "we'll see how the week goes", "I cut myself some slack", "2000 kcal a day",
    "I skip breakfast and eat 600 kcal at lunch", "the tears came when I finished",
  ]

  @Test(arguments: raised)
  func isRaised(message: String, flag: RedFlag) {
    #expect(Conversation().reading(message).flag?.flag == flag)
  }

  @Test(arguments: harmless)
  func isNotRaised(message: String) {
    let flag = Conversation().reading(message).flag
    #expect(flag == nil, "\(String(describing: flag))")
  }

  @Test func overridesEverythingElseAndGivesNoPlan() {
    for (message, _) in Self.raised {
      for goal in [CoachFacts.GoalFacts.steps, nil] {
        var talk = Conversation(goal)
        if goal != nil { talk.say("hi") }
        let answer = talk.say("Give me a plan for Monday and Friday. \(message)")
        let low = answer.lowercased()
        #expect(low.contains("doctor") || low.contains("physiotherapist"), "\(answer)")
        #expect(low.contains("112") || low.contains("own"), "\(answer)")
        #expect(!answer.contains("Monday") && !answer.contains("/goal"), "\(answer)")
        #expect(!CoachCues.all.contains { low.contains($0) }, "\(answer)")
        #expect(Sentences.wordCount(answer) <= 80 && answer.count { $0 == "?" } <= 1)
      }
    }
  }

  @Test func survivesLongTexts() {
    let filler = String(repeating: "The week was long and I went to the shop. ", count: 110)
    for (message, flag) in Self.raised.prefix(50) {
      let long = filler.prefix(2400) + ". " + message + ". " + filler.prefix(2400)
      #expect(Conversation().reading(String(long)).flag?.flag == flag, "\(message)")
    }
  }

  @Test func holdsForTheNextMessages() {
    var talk = Conversation(.steps)
    talk.say("hi")
    talk.say("I have chest pain")
    #expect(talk.say("ok give me a plan").contains("chest pain"))
    #expect(talk.say("yes").contains("doctor"))
    var sad = Conversation()
    sad.say("i want to die")
    #expect(sad.say("whatever").contains("want to die"))
  }

  @Test func isPutAsideByADoctorsWord() {
    var talk = Conversation(.steps)
    talk.say("hi")
    talk.say("my knee hurts")
    #expect(talk.say("the doctor said it is fine, give me a plan").contains(":"))
  }

  @Test func isPutAsideByASafePace() {
    var talk = Conversation()
    talk.say("I want to lose 10 kg in 2 weeks")
    #expect(talk.say("ok give me a plan").contains("10 kg in 2 weeks"))
    talk.say("then 3 kg in 3 months")
    #expect(!talk.say("give me a plan").contains("doctor"))
  }

  @Test func aGoalMayBeOneItself() {
    var talk = Conversation(.crash)
    let first = talk.say("how do I start?")
    #expect(first.hasPrefix("I can see you're working on: Lose 20 kg."))
    #expect(first.contains("4.67 kg a week") && first.contains("doctor"))
    #expect(talk.say("give me a plan").contains("doctor"))
    #expect(talk.say("how much per day").contains("1200 kcal"))
  }

  @Test func countsBodyWeight() {
    // 3 kg in 4 weeks is below 1 kg a week, yet above 1 % of 60 kg.
    let light = CoachReading("lose 3 kg in 4 weeks", lastAnswerAsked: false, bodyWeight: 60)
    let heavy = CoachReading("lose 3 kg in 4 weeks", lastAnswerAsked: false, bodyWeight: 90)
    #expect(light.flag?.flag == .unsafePace)
    #expect(heavy.flag == nil)
  }
}
