/// What the coach does about a message.
enum Act: Hashable, Sendable {
  /// Says something about what was asked for.
  case say(Intent)
  /// Says why, or how, or more briefly, what it said last; about a topic of the library.
  case why(Library.TopicID?)
  case how(Library.TopicID?)
  case shorten(Library.TopicID?)
  case rephrase(Library.TopicID?)
  /// Gives the same kind of answer again in another form.
  case another(Intent?)
  /// Says whether what was said last is good, usual or slow.
  case judge(AskedBack)
  /// Gives the verdict without padding.
  case sayBluntly
  /// Gives one thing to do and nothing else; of a topic of the library.
  case oneThing(Library.TopicID?)
  /// Says what it has suggested so far.
  case recall
  /// Says what it knows of the user.
  case tellKnown
  /// Shows that it has heard what was told.
  case acknowledge(Mood)
  /// Takes up a piece of a list that it gave.
  case pick(Int)
  /// Agrees, or lets go, where no question is open.
  case agree
  case letGo
  /// Offers something to choose from.
  case offer(Menu)
  /// Asks which of a few things is meant.
  case narrow([Intent])

  /// Whether it is about how the chat goes.
  var isAboutChat: Bool {
    switch self {
    case .sayBluntly, .recall, .tellKnown: true
    default: false
    }
  }

  var isAcknowledgement: Bool { if case .acknowledge = self { true } else { false } }
}

/// What can be chosen from, by numbers.
enum Menu: String, CaseIterable, Sendable {
  /// Not understood, in a chat about a goal, for the first and the next time.
  case goal, goalAgain
  /// Not understood, in a chat about none.
  case general, generalAgain
  /// What stands in the way.
  case obstacles, obstaclesMore
  /// Nothing was asked.
  case next

  /// In the order in which they are shown.
  var choices: [Choice] {
    switch self {
    case .goal: [.standing, .plan, .obstacles]
    case .goalAgain: [.firstStep, .tips, .obstacles]
    case .general: [.setGoal, .moving, .sleep, .stress]
    case .generalAgain: [.eating, .habit, .motivation, .setGoal]
    case .obstacles: [.noTime, .tired, .motivation, .other]
    case .obstaclesMore: [.forgot, .slipped, .people, .hard]
    case .next: [.standing, .firstStep, .plan]
    }
  }
}

/// One of the things that can be chosen.
enum Choice: String, CaseIterable, Sendable {
  case standing = "where you stand"
  case plan = "a plan for the week"
  case obstacles = "what gets in the way"
  case tips = "a few tips"
  case firstStep = "something small for today"
  case noTime = "not enough time"
  case tired = "too tired"
  case motivation = "no motivation"
  case other = "something else"
  case forgot = "I forget"
  case slipped = "I slipped"
  case people = "other people"
  case hard = "it's too hard"
  case setGoal = "finding a goal"
  case moving = "moving more"
  case sleep = "sleeping better"
  case stress = "less stress"
  case eating = "eating better"
  case habit = "making a habit stick"

  /// The topic of the library that it leads to, and the domain where that isn't the chat's.
  var topic: (name: String, domain: DomainID?)? {
    switch self {
    case .firstStep: ("first step", nil)
    case .noTime: ("no time", nil)
    case .tired: ("tired", nil)
    case .motivation: ("no motivation", nil)
    case .forgot: ("forgot", nil)
    case .slipped: ("slipped", nil)
    case .people: ("other people", nil)
    case .hard: ("too hard", nil)
    case .setGoal: ("setting a goal", .guide)
    case .moving: ("starting", .walking)
    case .sleep: ("starting", .sleep)
    case .stress: ("starting", .mood)
    case .eating: ("starting", .eating)
    case .habit: ("habit", nil)
    case .standing, .plan, .obstacles, .tips, .other: nil
    }
  }

  /// Labels as a line of an answer.
  static func line(_ labels: [String]) -> String {
    labels.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: " · ")
  }
}

extension Intent {
  /// What it is called among choices; `nil` for what cannot be one.
  func label(_ library: Library) -> String? {
    switch self {
    case .obstacles: Choice.obstacles.rawValue
    case .topic(let topic):
      DomainID.subjects.contains(topic.domain) || topic.domain == .general
        ? library.label(of: topic) : nil
    default: Intent.labels.first { $0.intent == self }?.label
    }
  }

  /// What a label stands for, apart from topics and from what gets in the way.
  init?(label: String) {
    guard let named = Intent.labels.first(where: { $0.label == label }) else { return nil }
    self = named.intent
  }

  private static let labels: [(intent: Intent, label: String)] = [
    (.number(.standing), Choice.standing.rawValue), (.number(.onTrack), "whether you're on track"),
    (.number(.gap), "how much is left"), (.number(.perDay), "how much it takes"),
    (.number(.forecast), "when you'll be there"), (.plan, Choice.plan.rawValue),
    (.tips, Choice.tips.rawValue),
  ]
}
