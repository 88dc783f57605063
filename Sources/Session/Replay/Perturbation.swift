import Edge
import JSON
import Numbers

/// Another way to cut the text that a backend streams. What a program prints must not depend on it.
package struct Perturbation: Sendable {
  private enum Cut: Sendable {
    case scalars
    case whole
    case random(seed: UInt64)
  }

  private let cut: Cut
  /// What was done, for a person, as in `cut into single characters`.
  package let sentence: String

  /// So many pieces an answer has at most: more would take memory and show nothing new.
  private static let mostPieces = 20_000

  /// - Parameter number: from 1. The first cuts into single scalars, the second puts all into one
  ///   frame, those that follow cut at random, by their number.
  package init(number: Int) {
    switch number {
    case 1: (cut, sentence) = (.scalars, "with streamed text cut into single characters")
    case 2: (cut, sentence) = (.whole, "with streamed text in one piece")
    default:
      cut = .random(seed: UInt64(number))
      sentence = "with streamed text cut at random (perturbation \(number))"
    }
  }

  /// A file of layer wire with its text cut anew.
  ///
  /// Frames that follow each other on one channel, with no other record between them, are cut
  /// together and take as much time together as before; so no text crosses another stimulus.
  ///
  /// - Returns: `nil` when nothing is streamed.
  package func applied(to file: SessionFile) throws(SessionSyntaxError) -> SessionFile? {
    var output: [UInt8] = []
    output.reserveCapacity(file.bytes.count * 2)
    var place = 0
    var copied = 0
    var random = SplitMix(seed: seed)
    while place < file.items.count {
      guard let run = StreamedRun(file, at: place) else {
        place += 1
        continue
      }
      output += file.bytes[copied..<file.items[place].start]
      write(run, random: &random, to: &output)
      place = run.end
      copied = file.items[place - 1].end
    }
    guard copied > 0 else { return nil }
    output += file.bytes[copied...]
    return try SessionFile(parsing: output)
  }

  private var seed: UInt64 {
    if case .random(let seed) = cut { seed } else { 0 }
  }

  private func write(_ run: StreamedRun, random: inout SplitMix, to output: inout [UInt8]) {
    let pieces = pieces(of: run.text, &random)
    let last = pieces.count - 1
    for (place, piece) in pieces.enumerated() {
      // The first comes as early as before and the last as late.
      let after = (place == 0 ? run.first : 0) + (place == last ? run.total - run.first : 0)
      let record = FrameRecord(
        direction: .received, channel: run.channel, after: after, payload: run.payload(piece))
      output += RecordWriter().lines(record).utf8
    }
  }

  private func pieces(of text: String, _ random: inout SplitMix) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let step = max(1, scalars.count / Perturbation.mostPieces + 1)
    var pieces: [String] = []
    var start = 0
    while start < scalars.count {
      let length =
        switch cut {
        case .scalars: step
        case .whole: scalars.count
        case .random(let seed): step * (1 + Int(random.next() % (2 + seed % 23)))
        }
      let end = min(scalars.count, start + length)
      var piece = String.UnicodeScalarView()
      piece.append(contentsOf: scalars[start..<end])
      pieces.append(String(piece))
      start = end
    }
    return pieces.isEmpty ? [""] : pieces
  }
}

/// Frames in a row that bring the pieces of one text.
private struct StreamedRun {
  let channel: Channel
  private(set) var text = ""
  /// Milliseconds before the first frame.
  let first: Int64
  /// Milliseconds of all frames.
  private(set) var total: Int64 = 0
  /// Past its last item.
  private(set) var end: Int
  /// The object that the first piece stands in; `nil` where frames are text.
  private let frame: [JSON.Member]?

  /// `nil` where no such frame stands.
  init?(_ file: SessionFile, at place: Int) {
    guard let begin = StreamedRun.piece(file, place) else { return nil }
    channel = begin.channel
    first = begin.after
    frame = begin.frame
    end = place
    while end < file.items.count, let piece = StreamedRun.piece(file, end),
      piece.channel == channel
    {
      text += piece.text
      total += piece.after
      end += 1
    }
    // A token's stand-in is put back where it stands whole.
    if text.contains("[secret:token ") { return nil }
  }

  func payload(_ text: String) -> Payload {
    guard let frame else { return text.isEmpty ? .nothing : .text(text) }
    return .json(
      .object(
        frame.map { $0.key == "content" ? JSON.Member(key: $0.key, value: .string(text)) : $0 }))
  }

  private struct Piece {
    let channel: Channel
    let after: Int64
    let text: String
    let frame: [JSON.Member]?
  }

  private static func piece(_ file: SessionFile, _ place: Int) -> Piece? {
    guard case .receive(let channel, let after, .frame(let body)) = file.items[place].record else {
      return nil
    }
    switch (channel.kind, body.form) {
    case (.http, .text):
      return Piece(channel: channel, after: after, text: file.string(body), frame: nil)
    case (.socket, .json):
      guard case .json(let json) = Payload(file.string(body)), let members = json.objectValue,
        json["type"]?.stringValue == "stream_chunk", let text = json["content"]?.stringValue,
        // What a notice says is one thing, which no backend tells in pieces.
        json["notice"] == nil
      else { return nil }
      return Piece(channel: channel, after: after, text: text, frame: members)
    default: return nil
    }
  }
}

extension SessionFile {
  /// The line that says here what a line says in another form of the same session: the same
  /// printed line of the same turn, or else the line that begins the turn.
  package func line(of place: Int, in other: SessionFile) -> Int {
    var turn = 0
    var printed = 0
    for item in other.items {
      if item.line > place { break }
      if case .typed = item.record {
        turn += 1
        printed = 0
      } else if item.record.isPrinted {
        printed += 1
      }
    }
    return line(ofTurn: turn, printed: printed)
  }

  private func line(ofTurn turn: Int, printed: Int) -> Int {
    var turns = 0
    var count = 0
    var begin = 1
    for item in items {
      if case .typed = item.record {
        if turns == turn { break }
        turns += 1
        if turns == turn { begin = item.line }
      } else if turns == turn, item.record.isPrinted {
        count += 1
        if count == printed { return item.line }
      }
    }
    return begin
  }
}
