import Shell
import Wellness

/// The flags of a run of the shell, which several verbs take.
extension InvocationParser {
  /// Reads what stands behind `lume`.
  mutating func shell() throws(UsageError) -> ShellOptions {
    var run = ShellOptions()
    while let flag = rest.popFirst() {
      guard try take(flag, into: &run) else { throw InvocationParser.unknown(flag, "lume") }
    }
    return run
  }

  /// Reads what stands behind `lume ask`.
  mutating func ask() throws(UsageError) -> ShellOptions {
    var run = ShellOptions()
    var question = Question()
    var text: String?
    while let word = rest.popFirst() {
      switch word {
      case "--goal": question.goal = try value(of: word)
      case "--persona":
        let name = try choice(of: word, Persona.known.map(\.rawValue))
        question.persona = Persona(rawValue: name)
      case "-c", "-f", "-i": throw UsageError("lume ask takes one text, and no \(word)")
      case _ where word.hasPrefix("-") && word != "-":
        guard try take(word, into: &run) else { throw InvocationParser.unknown(word, "lume ask") }
      case _ where text == nil: text = word
      default: throw UsageError("lume ask takes one text: put it in quotes")
      }
    }
    guard let text else {
      throw UsageError(
        "lume ask needs the TEXT to ask, e.g. lume ask \"How should I start?\", or - to read it")
    }
    run.question = question
    run.readsQuestion = text == "-"
    if !run.readsQuestion { run.inputs = [.line(text)] }
    return run
  }

  /// Takes a flag of the shell; answers whether it was one.
  mutating func take(
    _ flag: String, into run: inout ShellOptions
  ) throws(UsageError) -> Bool {
    switch flag {
    case "-c": run.inputs.append(.line(try value(of: flag)))
    case "-f": run.inputs.append(.file(try value(of: flag)))
    case "-i": run.stays = true
    case "--help", "-h": wantsHelp = true
    case "--keep-going": run.keepsGoing = true
    case "--json": run.isJSON = true
    case "--incognito": run.isIncognito = true
    case "--ascii": run.isASCII = true
    case "--accessible": run.isAccessible = true
    case "--seed": run.seed = try number(of: flag)
    case "--clock": run.clock = try instant(of: flag)
    case "--pace": run.pace = try pace(of: flag)
    case "--backend": run.backend = try value(of: flag)
    case "--insecure": run.isInsecure = true
    case "--ca-file": run.caFile = try value(of: flag)
    case "--fault": run.fault = try value(of: flag)
    case "--sync": run.sync = try choice(of: flag, ["auto", "manual"])
    case "--color": run.color = try choice(of: flag, ["auto", "always", "never"])
    case "--coach", "--coach-model", "--coach-option", "--coach-key", "--coach-key-file":
      return try take(flag, into: &run.coach)
    default:
      guard flag.hasPrefix("--"), let equals = flag.firstIndex(of: "=") else { return false }
      rest.insert(String(flag[flag.index(after: equals)...]), at: rest.startIndex)
      return try take(String(flag[..<equals]), into: &run)
    }
    return true
  }

  /// Takes a flag of the coach; answers whether it was one.
  mutating func take(
    _ flag: String, into coach: inout CoachFlags
  ) throws(UsageError)
    -> Bool
  {
    switch flag {
    case "--coach": coach.address = try value(of: flag)
    case "--coach-model": coach.model = try value(of: flag)
    case "--coach-option": coach.options.append(try value(of: flag))
    case "--coach-key-file": coach.keyFile = try value(of: flag)
    case "--coach-key":
      throw UsageError(
        "a key on the command line can be read by all: give --coach-key-file FILE, or set LUME_COACH_KEY"
      )
    default: return false
    }
    return true
  }

  /// The time between words, as it is typed.
  mutating func pace(of flag: String) throws(UsageError) -> String {
    let text = try value(of: flag)
    guard WordDelay.duration(text) != nil else {
      throw UsageError("--pace takes a time between words such as 40ms, or 0, not \"\(text)\"")
    }
    return text
  }
}
