import Edge
import UseCases
import Wellness

/// The tables of transitions: what each is called, when it cannot be, and what it does and says.
extension Transition<Goal> {
  static let complete = Transition(
    "complete", help: "end a goal as reached", unless: already(.completed),
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
        try shell.consultations.end(chat, as: status)
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
