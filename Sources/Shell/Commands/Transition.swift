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

/// The tables of transitions: what each is called, when it cannot be, and what it does and says.
extension Transition<Goal> {
  static let complete = Transition(
    "complete", help: "end a goal as reached",
    unless: { goal, title in
      // It was put away as it stood, and its numbers say nothing of what was reached since.
      goal.status == .archived || goal.status == .abandoned
        ? "\"\(title)\" is \(goal.status.rawValue): /goal resume takes it up again."
        : already(.completed)(goal, title)
    },
    change: { try $1.goals.complete($0) },
    said: { goal, title in
      let percent = MeasuredGoal(goal).percent
      return Styled("Completed: ", .good) + Styled(title)
        + Styled(percent.map { $0 == 100 ? ". Well done." : " at \($0) %." } ?? ".")
    })

  static let pause = Transition(
    "pause", help: "let a goal rest", unless: already(.paused),
    change: { try $1.goals.move($0, to: .paused) },
    said: { Styled("Paused: \($1).") }, hint: (.resuming, "/goal resume takes it up again."))

  /// Also of a goal that was archived or abandoned.
  static let resume = Transition(
    "resume", help: "take a goal up again", unless: already(.active),
    change: { try $1.goals.move($0, to: .active) },
    said: { goal, _ in Styled("Active again: ") + GoalText.summary(MeasuredGoal(goal)) + "." })

  static let archive = Transition(
    "archive", help: "put a goal away", unless: already(.archived),
    change: { try $1.goals.move($0, to: .archived) },
    said: { Styled("Archived: \($1).") },
    hint: (.archivedGoals, "/goals --status archived lists it."))

  /// Lets the backend make a goal again that it no longer has.
  static let restore = Transition(
    "restore", help: "give a goal back to a backend that lost it",
    unless: { goal, title in
      if goal.isMissing { return nil }
      return goal.backendID == nil
        ? "\"\(title)\" is still to be sent: /sync does that."
        : "The backend has \"\(title)\" already: there's nothing to restore."
          + (goal.status == .active ? "" : " /goal resume takes it up again.")
    },
    change: { goal, shell in
      try shell.goals.restore(goal)
      return try shell.goals.goal(goal.id) ?? goal
    },
    said: { Styled("Restored: \($1), which the backend is to make again.") })

  private static func already(_ status: GoalStatus) -> @Sendable (Goal, String) -> String? {
    { $0.status == status ? "\"\($1)\" is \(status.rawValue) already." : nil }
  }
}

extension Transition<Consultation> {
  static let complete = ending("complete", .completed, help: "end a chat; it stays readable")
  static let abandon = ending("abandon", .abandoned, help: "give a chat up")
  static let archive = ending(
    "archive", .archived, help: "put a chat away; /chat open takes it back")

  private static func ending(
    _ word: String, _ status: ConsultationStatus, help: String
  ) -> Transition {
    Transition(
      word, help: help,
      unless: { chat, title in
        // One that is over in another way can still be put away.
        chat.status == .active || status == .archived && chat.status != .archived
          ? nil : "\"\(title)\" is \(chat.status.rawValue) already."
      },
      change: { chat, shell in
        let unsent = try shell.consultations.end(chat, as: status)
        if unsent > 0 {
          try shell.edge.complain(
            Styled(
              "\(Plural.of(unsent, "message")) that waited in it \(unsent == 1 ? "isn't" : "aren't") sent.",
              .warning))
        }
        return try shell.consultations.consultation(chat.id) ?? chat
      },
      said: { Styled("\"\($1)\" is \(status.rawValue) now.") })
  }
}

extension Transition<Insight> {
  static let favorite = Transition(
    "favorite", help: "make it a favourite, or no longer", unless: { _, _ in nil },
    change: { try $1.insights.toggleFavorite($0) },
    said: { insight, title in
      Styled(insight.isFavorite ? "Favourite: " : "No favourite any more: ", .good)
        + Styled(title)
    })

  static let archive = Transition(
    "archive", help: "put an insight away",
    unless: { $0.isArchived ? "\"\($1)\" is archived already." : nil },
    change: { try $1.insights.archive($0) },
    said: { Styled("Archived: ", .good) + Styled("\($1).") },
    hint: (.archivedInsights, "/insight list --archived shows it."))

  static let unarchive = Transition(
    "unarchive", help: "take an archived insight back",
    unless: { $0.isArchived ? nil : "\"\($1)\" is not archived." },
    change: { try $1.insights.unarchive($0) },
    said: { Styled("Back: ", .good) + Styled("\($1).") },
    hint: (.insightsBack, "/insight list shows it."))
}

/// A command that deletes one thing, after asking.
struct DeletionCommand<Subject: CommandSubject>: Command {
  let deletion: Deletion<Subject>
  /// `nil` for the active one.
  let name: String?
  let isForced: Bool

  var usage: Usage { deletion.usage }

  func run(in shell: Shell) throws -> Subject.Told? {
    let subject = try Subject.named(name, in: shell)
    let title = try subject.shownTitle(in: shell)
    let isMeant = try shell.dialog.confirms(
      deletion.question(title), answers: deletion.answers,
      action: "delete it",
      command: "/" + ([deletion.usage.name] + [name].compactMap { $0 }).joined(separator: " "),
      isForced: isForced)
    guard isMeant else {
      try shell.edge.complain("Nothing was deleted.")
      return nil
    }
    try deletion.delete(subject, shell)
    return subject.told(deletion.said(title))
  }
}

/// One row of the table of deletions.
struct Deletion<Subject: CommandSubject>: Sendable {
  let usage: Usage
  /// Without the choice of answers.
  let question: @Sendable (_ title: String) -> String
  var answers = Dialog.usualAnswers
  let delete: @Sendable (Subject, Shell) throws -> Void
  let said: @Sendable (_ title: String) -> Styled

  var entry: CommandEntry {
    CommandEntry(usage, Subject.Told.self) { arguments throws(UsageProblem) in
      DeletionCommand(
        deletion: self, name: try Subject.name(in: arguments), isForced: arguments.has("yes"))
    }
  }
}

extension Deletion<Goal> {
  static let goal = Deletion(
    usage: Goal.usage(
      "delete", help: "delete a goal, here and with the backend", flags: [.yes],
      example: " --yes"),
    question: { "Delete \"\($0)\"? That can't be undone; what was said about it stays." },
    delete: { try $1.goals.delete($0) }, said: { Styled("Deleted: \($0).") })
}

extension Deletion<Consultation> {
  static let chat = Deletion(
    usage: Consultation.usage(
      "delete", help: "delete a chat and what was said in it", flags: [.yes]),
    question: { "Delete \"\($0)\"? What was said in it is gone then." },
    delete: { try $1.consultations.delete($0) }, said: { Styled("\"\($0)\" is deleted.") })
}

extension Deletion<Insight> {
  static let insight = Deletion(
    usage: Insight.usage(
      "delete", help: "delete an insight for good",
      flags: [
        Usage.Flag(name: "yes", kind: .none, placeholder: "", help: "without being asked")
      ], example: " --yes"),
    question: { "Delete \"\($0)\" for good?" }, answers: "yes or Enter for no.",
    delete: { try $1.insights.delete($0) },
    said: { Styled("Deleted: ", .good) + Styled($0) })
}
