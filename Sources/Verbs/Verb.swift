import Shell

/// A verb of the program: what it takes, what help says of it, and what it's read as.
package struct Verb: Sendable {
  /// E.g. `verify`; empty for the shell, which has no verb.
  let name: String
  /// What stands behind it.
  let form: String
  /// For `lume --help`, one line.
  let brief: String
  /// What it does, in lines.
  let about: [String]
  let flags: [FlagHelp]
  /// The exit codes and when they come.
  let codes: [(Int32, String)]
  /// Lines that somebody might type.
  let examples: [String]
  /// What the words behind it may be that are no flags, for a shell that completes them.
  let operand: CompletedValue
  /// Reads what stands behind it.
  let read: @Sendable (inout InvocationParser) throws(UsageError) -> Invocation

  /// One whose flags set options.
  ///
  /// - Parameter invocation: makes of these, and of the words that are no flags, what is asked for.
  init<Options: Sendable>(
    _ name: String, _ form: String, brief: String, about: [String], options: Options,
    @FlagList<Options> flags: () -> [Flag<Options>], codes: [(Int32, String)],
    examples: [String], operand: CompletedValue = .nothing,
    invocation: @escaping @Sendable (inout Options, [String]) throws(UsageError) -> Invocation
  ) {
    let flags = flags()
    self.init(
      name, form, brief: brief, about: about, flags: flags.map(\.help), codes: codes,
      examples: examples, operand: operand
    ) { parser throws(UsageError) in
      var options = options
      let words = try parser.words(of: name.isEmpty ? "lume" : "lume \(name)", flags, &options)
      return try invocation(&options, words)
    }
  }

  init(
    _ name: String, _ form: String, brief: String, about: [String], flags: [FlagHelp],
    codes: [(Int32, String)], examples: [String], operand: CompletedValue = .nothing,
    read: @escaping @Sendable (inout InvocationParser) throws(UsageError) -> Invocation
  ) {
    (self.name, self.form, self.brief, self.about) = (name, form, brief, about)
    (self.codes, self.examples, self.operand, self.read) = (codes, examples, operand, read)
    self.flags = flags.filter { !$0.isHidden }
  }

  /// Every verb, in the order of `lume --help`. Which of them is made is told by its name, since a
  /// start that needs one of them needn't make the others.
  private static let table: [(name: String, verb: @Sendable () -> Verb)] = [
    ("ask", { .ask }), ("record", { .record }), ("verify", { .verify }), ("update", { .update }),
    ("check", { .check }), ("resume", { .resume }), ("play", { .play }), ("export", { .export }),
    ("fmt", { .format }), ("lint", { .lint }), ("import", { .importing }), ("serve", { .serve }),
    ("users", { .users }), ("database", { .database }), ("paths", { .paths }),
    ("doctor", { .doctor }), ("completion", { .completion }),
    ("help", { .help }),
  ]

  /// In the order of `lume --help`.
  package static let names = table.map(\.name)
  static let all = table.map { $0.verb() }

  /// `nil` where there is no such verb.
  package static func named(_ name: String) -> Verb? {
    table.first { $0.name == name }?.verb()
  }

  static func unknown(verb word: String) -> UsageError {
    let near = Suggestion.nearest(to: word, among: names)
    let hint =
      near.map { ": did you mean \($0)? lume --help lists them" }
      ?? ". It has \(names.joined(separator: ", ")); lume --help explains them"
    return UsageError("lume has no verb \"\(word)\"\(hint)")
  }

  /// What to say of a flag that a verb doesn't have.
  ///
  /// - Parameter command: the verb behind `lume`.
  static func unknown(_ flag: String, _ command: String) -> UsageError {
    if command == "lume", !flag.hasPrefix("-") {
      guard named(flag) != nil else { return unknown(verb: flag) }
      return UsageError(
        "\(flag) stands before all flags: lume \(flag) --help shows its form")
    }
    let verb = command.split(separator: " ").dropFirst().first.map(String.init).flatMap(named)
    let flags = (verb ?? .shell).flags
    let name = String(flag.prefix { $0 != "=" })
    // One letter is near every other.
    let isLong = name.count > 2
    let near = isLong ? Suggestion.nearest(to: name, among: flags.flatMap(\.names)) : nil
    let companion = flags.first { $0.names.contains(name) }?.companion
    if let companion { return UsageError("\(name) goes with \(companion)") }
    let list = verb.map { "lume \($0.name) --help lists them" } ?? "lume --help lists them"
    let hint = near.map { "did you mean \($0)? " } ?? ""
    return UsageError("\(command) has no flag \(flag): \(hint)\(list)")
  }
}

extension Verb {
  /// How wide the column with the flags is.
  private static let column = 24

  /// What its help prints; each line fits a terminal of 80 columns.
  package var lines: [String] {
    var lines = [name.isEmpty ? "lume \(form)" : "lume \(name) \(form)"] + about
    if !flags.isEmpty {
      lines.append("")
      lines += flags.map { Verb.row($0.form, $0.text) }
    }
    lines += ["", "Exit codes:"]
    lines += codes.map { Verb.row(String($0.0), $0.1) }
    return lines + ["", "For example:"] + examples.map { "  \($0)" }
  }

  private static func row(_ left: String, _ right: String) -> String {
    "  " + left + String(repeating: " ", count: max(2, column - left.count)) + right
  }
}

/// What `lume --help` prints.
package enum ProgramHelp {
  package static let lines =
    ["lume: a conversational shell for your wellness goals, with a coach built in."]
    + rows([("lume", Verb.shell.brief)] + Verb.all.map { ("lume \($0.name) \($0.form)", $0.brief) })
    + ["Flags of the shell, which lume help shell explains:"] + flags + [
      "lume VERB --help lists the flags of a verb, its exit codes, and an example.",
      "Files are under LUME_HOME where it is set. In the shell /help lists commands.",
    ]

  /// Their names, in lines of at most 78 columns.
  private static let flags = Verb.shell.flags.flatMap(\.names).reduce(into: [" "]) { lines, name in
    let last = lines.count - 1
    if lines[last].count + 1 + name.count > 78 {
      lines.append("  " + name)
    } else {
      lines[last] += " " + name
    }
  }

  private static func rows(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0 + String(repeating: " ", count: width + 2 - $0.count) + $1 }
  }
}
