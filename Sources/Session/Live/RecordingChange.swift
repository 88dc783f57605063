import Edge
import JSON

/// What two recordings of the same inputs have differently, by turn: what the world did, and apart
/// from it what the program did.
package struct RecordingChange: Sendable {
  /// Lines of one turn.
  package struct Turn: Sendable {
    /// The line of the input; `nil` before the first.
    package var input: String?
    /// Responses and frames.
    package var world: [Line] = []
    /// Requests and what was printed.
    package var program: [Line] = []

    /// One in which nothing has happened yet.
    package init(input: String? = nil) {
      self.input = input
    }
  }

  /// One record.
  package struct Line: Sendable {
    /// As it stands in its file, without the time it came after.
    package let text: String
    /// With the names of ids, channels and times alike in both files.
    package let key: String
    /// What stands before the body, as in `<- h1 200`.
    package var head = ""
    /// The body; `nil` where it is no JSON.
    package var body: JSON?
  }

  /// What stands before the first input, then what each input brought.
  package static func turns(of file: SessionFile) -> [Turn] {
    var turns = [Turn()]
    var names = Names()
    var chunks = Chunks()
    for item in file.items {
      let lines = file.lines(item)
      if chunks.apply(item, in: file) { continue }
      for line in chunks.popLines() { turns[turns.count - 1].world.append(names.line([line])) }
      // Another answer may begin here.
      if chunks.apply(item, in: file) { continue }
      switch item.record {
      case .typed: turns.append(Turn(input: lines.first))
      case .receive(_, _, let received):
        var line = names.line(withoutTime(lines))
        (line.head, line.body) = (head(line.text), json(received.body, in: file))
        turns[turns.count - 1].world.append(line)
      case .send(_, let sent):
        var line = names.line(lines)
        (line.head, line.body) = (head(line.text), json(sent.body, in: file))
        turns[turns.count - 1].program.append(line)
      case .printed, .pattern, .assertion, .rest:
        turns[turns.count - 1].program.append(names.line(lines))
      default: break
      }
    }
    for line in chunks.popLines() { turns[turns.count - 1].world.append(names.line([line])) }
    return turns
  }

  /// Pieces of an answer in a row, which are told as one: how it was cut is no matter.
  private struct Chunks {
    private var channel: Channel?
    private var text = ""

    /// Takes an item that is such a piece.
    mutating func apply(_ item: Item, in file: SessionFile) -> Bool {
      guard case .receive(let channel, _, .frame(let body)) = item.record,
        self.channel == nil || self.channel == channel,
        let json = RecordingChange.json(body, in: file),
        json["type"]?.stringValue == "stream_chunk",
        json["notice"] == nil, let piece = json["content"]?.stringValue
      else { return false }
      self.channel = channel
      text += piece
      return true
    }

    /// What was taken, as a line for a person; none where nothing was.
    mutating func popLines() -> [String] {
      guard let channel else { return [] }
      defer { (self.channel, text) = (nil, "") }
      return ["<- \(channel) stream_chunk \(JSON.string(text).text())"]
    }
  }

  /// The first words of a record, up to its headers and its body.
  private static func head(_ text: String) -> String {
    let words = text.prefix { $0 != "{" && $0 != "[" && $0 != "'" }.split(separator: " ")
    return words.prefix { !$0.hasSuffix(":") }.joined(separator: " ")
  }

  fileprivate static func json(_ body: Body?, in file: SessionFile) -> JSON? {
    guard let body, case .text(let text) = file.frame(body) else { return nil }
    guard case .json(let value) = Payload(text) else { return nil }
    return value
  }

  /// Whether a text is another one in each recording: an id or a time.
  package static func isOfOneRecording(_ text: String) -> Bool {
    let isID = text.count == 36 && text.filter { $0 == "-" }.count == 4
    let isTime = text.count >= 17 && text.contains("T") && text.filter { $0 == ":" }.count == 2
    return isID || isTime
  }

  /// `<- h1 200` of `<- h1 +184 200`.
  private static func withoutTime(_ lines: [String]) -> [String] {
    guard let first = lines.first, let plus = first.firstIndex(of: "+") else { return lines }
    let rest = first[plus...].drop { $0 != " " }.dropFirst()
    return [String(first[..<plus] + rest)] + lines.dropFirst()
  }

  /// Calls what is another thing in each recording by its place: the first id is the first one.
  private struct Names {
    private var known: [String: String] = [:]

    mutating func line(_ lines: [String]) -> Line {
      let text = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
      var key = ""
      var word = ""
      for character in text {
        if character.isLetter || character.isNumber || "-:.".contains(character) {
          word.append(character)
        } else {
          key += name(of: word)
          key.append(character)
          word = ""
        }
      }
      return Line(text: text, key: key + name(of: word))
    }

    private mutating func name(of word: String) -> String {
      guard RecordingChange.isOfOneRecording(word) else {
        let isChannel = word.count > 1 && "hw".contains(word.prefix(1))
        return isChannel && word.dropFirst().allSatisfy(\.isNumber) ? String(word.prefix(1)) : word
      }
      if word.contains(":") { return "(time)" }
      if let name = known[word] { return name }
      let name = "(id \(known.count + 1))"
      known[word] = name
      return name
    }
  }
}
