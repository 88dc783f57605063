/// The answer to greetings, thanks and good-byes, to questions about the coach, and to what it does
/// not understand or does not do.
struct SmallTalkAnswer {
  let text: String

  init(_ scene: CoachScene) {
    var writer = AnswerWriter(scene)
    writer.add(SmallTalk.openers(scene.reading.intent), isNeeded: true)
    if scene.reading.intent == .unknown || scene.reading.intent == .empty {
      writer.add(SmallTalkAnswer.offers(scene), isNeeded: true)
    }
    writer.add(
      SmallTalkAnswer.steps(scene) + scene.turned(CoachPhrases.steps), isNeeded: true, isLast: true)
    if [.bye, .thanks].contains(scene.reading.intent) {
      writer.add(scene.closings, isLast: true)
    } else {
      writer.close(CoachTopic(questions: SmallTalk.questions))
    }
    text = writer.text()
  }

  private static func steps(_ scene: CoachScene) -> [String] {
    switch scene.reading.intent {
    case .offTopic, .unknown:
      [
        "For {goal} the next step is: {cue}, {act}.", "Meanwhile for {goal}: {cue}, {act}.",
        "What I can offer: {cue}, {act}.", "Until then, {cue}, {act}.",
      ]
    case .bye: ["Until next time: {cue}, {act}.", "Take this along: {cue}, {tiny}."]
    case .thanks: ["The next one, when you like: {cue}, {act}.", "And then, {cue}, {tiny}."]
    default: ["For {goal}, {cue}, {act}.", "To begin with, {cue}, {act}."]
    }
  }

  /// Three things that it can help with, others each time.
  private static func offers(_ scene: CoachScene) -> [String] {
    let things = SmallTalk.things
    return (0..<things.count).flatMap { index -> [String] in
      let start = (index * 3 + scene.seed) % things.count
      let three = (0..<3).map { things[(start + $0) % things.count] }
      let list = "\(three[0]), \(three[1]) or \(three[2])"
      return ["I can help with \(list).", "Ask me about \(list)."]
    }
  }
}

/// The lines of `SmallTalkAnswer`.
enum SmallTalk {
  static let things = [
    "a first step", "a plan for your week", "days when you are tired", "bad weather",
    "finding time", "forgetting it", "sleeping better", "eating better", "building a habit",
    "starting again after a pause", "travelling", "the numbers of your goal", "stress",
  ]

  static let questions = [
    "What is the hardest part at the moment?", "What shall we look at first?",
    "What would make this week a good one?", "What went well lately, however small?",
    "Which one thing would you like to change?",
  ]

  static func openers(_ intent: CoachIntent) -> [String] {
    switch intent {
    case .greeting: greeting
    case .howAreYou: howAreYou
    case .noQuestions: noQuestions
    case .thanks: thanks
    case .bye: bye
    case .identity: identity
    case .capabilities: capabilities
    case .offTopic: offTopic
    case .empty: empty
    default: unknown
    }
  }

  private static let greeting = [
    "{Word}, good that you are here.", "{Word}, nice to read you.", "{Word} back to you.",
    "{Word}, let's see what today can hold.", "A warm {word} from my side too.",
    "{Word} again, always welcome.", "{Word}, right on time.", "{Word} to you.",
    "{Word}, I was about to suggest something.", "And {word} from here.", "{Word}, come in.",
  ]
  private static let howAreYou = [
    "“{Word}”: I'm a program, so always the same, and ready.",
    "You ask “{word}”: nothing hurts and nothing is new with a set of rules.",
    "To “{word}” I can only say: running, and glad of the question.",
    "“{Word}” is kind; a program has no bad days.", "As for “{word}”: steady, as programs are.",
    "“{Word}”, thank you: all rules in place.", "Asked “{word}”, I'd rather hear it from you.",
    "“{Word}”: no news here, more of it with you.", "“{Word}” again: still well.",
    "Nobody else asks me “{word}”.", "“{Word}”: fine, as far as code goes.",
  ]
  private static let noQuestions = [
    "“{Word}”: understood, no more of it.", "Right, “{word}” it is.",
    "“{Word}” noted, and I keep to it.", "Then “{word}”, only this.", "“{Word}”, gladly.",
    "All right, “{word}”.", "“{Word}” is a clear word.", "As you say, “{word}”.",
    "“{Word}”, so I just tell.", "I stop, since you say “{word}”.", "No more, “{word}” is heard.",
  ]
  private static let thanks = [
    "“{Word}” is nice to hear, and the work is yours.", "Gladly, and “{word}” back for telling me.",
    "You're welcome; “{word}” keeps me going too.", "“{Word}” goes to you, who does it.",
    "My pleasure, no “{word}” needed.", "“{Word}” received.",
    "Always, and “{word}” for your patience.",
    "Kind of you to say “{word}”.", "A “{word}” is a good end to a talk.",
    "“{Word}” noted with joy.",
    "With pleasure; “{word}” makes two of us.",
  ]
  private static let bye = [
    "“{Word}” then, and well done for coming.", "“{Word}”, until soon.",
    "“{Word}”, it will all be here.",
    "“{Word}” and take care.", "“{Word}”, have a calm day.", "A friendly “{word}” to you too.",
    "“{Word}”, nothing is lost meanwhile.", "Say “{word}” to the screen and enjoy the rest.",
    "“{Word}”, and sleep well when it comes to that.", "“{Word}”, see you after the next step.",
    "So “{word}”, with one thing for the road.",
  ]
  private static let identity = [
    "You ask “{word}”: I am a program with fixed rules, no language model and no person.",
    "“{Word}” deserves a straight answer: I am rule-based, and `/help coach` connects a model instead.",
    "About “{word}”: I follow rules, I know this chat and your goal, and nothing else.",
    "“{Word}”, honestly: a set of rules that reads English and counts well.",
    "As to “{word}”, I can be wrong, and I have no feelings that could be hurt.",
    "“{Word}” once more: a rule-based coach, built in.",
    "On “{word}” I can only say that I am code, and mean it.",
    "“{Word}”: code that looks at your last words and your numbers.",
    "To “{word}” I'd add that you decide, and I suggest.",
    "“{Word}”, again, has a short answer: rules.", "Rules all the way down, to answer “{word}”.",
  ]
  private static let capabilities = [
    "“{Word}”, gladly: tell me an obstacle, ask for a plan, or ask where you stand.",
    "To “{word}” in short: I turn a wish into one small step, plan days and count progress.",
    "For “{word}” try “plan for Monday and Thursday”, “I'm tired” or “how far am I”.",
    "“{Word}”: name what is in the way, and I'll make the step fit it.",
    "With “{word}” in mind: weather, time, sleep, food, habits and starting are what I know.",
    "“{Word}” can mean a step, a plan or a number; all three I have.",
    "About “{word}”: `/tips` has more for a goal, and `/help` lists the commands.",
    "“{Word}”, so let's take the next thing first.",
    "On “{word}”, start with what annoys you most.",
    "“{Word}” comes in small pieces here.", "Happy to, about “{word}”.",
  ]
  private static let offTopic = [
    "“{Quote}” is outside what I know; I coach habits, movement, food, sleep and calm.",
    "About “{quote}” I know nothing useful.", "“{Quote}” is not my subject, honestly.",
    "I have to pass on “{quote}”.", "“{Quote}” is something for another program.",
    "On “{quote}” my rules are silent.", "I'd only guess about “{quote}”, so I won't.",
    "“{Quote}” lies beyond a wellness coach.", "There I can't help: “{quote}” is not in my rules.",
    "“{Quote}” would be answered better elsewhere.", "Nothing from me on “{quote}”.",
  ]
  private static let unknown = [
    "I did not understand what “{quote}” means for you.", "“{Quote}” is beyond my rules, sorry.",
    "I can't make out what you need with “{quote}”.", "My rules have no answer to “{quote}”.",
    "I'm not sure what to do with “{quote}”.", "With “{quote}” I am lost, I admit.",
    "“{Quote}” escapes me.", "I read “{quote}” and did not get it.",
    "What “{quote}” asks of me I don't know.", "“{Quote}” did not match anything I know.",
    "I would be guessing about “{quote}”.",
  ]
  private static let empty = [
    "I got “{word}” and no words that I can read.", "“{Word}” says something, but not to me.",
    "No words in that, only “{word}”.", "“{Word}” is nice, and I need words.",
    "Nothing arrived that I can read.", "There were no words in it.",
    "I saw no words there, so I'll start.", "Words would help me more.",
    "Without words I can only offer things.",
    "That was wordless.", "Still no words to go by.",
  ]
}
