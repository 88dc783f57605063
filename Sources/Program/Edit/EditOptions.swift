/// Puts session files into their canonical form.
package struct FormatOptions: Hashable, Sendable {
  /// Files and folders.
  package var paths: [String] = []
  /// Whether to say what would change and write nothing.
  package var isCheck = false

  package init() {}
}

/// Looks session files through for what should not be in them.
package struct LintOptions: Hashable, Sendable {
  /// Files and folders.
  package var paths: [String] = []
  /// Whether the files are run too, which shows what is never reached.
  package var runs = true
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

  package init(file: String) {
    self.file = file
  }
}

extension InvocationParser {
  /// Reads what stands behind `lume fmt`.
  mutating func format() throws(UsageError) -> FormatOptions {
    var run = FormatOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--check": run.isCheck = true
      case "--help", "-h": wantsHelp = true
      case _ where word.hasPrefix("-"): throw InvocationParser.unknown(word, "lume fmt")
      default: run.paths.append(word)
      }
    }
    return run
  }

  /// Reads what stands behind `lume lint`.
  mutating func lint() throws(UsageError) -> LintOptions {
    var run = LintOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--no-run": run.runs = false
      case "--timeout": run.timeout = try duration(of: word)
      case "--help", "-h": wantsHelp = true
      case _ where word.hasPrefix("-"): throw InvocationParser.unknown(word, "lume lint")
      default: run.paths.append(word)
      }
    }
    return run
  }

  /// Reads what stands behind `lume import`.
  mutating func importing() throws(UsageError) -> ImportOptions {
    var file: String?
    var run = ImportOptions(file: "")
    while let word = rest.popFirst() {
      switch word {
      case "-o": run.output = try value(of: word)
      case "--prompt": run.prompt = try value(of: word)
      case "--help", "-h": wantsHelp = true
      case _ where word.hasPrefix("-") && word != "-":
        throw InvocationParser.unknown(word, "lume import")
      case _ where file == nil: file = word
      default: throw UsageError("lume import takes one file, and \"\(word)\" is a second one")
      }
    }
    guard let file else {
      throw UsageError("lume import needs the FILE to read: a cast, a HAR file or a text")
    }
    run.file = file
    return run
  }
}
