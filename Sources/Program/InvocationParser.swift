import Shell
import Time
import Wellness

/// Reads a command line; decides nothing.
struct InvocationParser {
  var rest: ArraySlice<String>
  /// Whether a flag asks for help, whatever else is there.
  var wantsHelp = false
  private static let verbs = [
    "record",
    "verify",
    "update",
    "check",
    "resume",
    "play",
    "export",
    "fmt",
    "lint",
    "import",
    "serve",
    "paths",
    "doctor",
    "ask",
  ]
  /// A year, so that its nanoseconds fit an `Int64`.
  private static let longestTime = Duration.seconds(365 * 86_400)

  /// - Parameter arguments: without the program's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = InvocationParser(rest: arguments[...])
    do {
      let invocation = try parser.invocation()
      return parser.wantsHelp ? help(for: arguments.first) : invocation
    } catch {
      guard parser.wantsHelp else { throw error }
      return help(for: arguments.first)
    }
  }

  private static func help(for verb: String?) -> Invocation {
    verb.flatMap(VerbHelp.named).map { .verbHelp($0.verb) } ?? .help
  }

  private mutating func invocation() throws(UsageError) -> Invocation {
    switch rest.first {
    case "--version": return .version
    case "help": return InvocationParser.help(for: rest.dropFirst().first)
    case "record":
      rest.removeFirst()
      if rest.contains("--again") { return .recordAgain(try recordAgain()) }
      return .record(try record())
    case "verify":
      rest.removeFirst()
      return .verify(try verify())
    case "update":
      rest.removeFirst()
      return .update(try update())
    case "play":
      rest.removeFirst()
      return .play(try play())
    case "export":
      rest.removeFirst()
      return .export(try export())
    case "fmt":
      rest.removeFirst()
      return .format(try format())
    case "lint":
      rest.removeFirst()
      return .lint(try lint())
    case "import":
      rest.removeFirst()
      return .importing(try importing())
    case "serve":
      rest.removeFirst()
      return .serve(try serve())
    case "resume":
      rest.removeFirst()
      return .resume(try resume())
    case "check":
      rest.removeFirst()
      return .check(try check())
    case "paths":
      rest.removeFirst()
      let isJSON = rest.first == "--json"
      if let extra = rest.dropFirst(isJSON ? 1 : 0).first {
        wantsHelp = extra == "--help" || extra == "-h"
        throw UsageError("lume paths takes --json and nothing more, not \"\(extra)\"")
      }
      return .paths(isJSON: isJSON)
    case "ask":
      rest.removeFirst()
      return .shell(try ask())
    case "doctor":
      rest.removeFirst()
      return .doctor(try shell())
    case let word? where !word.hasPrefix("-"):
      let near = Suggestion.nearest(to: word, among: InvocationParser.verbs)
      if let near {
        throw UsageError(
          "lume has no verb \"\(word)\": did you mean \(near)? lume --help lists them")
      }
      throw UsageError(
        "lume has no verb \"\(word)\". It has \(InvocationParser.verbs.joined(separator: ", ")); lume --help explains them"
      )
    default:
      return .shell(try shell())
    }
  }

  private mutating func shell() throws(UsageError) -> ShellOptions {
    var run = ShellOptions()
    while let flag = rest.popFirst() {
      guard try take(flag, into: &run) else { throw InvocationParser.unknown(flag, "lume") }
    }
    return run
  }

  private mutating func record() throws(UsageError) -> RecordOptions {
    var file: String?
    var run = RecordOptions(file: "")
    while let word = rest.popFirst() {
      switch word {
      case "--layer":
        let layer = try value(of: word)
        guard ["wire", "shell"].contains(layer) else {
          throw UsageError("--layer takes wire or shell, not \"\(layer)\"")
        }
        run.layer = layer
      case "--title": run.title = try value(of: word)
      case "--state": run.state = try value(of: word)
      case "--mine": run.isMine = true
      case "--yes": run.isConfirmed = true
      case "--keep-personal": run.keepsPersonal = true
      case "-o", "--output", "--blind", "--account-command":
        throw UsageError("\(word) goes with --again: lume record --again FILE")
      case _ where word.hasPrefix("-"):
        guard try take(word, into: &run.shell) else {
          throw InvocationParser.unknown(word, "lume record")
        }
      case _ where file == nil: file = word
      default: throw UsageError("lume record takes one file, and \"\(word)\" is a second one")
      }
    }
    guard let file else {
      throw UsageError("lume record needs the FILE to write, e.g. lume record first.session")
    }
    guard run.state == nil || !run.isMine else {
      throw UsageError("--state and --mine are two states to start from: leave one out")
    }
    run.file = file
    return run
  }

  private mutating func ask() throws(UsageError) -> ShellOptions {
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

  private mutating func serve() throws(UsageError) -> ServeOptions {
    var run = ServeOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--port":
        let port = try number(of: word)
        guard port <= 65_535 else { throw UsageError("--port takes 0 to 65535, not \(port)") }
        run.port = Int(port)
      case "--host": run.host = try value(of: word)
      case "--open": run.isOpen = true
      case "--tls-cert": run.certificate = try value(of: word)
      case "--tls-key": run.key = try value(of: word)
      case "--api-key": run.apiKey = try value(of: word)
      case "--database": run.database = try value(of: word)
      case "--temporary": run.isTemporary = true
      case "--seed": run.seed = try number(of: word)
      case "--clock": run.clock = try instant(of: word)
      case "--pace": run.pace = try pace(of: word)
      case "--fault": run.fault = try value(of: word)
      case "--insecure": run.isInsecure = true
      case "--ca-file": run.caFile = try value(of: word)
      case "--help", "-h": wantsHelp = true
      default:
        guard try take(word, into: &run.coach) else {
          throw InvocationParser.unknown(word, "lume serve")
        }
      }
    }
    if run.isTemporary, run.database != nil {
      throw UsageError("--temporary keeps nothing: leave out --database")
    }
    guard (run.certificate == nil) == (run.key == nil) else {
      throw UsageError("--tls-cert and --tls-key go together: name both files")
    }
    return run
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
    case "--coach-key-file": coach.keyFile = try value(of: flag)
    case "--coach-key":
      throw UsageError(
        "a key on the command line can be read by all: give --coach-key-file FILE, or set LUME_COACH_KEY"
      )
    default: return false
    }
    return true
  }

  private mutating func pace(of flag: String) throws(UsageError) -> String {
    let text = try value(of: flag)
    guard WordDelay.duration(text) != nil else {
      throw UsageError("--pace takes a time between words such as 40ms, or 0, not \"\(text)\"")
    }
    return text
  }

  private mutating func update() throws(UsageError) -> UpdateOptions {
    var run = UpdateOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--check": run.isCheck = true
      case "--force": run.isForced = true
      case "--timeout": run.timeout = try duration(of: word)
      case "--help", "-h": wantsHelp = true
      case _ where word.hasPrefix("-"): throw InvocationParser.unknown(word, "lume update")
      default: run.paths.append(word)
      }
    }
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
    case "--coach", "--coach-model", "--coach-key", "--coach-key-file":
      return try take(flag, into: &run.coach)
    default:
      guard flag.hasPrefix("--"), let equals = flag.firstIndex(of: "=") else { return false }
      rest.insert(String(flag[flag.index(after: equals)...]), at: rest.startIndex)
      return try take(String(flag[..<equals]), into: &run)
    }
    return true
  }

  mutating func value(of flag: String) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(flag) needs a value behind it") }
    return value
  }

  mutating func number(of flag: String) throws(UsageError) -> UInt64 {
    let text = try value(of: flag)
    guard let number = UInt64(text) else {
      throw UsageError("\(flag) takes a whole number from 0 on, not \"\(text)\"")
    }
    return number
  }

  mutating func instant(of flag: String) throws(UsageError) -> Instant {
    let text = try value(of: flag)
    guard let instant = Instant(text) else {
      throw UsageError("\(flag) takes a time such as 2026-03-02T07:30:00Z, not \"\(text)\"")
    }
    return instant
  }

  mutating func duration(of flag: String) throws(UsageError) -> Duration {
    let text = try value(of: flag)
    guard let duration = Duration(reading: text), duration > .zero,
      duration <= InvocationParser.longestTime
    else {
      throw UsageError("\(flag) takes a duration such as 500ms, 60s or 5m, not \"\(text)\"")
    }
    return duration
  }

  mutating func choice(of flag: String, _ known: [String]) throws(UsageError) -> String {
    let text = try value(of: flag)
    guard known.contains(text) else {
      throw UsageError("\(flag) takes \(known.joined(separator: " or ")), not \"\(text)\"")
    }
    return text
  }

  static func unknown(_ flag: String, _ verb: String) -> UsageError {
    VerbHelp.unknown(flag, verb)
  }
}
