import Demo
import Numbers
import Session
import Time

/// How a session is shown: what `play` and `export` have in common.
package struct DemoOptions: Hashable, Sendable {
  /// The session; `-` for what a terminal was sent, on stdin, in place of one.
  package var file = ""
  /// Of the terminal; `nil` for what the session or the user's terminal says.
  package var size: SessionHeader.Size?
  /// How fast, and which turns.
  package var pacing = Pacing()
  /// The colours; `nil` where nothing is said.
  package var theme: Theme?
  /// Whether to keep to ASCII.
  package var isASCII = false
  /// How much processor time the replay may take.
  package var timeout = SessionTimeout.usual
}

/// A session shown in the user's terminal.
package struct PlayOptions: Hashable, Sendable {
  /// How it is shown.
  package var demo = DemoOptions()
  /// Whether it waits for a key at each turn.
  package var isStepwise = false
}

/// A session in a form that others can show.
package struct ExportOptions: Hashable, Sendable {
  /// What a session becomes.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// asciicast: version 2, which every player opens, or 3.
    case cast2, cast3
    /// An animated picture.
    case svg
    /// A transcript.
    case md
    /// What the terminal showed.
    case txt

    /// The format that files with such a name have.
    init?(fileNamed name: String) {
      switch name.split(separator: "/").last?.split(separator: ".").last?.lowercased() {
      case "svg": self = .svg
      case "cast": self = .cast2
      case "md", "markdown": self = .md
      case "txt": self = .txt
      default: return nil
      }
    }
  }

  /// How it is shown.
  package var demo = DemoOptions()
  /// The file to write; `nil` for stdout.
  package var output: String?
  /// What to write.
  package var format = Format.svg
  /// A moment of which a picture is taken that doesn't move.
  package enum Still: Hashable, Sendable {
    /// The end of a turn.
    case turn(Int)
    case end

    /// `nil` for the end.
    package var turn: Int? {
      if case .turn(let turn) = self { turn } else { nil }
    }
  }

  /// When a still is taken; `nil` for the whole.
  package var still: Still?
  /// In place of the session's.
  package var title: String?
  /// Around the text, in columns; `nil` for the usual.
  package var padding: Int?
  /// Whether there is a window around the text.
  package var hasWindow = true
}

extension DemoOptions {
  fileprivate static let flags = FlagList<DemoOptions>.of {
    Flag("--size COLSxROWS", "of the terminal, e.g. 80x24", \.size, .size)
    Flag("--speed FACTOR", "2 is twice as fast", \.pacing.speed, .factor)
    Flag(
      "--idle TIME", "the longest wait that is shown; 2s", \.pacing.idle, .milliseconds)
    Flag(
      "--typing TIME", "between keys on average, 80ms; 0 types at once", \.pacing.typing,
      .milliseconds)
    Flag(
      "--theme NAME", "lume, github, solarized, gruvbox or contrast", \.theme, .theme)
    Flag("--from TURN", "the first turn", \.pacing.from, .count(1...1_000_000))
    Flag("--to TURN", "the last turn", \.pacing.to, .count(1...1_000_000))
    Flag("--ascii", "plain characters", \.isASCII)
    Flag(
      "--timeout TIME", "of processor time the session may take; 60s", \.timeout, .duration)
  }

  fileprivate mutating func read(
    _ words: [String], of command: String, example: String
  ) throws(UsageError) {
    file = try words.file(
      of: command, need: "\(command) needs the FILE to show, e.g. \(example)")
    if let from = pacing.from, let to = pacing.to, from > to {
      throw UsageError("--from \(from) is behind --to \(to): nothing would be shown")
    }
  }
}

extension Verb {
  static let play = Verb(
    "play", "FILE", brief: "a session shown in this terminal",
    about: ["Shows a session in this terminal as it looked, with a person's typing."],
    options: PlayOptions(),
    flags: {
      DemoOptions.flags.within(\PlayOptions.demo)
      Flag("--step", "wait for a key at each turn", \.isStepwise)
    },
    codes: [
      (ExitCode.done, "it was shown, or you have left"), (ExitCode.failed, "it does not replay"),
      (ExitCode.usage, "usage, a file that can't be read, or no terminal"),
    ],
    examples: ["lume play Sessions/demos/first-goal.session --speed 2"], operand: .sessions
  ) { run, words throws(UsageError) in
    try run.demo.read(words, of: "lume play", example: "lume play first.session")
    return .play(run)
  }

  /// What is to be exported, before its format is known.
  private struct Export {
    var run = ExportOptions()
    var format: ExportOptions.Format?
  }

  static let export = Verb(
    "export", "FILE", brief: "a session as a picture, a cast or a text",
    about: [
      "Makes of a session what others can look at; the same bytes each time. - takes",
      "what a program shows at a terminal, from stdin, and makes a still of it.",
    ],
    options: Export(),
    flags: {
      Flag(
        "-o FILE, --output FILE", "where to; its ending says the format", \.run.output, .text)
      Flag(
        "--format FORMAT", "svg, cast2, cast3, md or txt",
        .choice(ExportOptions.Format.allCases.map(\.rawValue) + ["cast"]),
        set: { $0.format = ExportOptions.Format(rawValue: $1 == "cast" ? "cast2" : $1) })
      DemoOptions.flags.within(\Export.run.demo)
      Flag(
        "--at TURN", "a still of the end of a turn, or of the end", \.run.still, .still)
      Flag("--title TEXT", "in place of the session's", \.run.title, .text)
      Flag(
        "--padding N", "around the text, in columns; 2", \.run.padding, .count(0...100))
      Flag("--no-window", "the text alone", \.run.hasWindow, false)
    },
    codes: [
      (ExitCode.done, "it was written"), (ExitCode.failed, "the session does not replay"),
      (ExitCode.usage, "usage, or a file that can't be read or written"), unwritten,
    ],
    examples: [
      "lume export Sessions/demos/first-goal.session -o first-goal.svg",
      "lume doctor --color always | lume export - -o doctor.svg",
    ],
    operand: .sessions
  ) { export, words throws(UsageError) in
    var run = export.run
    try run.demo.read(
      words, of: "lume export", example: "lume export first.session -o first.svg")
    run.format = try ExportOptions.format(export.format, output: run.output)
    try run.check()
    return .export(run)
  }
}

extension ExportOptions {
  fileprivate static func format(
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

  /// What a flag has no meaning for is a mistake.
  fileprivate func check() throws(UsageError) {
    if demo.file == "-", format != .svg, format != .txt {
      throw UsageError("- is one screen, which is svg or txt, not \(format)")
    }
    if still != nil {
      guard format == .svg || format == .txt else {
        throw UsageError("--at takes a still, which is svg or txt, not \(format)")
      }
      guard demo.pacing.from == nil, demo.pacing.to == nil else {
        throw UsageError("--at shows the end of one turn: leave out --from and --to")
      }
    }
    guard format != .svg else { return }
    if padding != nil { throw UsageError("--padding is for svg, not for \(format)") }
    if !hasWindow { throw UsageError("--no-window is for svg, not for \(format)") }
  }
}

extension FlagValue<SessionHeader.Size> {
  fileprivate static let size = FlagValue { name, text throws(UsageError) in
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0], in: DemoSize.columns),
      let rows = Int(parts[1], in: DemoSize.rows)
    else {
      throw UsageError(
        "\(name) takes columns and rows such as 80x24, from \(DemoSize.least) to \(DemoSize.most), not \"\(text)\""
      )
    }
    return SessionHeader.Size(columns: columns, rows: rows)
  }
}

extension FlagValue<Double> {
  fileprivate static let factor = FlagValue { name, text throws(UsageError) in
    let isNumber = text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
    guard isNumber, let factor = Double(text), (0.1...100).contains(factor) else {
      throw UsageError(
        "\(name) takes a number such as 2 or 0.5, from 0.1 to 100, not \"\(text)\"")
    }
    return factor
  }
}

extension FlagValue<Int> {
  fileprivate static let milliseconds = FlagValue { name, text throws(UsageError) in
    guard let duration = text == "0" ? .zero : Duration(reading: text), duration >= .zero,
      duration <= .seconds(3600)
    else {
      throw UsageError("\(name) takes a time such as 80ms or 2s, or 0, up to 1h, not \"\(text)\"")
    }
    return Int(clamping: duration / .milliseconds(1))
  }
}

extension FlagValue<ExportOptions.Still> {
  fileprivate static let still = FlagValue { name, text throws(UsageError) in
    text == "end" ? .end : .turn(try FlagValue<Int>.count(1...1_000_000).read(name, text))
  }
}

extension FlagValue<Theme> {
  fileprivate static let theme = FlagValue(choices: Theme.all.map(\.name)) {
    _, text throws(UsageError) in
    guard let theme = Theme(named: text) else {
      let names = Theme.all.map(\.name).joined(separator: ", ")
      throw UsageError(
        "there is no theme \"\(text)\". There are \(names), each also as NAME-light and NAME-dark")
    }
    return theme
  }
}

/// The terminals that a session can be shown on.
package enum DemoSize {
  static let columns = 20...400
  static let rows = 5...200

  static let least = "\(columns.lowerBound)x\(rows.lowerBound)"
  static let most = "\(columns.upperBound)x\(rows.upperBound)"

  /// The nearest size that there can be.
  package static func clamped(_ size: SessionHeader.Size) -> SessionHeader.Size {
    SessionHeader.Size(
      columns: min(max(size.columns, columns.lowerBound), columns.upperBound),
      rows: min(max(size.rows, rows.lowerBound), rows.upperBound))
  }
}
