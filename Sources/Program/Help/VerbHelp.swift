import Shell

/// What `lume VERB --help` prints, and by which a mistyped flag is known.
struct VerbHelp {
  /// A flag, or several that belong together.
  struct Flag {
    /// As they are typed, with what stands behind them, e.g. `-j N`.
    let form: String
    /// What it does, in a few words.
    let text: String
    /// All that its value may be, where these are few words.
    let choices: [String]

    init(_ form: String, _ text: String, choices: [String] = []) {
      (self.form, self.text, self.choices) = (form, text, choices)
    }

    /// The flag that it's for, where its text begins with that, e.g. `--again`.
    var companion: String? {
      guard text.hasPrefix("with --") else { return nil }
      return String(text.dropFirst(5).prefix { $0 != ":" })
    }

    /// What is typed of it, e.g. `-j`.
    var names: [String] {
      form.split { $0 == " " || $0 == "," }.filter { $0.hasPrefix("-") && $0.count > 1 }
        .map(String.init)
    }

    /// What stands behind it in its form, e.g. `N`; `nil` where it has no value.
    var placeholder: String? {
      form.split(separator: " ").last.flatMap { $0.hasPrefix("-") ? nil : String($0) }
    }

    /// What its value may be, for a shell that completes it.
    var value: CompletedValue {
      guard let placeholder else { return .nothing }
      if !choices.isEmpty { return .words(choices) }
      return switch placeholder {
      case "FILE", "NEW": .files
      case "GOAL": .goals
      default: .unknown
      }
    }
  }

  /// E.g. `verify`; empty for the shell, which has no verb.
  let verb: String
  /// What stands behind the verb.
  let form: String
  /// What it does, in lines.
  let about: [String]
  let flags: [Flag]
  /// The exit codes and when they come.
  let codes: [(Int32, String)]
  /// Lines that somebody might type.
  let examples: [String]
  /// What the words behind it may be that are no flags, for a shell that completes them.
  var operand = CompletedValue.nothing

  /// How wide the column with the flags is.
  private static let column = 24

  /// In the order in which they are read; each fits a terminal of 80 columns.
  var lines: [String] {
    let head = verb.isEmpty ? "lume \(form)" : "lume \(verb) \(form)"
    var lines = [head] + about
    if !flags.isEmpty {
      lines.append("")
      lines += flags.map { VerbHelp.row($0.form, $0.text) }
    }
    lines += ["", "Exit codes:"]
    lines += codes.map { VerbHelp.row(String($0.0), $0.1) }
    return lines + ["", "For example:"] + examples.map { "  \($0)" }
  }

  private static func row(_ left: String, _ right: String) -> String {
    "  " + left + String(repeating: " ", count: max(2, column - left.count)) + right
  }

  /// Every verb, in the order of `lume --help`.
  static let all =
    [ask, record, verify, update, check, resume, play, export, format, lint, importing] + service
    + [completion, help]

  /// The help of a verb; `nil` where there is no such verb.
  static func named(_ verb: String) -> VerbHelp? {
    all.first { $0.verb == verb }
  }

  /// What to say of a flag that a verb doesn't have.
  static func unknown(_ flag: String, _ command: String) -> UsageError {
    let verb = command.split(separator: " ").dropFirst().first.map(String.init)
    let help = verb.flatMap(named)
    let known = (help?.flags ?? shellFlags).flatMap(\.names)
    let name = String(flag.prefix { $0 != "=" })
    // One letter is near every other.
    let isLong = name.count > 2
    let near = isLong ? Suggestion.nearest(to: name, among: known) : nil
    let companion = help?.flags.first { $0.names.contains(name) }?.companion
    if let companion { return UsageError("\(name) goes with \(companion)") }
    let list = help.map { "lume \($0.verb) --help lists them" } ?? "lume --help lists them"
    let hint = near.map { "did you mean \($0)? " } ?? ""
    return UsageError("\(command) has no flag \(flag): \(hint)\(list)")
  }
}
