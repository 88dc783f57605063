/// Puts session files into their canonical form.
package struct FormatOptions: Hashable, Sendable {
  /// Files and folders.
  package var paths: [String] = []
  /// Whether to say what would change and write nothing.
  package var isCheck = false
  /// How much processor time each file may take.
  package var timeout = ProcessorTime.usualLimit

  package init() {}
}

/// Looks session files through for what should not be in them.
package struct LintOptions: Hashable, Sendable {
  /// Files and folders.
  package var paths: [String] = []
  /// What is written to stdout.
  package enum Format: String, Sendable {
    /// For people.
    case text
    /// The same, and a workflow command of GitHub Actions for each finding.
    case github
    /// One JSON object a line.
    case json
  }

  /// Whether the files are run too, which shows what is never reached.
  package var runs = true
  /// What is written to stdout.
  package var format = Format.text
  /// How much processor time each session may take.
  package var timeout = ProcessorTime.usualLimit

  package init() {}
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
  package var timeout = ProcessorTime.usualLimit

  package init(file: String) {
    self.file = file
  }
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
  package var timeout = ProcessorTime.usualLimit

  package init() {}
}

extension InvocationParser {
  /// Reads what stands behind `lume fmt`.
  mutating func format() throws(UsageError) -> FormatOptions {
    var run = FormatOptions()
    run.paths = try words(of: "lume fmt") { parser, word throws(UsageError) in
      switch word {
      case "--check": run.isCheck = true
      case "--timeout": run.timeout = try parser.duration(of: word)
      default: return false
      }
      return true
    }
    return run
  }

  /// Reads what stands behind `lume lint`.
  mutating func lint() throws(UsageError) -> LintOptions {
    var run = LintOptions()
    run.paths = try words(of: "lume lint") { parser, word throws(UsageError) in
      switch word {
      case "--no-run": run.runs = false
      case "--json" where run.format != .github: run.format = .json
      case "--github" where run.format != .json: run.format = .github
      case "--json", "--github":
        throw UsageError("--json and --github both decide what stdout has: give one of them")
      case "--timeout": run.timeout = try parser.duration(of: word)
      default: return false
      }
      return true
    }
    return run
  }

  /// Reads what stands behind `lume update`.
  mutating func update() throws(UsageError) -> UpdateOptions {
    var run = UpdateOptions()
    run.paths = try words(of: "lume update") { parser, word throws(UsageError) in
      switch word {
      case "--check": run.isCheck = true
      case "--force": run.isForced = true
      case "--turn": run.turn = try parser.count(of: word, 0...1_000_000)
      case "--ask": run.asks = true
      case "--timeout": run.timeout = try parser.duration(of: word)
      default: return false
      }
      return true
    }
    if run.asks, run.isCheck {
      throw UsageError(
        "--check writes nothing, so there is nothing to --ask: leave out one of them")
    }
    return run
  }

  /// Reads what stands behind `lume import`.
  mutating func importing() throws(UsageError) -> ImportOptions {
    var run = ImportOptions(file: "")
    let need = "lume import needs the FILE to read: a cast, a HAR file or a text"
    run.file = try file(of: "lume import", need: need) { parser, word throws(UsageError) in
      switch word {
      case "-o": run.output = try parser.value(of: word)
      case "--prompt": run.prompt = try parser.value(of: word)
      case "--timeout": run.timeout = try parser.duration(of: word)
      default: return false
      }
      return true
    }
    return run
  }
}
