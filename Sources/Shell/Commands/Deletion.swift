import Edge
import UseCases
import Wellness

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
