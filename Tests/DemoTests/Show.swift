import Edge
import Session
import Terminal
import Testing
import Time

@testable import Demo

/// A session that a small core has run, as a demo.
struct Show {
  let file: SessionFile
  let log = EdgeLog()

  /// - Parameter records: of a session of layer shell, from the first record on. What is typed is
  ///   answered word by word, with `!` in front complained of, and `?` in front asked about.
  init(_ records: String, header: String = "") throws {
    file = try SessionFile(parsing: Array("lume-session 1\n\(header)\n\(records)".utf8))
    let playback = Playback(file, mode: .collecting)
    try Show.run(Edge.replaying(playback, peer: nil).logged(by: log))
  }

  private static func run(_ edge: Edge) throws {
    try edge.emit(
      .offer(
        Completions { line, _ in
          let words = ["/goal new", "/goals"].filter { $0.hasPrefix(line) }
          return Completions.Answer(
            start: 0, candidates: words.map { Completions.Candidate($0, help: "help") })
        }))
    while case .line(let text) = try edge.line() {
      try edge.emit(.status(PromptState(phase: .answering)))
      switch text.first {
      case "!": try edge.complain(Styled(text, .warning))
      case "?":
        let answer = try edge.line(prompt: "Sure? ", fresh: true)
        try edge.say(Styled("\(answer)"))
      default:
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
          try edge.emit(.answer("\(word) "))
          if try edge.wait(.milliseconds(50)) == .interrupted { break }
        }
        try edge.emit(.answered)
      }
      try edge.emit(.status(PromptState(goal: "Goal")))
    }
  }

  func cast(
    size: SessionHeader.Size = SessionHeader.Size(columns: 40, rows: 12),
    _ change: (inout Pacing) -> Void = { _ in }
  ) throws -> Cast {
    var pacing = Pacing()
    change(&pacing)
    return try #require(
      Cast(log, of: file, exit: 0, size: size, pacing: pacing, isASCII: false))
  }
}
