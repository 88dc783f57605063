import Numbers
import Time

/// A session typed at a live service, or at a language model.
package struct CheckOptions: Hashable, Sendable {
  /// Files and folders.
  package var paths: [String] = []
  /// How often each session is typed; nothing of one run is there for the next.
  package var runs = 1
  /// How often each line has to hold; `nil` for every time.
  package var atLeast: Share?
  /// A command for the shell that prints who to be in a run; `nil` for nobody.
  package var accountCommand: String?
  /// Whether a run starts now in place of when its file says.
  package var startsNow = false
  /// Where the service is, and how it is reached.
  package var shell = ShellOptions()
  /// What is written to stdout.
  package var format = Format.text
  /// A file to write in the XML of JUnit.
  package var junit: String?

  package init() {}

  /// What is written to stdout.
  package enum Format: String, Sendable {
    /// For people.
    case text
    /// The same, and a workflow command of GitHub Actions for each check that failed.
    case github
    /// One JSON object a line.
    case json
  }

  /// A part of the runs.
  package enum Share: Hashable, Sendable {
    /// Of the runs, whatever their number.
    case runs(Int)
    /// 0 to 100.
    case percent(Int)

    /// Reads `18` or `90%`.
    init?(_ text: String) {
      if text.hasSuffix("%") {
        guard let percent = Int(text.dropLast(), in: 0...100) else { return nil }
        self = .percent(percent)
      } else {
        guard let runs = Int(text, in: 0...Int.exactRange.upperBound) else { return nil }
        self = .runs(runs)
      }
    }

    /// Whether a number of runs is enough of all.
    func isReached(by held: Int, of runs: Int) -> Bool {
      switch self {
      // What could not be looked at in a run can't have held in it.
      case .runs(let least): held >= min(least, runs)
      case .percent(let least): held * 100 >= least * runs
      }
    }
  }
}

extension InvocationParser {
  /// Reads what stands behind `lume check`.
  mutating func check() throws(UsageError) -> CheckOptions {
    var run = CheckOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--runs":
        let runs = try number(of: word)
        guard (1...10_000).contains(runs) else {
          throw UsageError("--runs takes a number from 1 to 10000, not \(runs)")
        }
        run.runs = Int(runs)
      case "--at-least":
        let text = try value(of: word)
        guard let share = CheckOptions.Share(text) else {
          throw UsageError(
            "--at-least takes a number of runs or a share such as 90%, not \"\(text)\"")
        }
        run.atLeast = share
      case "--account-command": run.accountCommand = try value(of: word)
      case "--json" where run.format != .github: run.format = .json
      case "--github" where run.format != .json: run.format = .github
      case "--json", "--github":
        throw UsageError("--json and --github both decide what stdout has: give one of them")
      case "--junit": run.junit = try value(of: word)
      case "--clock" where rest.first == "now":
        rest.removeFirst()
        run.startsNow = true
      case "--backend", "--insecure", "--ca-file", "--clock", "--seed", "--coach", "--coach-model",
        "--coach-option", "--coach-key", "--coach-key-file":
        _ = try take(word, into: &run.shell)
      case _ where word.hasPrefix("-"): throw InvocationParser.unknown(word, "lume check")
      default: run.paths.append(word)
      }
    }
    guard wantsHelp || !run.paths.isEmpty else {
      throw UsageError(
        "lume check needs the FILE to type, e.g. lume check chat.session --backend URL")
    }
    if case .runs(let least) = run.atLeast, least > run.runs {
      throw UsageError("--at-least \(least) is more than the runs: --runs says how many there are")
    }
    return run
  }
}
