/// Puts session files into their canonical form.
package struct FormatOptions: Hashable, Sendable {
  /// Files and folders.
  package var paths: [String] = []
  /// Whether to say what would change and write nothing.
  package var isCheck = false
  /// How much processor time each file may take.
  package var timeout = SessionTimeout.usual
}

/// Looks session files through for what should not be in them.
package struct LintOptions: Hashable, Sendable {
  /// Files and folders.
  package var paths: [String] = []

  /// Whether the files are run too, which shows what is never reached.
  package var runs = true
  /// What is written to stdout.
  package var format = ReportFormat.text
  /// How much processor time each session may take.
  package var timeout = SessionTimeout.usual
}

/// Makes the draft of a session of something else.
package struct ImportOptions: Hashable, Sendable {
  /// The file to read; `-` for stdin.
  package var file: String
  /// The file to make; stdout when `nil`.
  package var output: String?
  /// What stands before every line that was typed; found out when `nil`.
  package var prompt: String?
  /// How much processor time it may take.
  package var timeout = SessionTimeout.usual
}

/// Rewrites the expectations of session files.
package struct UpdateOptions: Hashable, Sendable {
  /// Files and folders.
  package var paths: [String] = []
  /// Whether to say what would change and write nothing.
  package var isCheck = false
  /// The one turn whose expectations are written; 0 before the first input, `nil` for all.
  package var turn: Int?
  /// Whether the user is asked of each difference.
  package var asks = false
  /// Whether to write though `CI` is set.
  package var isForced = false
  /// How much processor time each session may take.
  package var timeout = SessionTimeout.usual
}

extension Verb {
  static let update = Verb(
    "update", "[PATH...]", brief: "accept what the program does now",
    about: [
      "Writes what lume does now into session files: expectations, never stimuli,",
      "comments or assertions. Look at the difference before you keep it.",
    ],
    options: UpdateOptions(),
    flags: {
      Flag(
        "--check", "show what would change and write nothing", \.isCheck)
      Flag(
        "--turn N", "of that turn alone; 0 before the first input", \.turn, .count(0...1_000_000))
      Flag("--ask", "ask of each difference whether to accept it", \.asks)
      Flag("--force", "write though CI is set", \.isForced)
      Flag(
        "--timeout TIME", "of processor time a file may take; 60s", \.timeout, .duration)
    },
    codes: [
      (ExitCode.done, "all of them say what lume does"),
      (ExitCode.failed, "one needs a change, by hand or under --check"), unusable,
      nothing, unwritten,
    ],
    examples: ["lume update --check", "lume update --ask Sessions/mine.session"],
    operand: .sessions
  ) { run, paths throws(UsageError) in
    if run.asks, run.isCheck {
      throw UsageError(
        "--check writes nothing, so there is nothing to --ask: leave out one of them")
    }
    run.paths = paths
    return .update(run)
  }

  static let format = Verb(
    "fmt", "[PATH...]", brief: "put files into their canonical form",
    about: [
      "Puts session files into their canonical form: JSON with sorted keys in lines",
      "of 100 columns, headers in a column. Everything else stays as it is.",
    ],
    options: FormatOptions(),
    flags: {
      Flag(
        "--check", "show what would change and write nothing", \.isCheck)
      Flag(
        "--timeout TIME", "of processor time a file may take; 60s", \.timeout, .duration)
    },
    codes: [
      (ExitCode.done, "all of them are in their form"),
      (ExitCode.failed, "one is not, under --check"), unusable, nothing, unwritten,
    ],
    examples: ["lume fmt", "lume fmt --check Sessions"], operand: .sessions
  ) { run, paths in
    run.paths = paths
    return .format(run)
  }

  static let lint = Verb(
    "lint", "[PATH...]", brief: "find secrets, and lines that prove nothing",
    about: [
      "Finds in session files what should not be there: secrets, numbers of phones",
      "and payment cards, headers that are unknown or there twice, broken JSON,",
      "patterns that fit everything or nothing, lines that are never reached, and",
      "@ type that ends in another text than the input.",
    ],
    options: LintOptions(),
    flags: {
      Flag(
        "--no-run", "only read them: no unused pattern is found", \.runs, false)
      Flag("write a JSON object a line", \.format, .json)
      Flag("add annotations for GitHub Actions", \.format, .github)
      Flag(
        "--timeout TIME", "of processor time a file may take; 60s", \.timeout, .duration)
    },
    codes: [
      (ExitCode.done, "nothing was found"), (ExitCode.failed, "something was"), unusable, nothing,
      unwritten,
    ],
    examples: ["lume lint", "lume lint Sessions/mine.session"], operand: .sessions
  ) { run, paths in
    run.paths = paths
    return .lint(run)
  }

  static let importing = Verb(
    "import", "FILE", brief: "a draft made of a cast, a HAR file or a text",
    about: [
      "Makes the draft of a session of an asciicast, a HAR file, a transcript of lume",
      "export or a text copied from a terminal. Its comments say what to look at;",
      "- reads stdin.",
    ],
    options: ImportOptions(file: ""),
    flags: {
      Flag("-o NEW", "the file to make; stdout otherwise", \.output, .text)
      Flag(
        "--prompt TEXT", "what stands before what was typed; '' takes all", \.prompt, .text)
      Flag(
        "--timeout TIME", "of processor time it may take; 60s", \.timeout, .duration)
    },
    codes: [
      (ExitCode.done, "a draft was made"),
      (ExitCode.usage, "a file that can't be read, or nothing to be made of it"),
      unwritten,
    ],
    examples: ["lume import demo.cast -o demo.session", "lume update demo.session"], operand: .files
  ) { run, words throws(UsageError) in
    run.file = try words.file(
      of: "lume import", need: "lume import needs the FILE to read: a cast, a HAR file or a text")
    return .importing(run)
  }
}
