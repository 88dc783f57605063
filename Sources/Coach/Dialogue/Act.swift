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
enum Menu: String, Sendable {
  /// Not understood, in a chat about a goal, for the first and the next time.
  case goal, goalAgain
  /// Not understood, in a chat about none.
  case general, generalAgain
  /// What stands in the way.
  case obstacles, obstaclesMore

  /// Labels in the order in which they are shown.
  var choices: [String] { Menu.lists[rawValue] ?? [] }

  private static let lists = [String: String].listed("Menu.lists").mapValues {
    $0.split(separator: "/").map(String.init)
  }

  /// The labels of all menus.
  static let allChoices = Set(lists.values.joined())
}

/// What the labels of menus lead to.
enum Choice {
  static let obstacles = "what gets in the way"
  static let other = "something else"

  /// The names of topics by labels, behind a domain where that isn't the chat's: `sleep/starting`.
  static let topics: [String: String] = .listed("Choice.topics")
  /// Other intents as they're stored, by labels.
  static let intents: [String: String] = .listed("Choice.intents")

  /// Labels as a line of an answer.
  static func line(_ labels: [String]) -> String {
    labels.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: " · ")
  }
}

extension Intent {
  /// What it is called among choices; `nil` for what cannot be one.
  func label(_ library: Library) -> String? {
    switch self {
    case .obstacles: Choice.obstacles
    case .topic(let topic):
      DomainID.subjects.contains(topic.domain) || topic.domain == .general
        ? library.label(of: topic) : nil
    default: Choice.intents.first { $0.value == text }?.key
    }
  }
}
