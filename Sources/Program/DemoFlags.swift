import Demo
import Numbers
import Session
import Time

/// The flags of `lume play` and `lume export`.
extension InvocationParser {
  mutating func play() throws(UsageError) -> PlayOptions {
    var run = PlayOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--step": run.isStepwise = true
      default:
        if try take(word, into: &run.demo, "lume play") { continue }
        throw InvocationParser.unknown(word, "lume play")
      }
    }
    try InvocationParser.check(run.demo, "lume play", "lume play first.session")
    return run
  }

  mutating func export() throws(UsageError) -> ExportOptions {
    var run = ExportOptions()
    var format: ExportOptions.Format?
    while let word = rest.popFirst() {
      switch word {
      case "-o", "--output": run.output = try value(of: word)
      case "--format":
        let name = try choice(of: word, ExportOptions.Format.allCases.map(\.rawValue) + ["cast"])
        format = ExportOptions.Format(rawValue: name == "cast" ? "cast2" : name)
      case "--at": run.still = rest.first == "end" ? end() : .turn(try turn(of: word))
      case "--title": run.title = try value(of: word)
      case "--padding": run.padding = Int(try number(of: word, 0...100))
      case "--no-window": run.hasWindow = false
      default:
        if try take(word, into: &run.demo, "lume export") { continue }
        throw InvocationParser.unknown(word, "lume export")
      }
    }
    try InvocationParser.check(run.demo, "lume export", "lume export first.session -o first.svg")
    run.format = try InvocationParser.format(format, output: run.output)
    try InvocationParser.check(run)
    return run
  }

  private mutating func end() -> ExportOptions.Still {
    rest.removeFirst()
    return .end
  }

  /// Takes the file, or a flag that both verbs have; answers whether it was one.
  private mutating func take(
    _ word: String, into demo: inout DemoOptions, _ verb: String
  ) throws(UsageError) -> Bool {
    switch word {
    case "--size": demo.size = try size(of: word)
    case "--speed": demo.pacing.speed = try factor(of: word)
    case "--idle": demo.pacing.idle = try milliseconds(of: word)
    case "--typing": demo.pacing.typing = try milliseconds(of: word)
    case "--from": demo.pacing.from = try turn(of: word)
    case "--to": demo.pacing.to = try turn(of: word)
    case "--theme": demo.theme = try theme(of: word)
    case "--ascii": demo.isASCII = true
    case "--timeout": demo.timeout = try duration(of: word)
    case "--help", "-h": wantsHelp = true
    case _ where word.hasPrefix("--") && word.contains("="):
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      rest = [String(parts[0]), String(parts[1])] + rest
      return true
    case _ where word.hasPrefix("-") && word != "-": return false
    case _ where demo.file.isEmpty: demo.file = word
    default: throw UsageError("\(verb) takes one file, and \"\(word)\" is a second one")
    }
    return true
  }

  private mutating func size(of flag: String) throws(UsageError) -> SessionHeader.Size {
    let text = try value(of: flag)
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0], in: DemoSize.columns),
      let rows = Int(parts[1], in: DemoSize.rows)
    else {
      throw UsageError(
        "\(flag) takes columns and rows such as 80x24, from \(DemoSize.least) to \(DemoSize.most), not \"\(text)\""
      )
    }
    return SessionHeader.Size(columns: columns, rows: rows)
  }

  private mutating func factor(of flag: String) throws(UsageError) -> Double {
    let text = try value(of: flag)
    let isNumber = text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
    guard isNumber, let factor = Double(text), (0.1...100).contains(factor) else {
      throw UsageError("\(flag) takes a number such as 2 or 0.5, from 0.1 to 100, not \"\(text)\"")
    }
    return factor
  }

  /// A time, which may be none.
  private mutating func milliseconds(of flag: String) throws(UsageError) -> Int {
    let text = try value(of: flag)
    guard let duration = text == "0" ? .zero : Duration(reading: text), duration >= .zero,
      duration <= .seconds(3600)
    else {
      throw UsageError("\(flag) takes a time such as 80ms or 2s, or 0, up to 1h, not \"\(text)\"")
    }
    return Int(clamping: duration / .milliseconds(1))
  }

  private mutating func turn(of flag: String) throws(UsageError) -> Int {
    Int(try number(of: flag, 1...1_000_000))
  }

  private mutating func number(
    of flag: String, _ range: ClosedRange<UInt64>
  ) throws(UsageError) -> UInt64 {
    let number = try number(of: flag)
    guard range.contains(number) else {
      throw UsageError("\(flag) takes \(range.lowerBound) to \(range.upperBound), not \(number)")
    }
    return number
  }

  private mutating func theme(of flag: String) throws(UsageError) -> Theme {
    let name = try value(of: flag)
    guard let theme = Theme(named: name) else {
      let names = Theme.all.map(\.name).joined(separator: ", ")
      throw UsageError(
        "there is no theme \"\(name)\". There are \(names), each also as NAME-light and NAME-dark")
    }
    return theme
  }

  private static func format(
    _ format: ExportOptions.Format?, output: String?
  ) throws(UsageError) -> ExportOptions.Format {
    if let format { return format }
    guard let output else { return .svg }
    guard let guessed = ExportOptions.Format(fileNamed: output) else {
      let all = ExportOptions.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        "\(output) may be anything: end its name in .svg, .cast, .md or .txt, or give --format with one of \(all)"
      )
    }
    return guessed
  }

  private static func check(
    _ demo: DemoOptions, _ verb: String, _ example: String
  ) throws(UsageError) {
    guard !demo.file.isEmpty else {
      throw UsageError("\(verb) needs the FILE to show, e.g. \(example)")
    }
    if let from = demo.pacing.from, let to = demo.pacing.to, from > to {
      throw UsageError("--from \(from) is behind --to \(to): nothing would be shown")
    }
  }

  /// What a flag has no meaning for is a mistake.
  private static func check(_ run: ExportOptions) throws(UsageError) {
    let format = run.format
    if run.demo.file == "-", format != .svg, format != .txt {
      throw UsageError("- is one screen, which is svg or txt, not \(format)")
    }
    if run.still != nil {
      guard format == .svg || format == .txt else {
        throw UsageError("--at takes a still, which is svg or txt, not \(format)")
      }
      guard run.demo.pacing.from == nil, run.demo.pacing.to == nil else {
        throw UsageError("--at shows the end of one turn: leave out --from and --to")
      }
    }
    guard format != .svg else { return }
    if run.padding != nil { throw UsageError("--padding is for svg, not for \(format)") }
    if !run.hasWindow { throw UsageError("--no-window is for svg, not for \(format)") }
  }
}

/// The terminals that a session can be shown on.
enum DemoSize {
  static let columns = 20...400
  static let rows = 5...200

  static let least = "\(columns.lowerBound)x\(rows.lowerBound)"
  static let most = "\(columns.upperBound)x\(rows.upperBound)"

  /// The nearest size that there can be.
  static func clamped(_ size: SessionHeader.Size) -> SessionHeader.Size {
    SessionHeader.Size(
      columns: min(max(size.columns, columns.lowerBound), columns.upperBound),
      rows: min(max(size.rows, rows.lowerBound), rows.upperBound))
  }
}
