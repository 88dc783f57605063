import Edge
import UseCases
import Wellness

/// A command that changes how one thing stands: it finds what is named, says where that cannot be,
/// changes it, and says what has become of it.
struct TransitionCommand<Subject: CommandSubject>: Command {
  let transition: Transition<Subject>
  /// `nil` for the active one.
  let name: String?

  var usage: Usage { transition.usage }

  func run(in shell: Shell) throws -> Subject.Told? {
    let subject = try Subject.named(name, in: shell)
    let title = try subject.shownTitle(in: shell)
    if let obstacle = transition.obstacle(subject, title) { throw CommandRefusal(obstacle) }
    let changed = try transition.change(subject, shell)
    var said = transition.said(changed, title)
    if let (hint, text) = transition.hint, let text = try hint.tell(text, in: shell) {
      said += Styled(" " + text, .faint)
    }
    return changed.told(said)
  }
}

/// One row of the tables of transitions.
struct Transition<Subject: CommandSubject>: Sendable {
  let usage: Usage
  /// The sentence that says why it cannot be done; `nil` where it can.
  let obstacle: @Sendable (Subject, _ title: String) -> String?
  let change: @Sendable (Subject, Shell) throws -> Subject
  /// What has become of it.
  let said: @Sendable (_ changed: Subject, _ title: String) -> Styled
  /// What is explained behind that.
  let hint: (hint: Hint, text: String)?

  /// - Parameter word: behind the word for what is changed.
  init(
    _ word: String, help: String,
    unless obstacle: @escaping @Sendable (Subject, _ title: String) -> String?,
    change: @escaping @Sendable (Subject, Shell) throws -> Subject,
    said: @escaping @Sendable (_ changed: Subject, _ title: String) -> Styled,
    hint: (hint: Hint, text: String)? = nil
  ) {
    usage = Subject.usage(word, help: help)
    (self.obstacle, self.change, self.said, self.hint) = (obstacle, change, said, hint)
  }

  var entry: CommandEntry {
    CommandEntry(usage, Subject.Told.self) { arguments throws(UsageProblem) in
      TransitionCommand(transition: self, name: try Subject.name(in: arguments))
    }
  }
}

/// What is changed or deleted by a command of one word.
protocol CommandSubject: Sendable {
  associatedtype Told: Report

  /// The first word of its commands.
  static var family: String { get }
  static var group: Usage.Group { get }
  static var parameter: Usage.Parameter { get }

  /// The one of a name, or the active one.
  ///
  /// - Throws: `CommandRefusal` that says what there is instead.
  static func named(_ name: String?, in shell: Shell) throws -> Self

  /// What it is called, in one line.
  func shownTitle(in shell: Shell) throws -> String

  /// What is told when it has changed.
  func told(_ said: Styled) -> Told
}

extension CommandSubject {
  static func usage(
    _ word: String, help: String, flags: [Usage.Flag] = [], example: String = ""
  ) -> Usage {
    Usage(
      words: [family, word], group: group, parameters: [parameter], flags: flags, help: help,
      example: "/\(family) \(word) 1\(example)")
  }

  /// The name in what was typed; `nil` where none needs to be.
  static func name(in arguments: Arguments) throws(UsageProblem) -> String? {
    if parameter.isRequired, arguments.words.isEmpty { throw .missing(parameter.name) }
    return arguments.joined
  }
}

extension Goal: CommandSubject {
  static let family = "goal"
  static let group = Usage.Group.goals
  static let parameter = Usage.Parameter(
    name: "GOAL", kind: .goal, isRequired: false, isLong: true)

  static func named(_ name: String?, in shell: Shell) throws -> Goal {
    try shell.names.goal(name)
  }

  func shownTitle(in shell: Shell) -> String { title }

  func told(_ said: Styled) -> GoalReport { GoalReport(self, said) }
}

extension Consultation: CommandSubject {
  static let family = "chat"
  static let group = Usage.Group.talk
  static let parameter = Usage.Parameter(
    name: "CHAT", kind: .chat, isRequired: false, isLong: true)

  static func named(_ name: String?, in shell: Shell) throws -> Consultation {
    try shell.names.chat(name)
  }

  func shownTitle(in shell: Shell) throws -> String { try shell.consultations.title(of: self) }

  func told(_ said: Styled) -> ChatReport { ChatReport(self, said) }
}

extension Insight: CommandSubject {
  static let family = "insight"
  static let group = Usage.Group.insights
  static let parameter = Usage.Parameter(name: "N", kind: .insight)

  static func named(_ name: String?, in shell: Shell) throws -> Insight {
    try shell.names.insight(name ?? "")
  }

  func shownTitle(in shell: Shell) -> String { title.oneLine }

  func told(_ said: Styled) -> InsightReport { InsightReport(self, [said]) }
}
