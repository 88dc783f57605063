import Numbers

/// A comparison of session files with what the program does now.
package struct VerifyOptions: Hashable, Sendable {
  /// What is written to stdout.
  package enum Format: String, Sendable {
    /// For people.
    case text
    /// The same, and a workflow command of GitHub Actions for each failure.
    case github
    /// The Test Anything Protocol, version 13.
    case tap
    /// One JSON object a line.
    case json
  }

  /// One of several equal parts of all files.
  package struct Shard: Hashable, Sendable {
    /// From 1 to `count`.
    package var number: Int
    /// How many parts there are.
    package var count: Int
  }

  /// Files and folders.
  package var paths: [String] = []
  /// Globs of which a file's path or name has to match one.
  package var filters: [String] = []
  /// Of which a file has to have one in its header, and none of those with a `!` before them.
  package var tags: [String] = []
  /// Whether only those are verified that were told of as not passed by the file of `junit`.
  package var rerunsFailed = false
  /// The part of the files to take.
  package var shard: Shard?
  /// Whether a file without its end is a failure, and an odd header an error.
  package var isStrict = false
  /// Whether the first failure ends it.
  package var stopsAtFirst = false
  /// Whether all differences of a file are told, and not only the first.
  package var tellsAll = false
  /// How much processor time each session may take.
  package var timeout = ProcessorTime.usualLimit
  /// How many threads verify; 0 for as many as there are processors.
  package var jobs = 1
  /// How often each session is run again with its streamed text cut at other places.
  package var perturbations = 0
  /// What is written to stdout.
  package var format = Format.text
  /// A file to write in the XML of JUnit.
  package var junit: String?
  /// Whether to say what is there and verify nothing.
  package var isList = false
  /// Whether the slowest sessions are told of.
  package var hasTimings = false
  /// Whether to verify again whenever a file changes.
  package var watches = false
  /// `auto`, `always` or `never`.
  package var color: String?

  package init() {}
}

extension InvocationParser {
  /// Reads what stands behind `lume verify`.
  mutating func verify() throws(UsageError) -> VerifyOptions {
    var run = VerifyOptions()
    var formatFlag: String?
    while let word = rest.popFirst() {
      switch word {
      case "--filter": run.filters.append(try value(of: word))
      case "--tag": run.tags.append(try value(of: word))
      case "--shard": run.shard = try shard(of: word)
      case "--strict": run.isStrict = true
      case "--fail-fast": run.stopsAtFirst = true
      case "--all": run.tellsAll = true
      case "--timeout": run.timeout = try duration(of: word)
      case "-j", "--jobs": run.jobs = try jobs(of: word)
      case "--perturb": run.perturbations = try count(of: word, 1...1000)
      case "--tap", "--json", "--github":
        if let formatFlag, formatFlag != word {
          throw UsageError(
            "\(formatFlag) and \(word) both decide what stdout has: give one of them")
        }
        formatFlag = word
        run.format = VerifyOptions.Format(rawValue: String(word.dropFirst(2))) ?? .text
      case "--rerun-failed": run.rerunsFailed = true
      case "--junit": run.junit = try value(of: word)
      case "--list": run.isList = true
      case "--timings": run.hasTimings = true
      case "--watch": run.watches = true
      case "--color": run.color = try choice(of: word, ["auto", "always", "never"])
      case "--help", "-h": wantsHelp = true
      case _ where word.hasPrefix("-j") && word.dropFirst(2).allSatisfy(\.isNumber):
        rest.insert(String(word.dropFirst(2)), at: rest.startIndex)
        run.jobs = try jobs(of: "-j")
      case _ where word.hasPrefix("--") && word.contains("="):
        try split(word)
      case _ where word.hasPrefix("-"): throw InvocationParser.unknown(word, "lume verify")
      default: run.paths.append(word)
      }
    }
    try check(run, formatFlag)
    return run
  }

  /// Takes `--flag=value` apart; what has no such flag is told of with its next turn.
  mutating func split(_ word: String) throws(UsageError) {
    guard let equals = word.firstIndex(of: "=") else { return }
    rest.insert(String(word[word.index(after: equals)...]), at: rest.startIndex)
    rest.insert(String(word[..<equals]), at: rest.startIndex)
  }

  private func check(_ run: VerifyOptions, _ formatFlag: String?) throws(UsageError) {
    if run.rerunsFailed, run.junit == nil {
      throw UsageError(
        "--rerun-failed reads what failed from the report of the run before: name it by --junit FILE"
      )
    }
    if run.rerunsFailed, run.shard != nil {
      throw UsageError(
        "--rerun-failed goes by a report of all files, and a shard has some: leave out --shard")
    }
    if run.watches {
      let other = run.junit != nil ? "--junit" : run.isList ? "--list" : formatFlag
      if let other {
        throw UsageError("--watch shows a report for people: leave out \(other)")
      }
    }
    if run.isList {
      let other = run.junit != nil ? "--junit" : formatFlag == "--json" ? nil : formatFlag
      if let other { throw UsageError("--list verifies nothing: leave out \(other)") }
    }
  }

  /// A whole number within bounds.
  mutating func count(of flag: String, _ bounds: ClosedRange<Int>) throws(UsageError) -> Int {
    let text = try value(of: flag)
    guard let number = Int(text, in: bounds) else {
      throw UsageError(
        "\(flag) takes a number from \(bounds.lowerBound) to \(bounds.upperBound), not \"\(text)\"")
    }
    return number
  }

  private mutating func jobs(of flag: String) throws(UsageError) -> Int {
    if rest.first == "auto" {
      rest.removeFirst()
      return 0
    }
    return try count(of: flag, 1...256)
  }

  private mutating func shard(of flag: String) throws(UsageError) -> VerifyOptions.Shard {
    let text = try value(of: flag)
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[1], in: 1...1_000_000),
      let number = Int(parts[0], in: 1...count)
    else {
      throw UsageError("\(flag) takes the part and the number of parts, e.g. 2/4, not \"\(text)\"")
    }
    return VerifyOptions.Shard(number: number, count: count)
  }
}
