import UseCases

/// An input that is for whoever records a run, and not for the run.
package enum RecordingLine: Hashable, Sendable {
  /// Another recording is asked for.
  case begin
  case stop
  /// A comment.
  case note(String)

  /// `nil` for every other input, those that can't be read included: the shell says what is wrong
  /// with them.
  package init?(_ line: String) {
    guard case .command(let name, let rest) = Typed(line), name == "record" || name == "note",
      !Arguments.asksForHelp(rest)
    else { return nil }
    do throws(UsageProblem) {
      let (entry, rest) = try Registry.find(name, rest)
      let arguments = try Arguments(rest, for: entry.usage)
      _ = try entry.parse(arguments)
      switch entry.usage.name {
      case Note.usage.name: self = .note(rest.trimmed)
      case RecordStop.usage.name: self = .stop
      default: self = .begin
      }
    } catch {
      return nil
    }
  }
}
