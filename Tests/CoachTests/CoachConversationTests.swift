import Testing
import Time
import Wellness

@testable import Coach

@Suite struct CoachConversationTests {
  @Test(arguments: CoachCorpus.lines)
  func beginsAGoalChatWithTheGoal(message: String) {
    for goal in [CoachFacts.GoalFacts.steps, .weight, .running] {
      var talk = Conversation(goal)
      let answer = talk.say(message)
      if talk.reading(message).flag == nil {
        #expect(answer.hasPrefix("I can see you're working on: \(goal.title)."))
        #expect(answer.contains(Quantity(goal.target, goal.unit).description), "\(answer)")
        #expect(answer.hasSuffix("?"), "\(answer)")
        let asksWhich = ["which goal", "what goal", "want to achieve"].contains {
          answer.lowercased().contains($0)
        }
        #expect(!asksWhich)
      }
    }
  }

  @Test func refersToTheDescription() {
    var talk = Conversation(.weight)
    #expect(talk.say("Hi, I need help").contains("portion control"))
    var bare = Conversation(.running)
    let answer = bare.say("hi")
    #expect(answer.contains("description") && answer.contains("`/goal edit --description`"))
    #expect(!bare.say("how should I start?").contains("description"))
  }

  @Test func namesTheGoalAfterARedFlagCameFirst() {
    var talk = Conversation(.steps)
    talk.say("my knee hurts")
    #expect(talk.say("hello").hasPrefix("I can see you're working on"))
  }

  @Test(arguments: [
    ("walked 7400 today", "`/goal progress 7400`"), ("I did 7,400 steps", "`/goal progress 7400`"),
    ("8k steps today", "`/goal progress 8000`"), ("10000 steps!", "`/goal progress 10000`"),
    ("2,500 more steps today", "`/goal progress 5000`"),
  ])
  func offersTheCommandForSteps(message: String, command: String) {
    var talk = Conversation(.steps)
    talk.say("hi")
    #expect(talk.say(message).contains(command))
  }

  @Test(arguments: [
    ("ran 5 km today", "`/goal progress 45`"), ("i ran 3.5km", "`/goal progress 43.5`"),
    ("did a total of 52 km now", "`/goal progress 52`"),
    ("ran 10 miles yesterday", "`/goal progress 56.09`"),
    ("ran 5k this morning", "`/goal progress 45`"),
  ])
  func addsUpKilometres(message: String, command: String) {
    var talk = Conversation(.running)
    talk.say("hi")
    #expect(talk.say(message).contains(command))
  }

  @Test(arguments: [
    ("I weigh 176.5 lbs", "`/goal progress 176.5`"),
    ("I weigh 80 kg now", "`/goal progress 176.37`"),
    ("lost 2 pounds", "`/goal progress 176`"), ("gained 1 lb", "`/goal progress 179`"),
  ])
  func bringsWeightsDown(message: String, command: String) {
    var talk = Conversation(.weight)
    talk.say("hi")
    #expect(talk.say(message).contains(command))
  }

  @Test(arguments: [
    "should I walk 7400?", "I want to walk 12000 steps", "I slept 5 hours",
    "I did 20 pushups today",
    "at 7 tomorrow", "my plan is 5000 steps a day", "I'm 58",
  ])
  func offersNoCommandForWhatIsNoProgress(message: String) {
    var talk = Conversation(.steps)
    talk.say("hi")
    #expect(!talk.say(message).contains("/goal progress 5"), "\(talk.said.last?.text ?? "")")
    #expect(!(talk.said.last?.text.contains("/goal progress 7") ?? false))
    #expect(!(talk.said.last?.text.contains("/goal progress 2") ?? false))
  }

  @Test func answersWithTheNumbersOfTheGoal() {
    var talk = Conversation(.steps)
    talk.say("hi")
    let answer = talk.say("how far am I?")
    for number in ["2500", "10,000 steps", "25 %", "7500 steps", "250 steps a day", "2026-04-01"] {
      #expect(answer.contains(number), "\(number): \(answer)")
    }
  }

  @Test func answersWithTheNumbersOfADecreasingGoal() {
    var talk = Conversation(.weight)
    talk.say("hi")
    let answer = talk.say("how much per day?")
    for number in ["13 lbs", "13 %", "0.11 lbs", "0.75 lbs a week"] {
      #expect(answer.contains(number), "\(number): \(answer)")
    }
  }

  @Test func plansTheDaysThatWereNamed() {
    var talk = Conversation(.steps)
    talk.say("hi")
    let answer = talk.say("give me a plan for monday, wed and friday at 7:30")
    for day in ["Monday, at 7:30", "Wednesday, at 7:30", "Friday, at 7:30"] {
      #expect(answer.contains(day), "\(answer)")
    }
    #expect(!answer.contains("Tuesday"))
  }

  @Test func remembersWhatStandsInTheWay() {
    var talk = Conversation(.steps)
    talk.say("hi")
    talk.say("it rains on mondays")
    let plan = talk.say("a plan for Monday and Thursday please")
    #expect(plan.contains("“rains”"))
    var other = Conversation(.steps)
    other.say("hi")
    other.say("rain on mondays")
    let answers = ["I'm tired", "no time", "I forget it"].map { other.say($0) }
    #expect(answers.contains { $0.contains("“rain” on Mondays") }, "\(answers)")
  }

  @Test func obeysRequests() {
    var talk = Conversation(.steps)
    talk.say("hi")
    let first = talk.say("I'm tired after work")
    let short = talk.say("shorter")
    #expect(Sentences.wordCount(short) < Sentences.wordCount(first))
    #expect(Sentences.wordCount(short) <= 20)
    let long = talk.say("longer please")
    #expect(Sentences.wordCount(long) > Sentences.wordCount(first))
    #expect(
      talk.say("why?").contains("tired days") || talk.said.last?.text.contains("step") ?? false)
    let step = talk.say("something else")
    #expect(step != first)
    let agreed = talk.say("ok")
    let act = DomainSteps.walking.small + DomainSteps.walking.tiny + ["walk 300 steps"]
    #expect(act.contains { step.contains($0) && agreed.contains($0) }, "\(step) → \(agreed)")
    let smaller = talk.say("no, too much")
    #expect(DomainSteps.walking.tiny.contains { smaller.contains($0) }, "\(smaller)")
  }

  @Test func leadsAGeneralChatToAGoal() {
    var talk = Conversation()
    let answers = ["hello", "I'm always tired", "and it rains"].map { talk.say($0) }
    #expect(answers.contains { $0.contains("`/goal new`") })
  }

  @Test func saysOnceWhatItIs() {
    let coach = RuleBasedCoach()
    let first = coach.reply(
      to: "hi",
      CoachFacts(persona: .generalWellness, today: .monday, isFirstAnswerEver: true))
    let last = first.split(separator: "\n").last ?? ""
    #expect(
      last.contains("rule-based") && last.contains("English") && last.contains("`/help coach`"))
    var talk = Conversation()
    #expect(!talk.say("hi").contains("rule-based"))
  }

  @Test(arguments: [
    ("Ich bin müde und habe keine Zeit", "German"), ("estoy muy cansado hoy", "Spanish"),
    ("je suis fatigué et je ne dors pas", "French"), ("今日は疲れました", "Japanese"),
    ("Я устал", "Cyrillic"), ("hola", "Spanish"), ("non riesco a dormire, sono stanco", "Italian"),
  ])
  func admitsOtherLanguages(message: String, language: String) {
    #expect(Conversation().reading(message).language?.name.contains(language) ?? false)
    var talk = Conversation(.steps)
    talk.say("hi")
    let answer = talk.say(message)
    #expect(answer.contains("English") && answer.contains("`/help coach`"))
  }

  @Test(
    arguments: CoachCorpus.lines.filter {
      $0.allSatisfy(\.isASCII) && !$0.contains("estoy") && !$0.contains("je suis")
    })
  func takesEnglishForEnglish(message: String) {
    #expect(Conversation().reading(message).language == nil)
  }

  @Test func personasAndTonesSpeakDifferently() {
    let texts = CoachFacts.Tone.allCases.map { tone -> String in
      var talk = Conversation(.steps, tone: tone)
      return ["hi", "I'm tired", "no time", "rain", "bored"].map { talk.say($0) }.joined()
    }
    #expect(Set(texts).count == 4)
    let personas = Persona.known.map { persona -> String in
      var talk = Conversation(persona: persona)
      return ["hi", "I'm tired", "no time", "rain", "bored"].map { talk.say($0) }.joined()
    }
    #expect(Set(personas).count == Persona.known.count)
  }

  @Test func seesTwoThingsInOneSentence() {
    var talk = Conversation(.steps)
    talk.say("hi")
    let answer = talk.say("I'm tired and it is raining")
    #expect(answer.lowercased().contains("tired") && answer.contains("raining"))
  }

  @Test func isAPureFunctionOfItsFacts() {
    var left = Conversation(.weight)
    var right = Conversation(.weight)
    for line in CoachCorpus.lines { #expect(left.say(line) == right.say(line)) }
  }
}
