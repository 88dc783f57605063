import Edge
import Session

/// A session as Markdown that reads well in a repository or an issue: commands as they look at the
/// prompt, messages with their answers quoted.
package struct Transcript {
  private var markdown = ""
  /// The lines of the command that was entered last, as they stand on the screen.
  private var lines: [String] = []
  /// The answer so far.
  private var answer = ""
  private var want = WaitFor.nothing(early: nil)
  private var turns = 0
  private let pacing: Pacing

  /// Writes what crossed the edge of a replay.
  ///
  /// - Parameters:
  ///   - pacing: which turns are written; nothing else of it matters.
  ///   - own: what somebody's own file says of secrets.
  package static func write(
    _ log: EdgeLog, title: String?, pacing: Pacing, own: OwnSecrets = .none
  ) -> [UInt8] {
    var redaction = LogRedaction(own: own)
    log.redact(by: &redaction)
    var transcript = Transcript(pacing: pacing)
    if let title {
      transcript.markdown += "# \(Transcript.escaped(redaction.text(title)))\n\n"
    }
    for entry in log.entries { transcript.receive(entry.crossing) }
    transcript.flush()
    while transcript.markdown.hasSuffix("\n\n") { transcript.markdown.removeLast() }
    return Array(transcript.markdown.utf8)
  }

  private init(pacing: Pacing) {
    self.pacing = pacing
  }

  private var isShown: Bool {
    turns >= pacing.from ?? 0 && turns <= pacing.to ?? .max
  }

  private mutating func receive(_ crossing: EdgeLog.Crossing) {
    switch crossing {
    case .want(let want): self.want = want
    case .arrival(.line(let text)): enter(text)
    case .arrival(.interrupt):
      flushAnswer()
      if isShown { lines.append("^C") }
    case .effect(.answer(let piece)): answer += piece
    case .effect(.answered): flushAnswer()
    case .effect(.say(let line)), .effect(.complain(let line)):
      flushAnswer()
      if isShown {
        let rows = line.plain.withoutControls
          .split(separator: "\n", omittingEmptySubsequences: false)
        lines += rows.map(String.init)
      }
    case .arrival, .effect: break
    }
  }

  private mutating func enter(_ text: String) {
    flushAnswer()
    switch want {
    case .text: return
    case .line(let prompt?, let echo, _, _):
      let text = text.withoutControls
      if echo { turns += 1 }
      if isShown { lines.append(prompt + (echo ? text : "")) }
    case .line, .channel, .nothing:
      flush()
      turns += 1
      guard isShown else { return }
      let input = text.withoutControls.split(separator: "\n", omittingEmptySubsequences: false)
      if InputAssembler.isCommand(text) {
        lines += input.enumerated().map { ($0.offset == 0 ? "lume ▸ " : "") + $0.element }
      } else {
        markdown += "**You:** "
        markdown += input.map { Transcript.escaped(String($0)) }.joined(separator: "  \n")
        markdown += "\n\n"
      }
    }
  }

  private mutating func flush() {
    flushAnswer()
    flushLines()
  }

  /// Writes an answer, whose own Markdown stays.
  private mutating func flushAnswer() {
    guard !answer.isEmpty else { return }
    flushLines()
    defer { answer = "" }
    guard isShown else { return }
    let clean = answer.withoutControls
    var rows = clean.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      while line.last == " " { line.removeLast() }
      return line.isEmpty ? ">" : "> " + line
    }
    while rows.last == ">" { rows.removeLast() }
    markdown += rows.joined(separator: "  \n") + "\n\n"
  }

  /// Writes lines as they stand on the screen, between fences that are none of theirs.
  private mutating func flushLines() {
    guard !lines.isEmpty else { return }
    defer { lines = [] }
    var fence = "```"
    while lines.contains(where: { $0.contains(fence) }) { fence += "`" }
    markdown += "\(fence)text\n"
    for line in lines { markdown += line + "\n" }
    markdown += "\(fence)\n\n"
  }

  /// A text whose characters are no marks of Markdown (CommonMark §2.4).
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\`*_{}[]<>#|~&".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
