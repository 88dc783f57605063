import Edge
import JSON

/// Makes the lines of records, with secrets replaced.
struct RecordWriter {
  var redactor = Redactor()

  /// An expectation.
  mutating func lines(_ emission: Emission) -> String {
    switch emission {
    case .printed(let stream, let text, let isOpen):
      line(String(stream.rawValue), escaped(redactor.text(text), isOpen: isOpen))
    case .answer(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { line("|", escaped(redactor.text(String($0)))) }.joined()
    case .request(let channel, let request):
      "-> \(channel) \(request.method.rawValue) \(target(request))\n"
        + content(
          request.headers, request.body)
    case .open(let channel, let request):
      "-> \(channel) open \(target(request))\n" + content(request.headers, request.body)
    case .frame(let channel, let frame):
      lines(record(frame, .sent, on: channel))
    case .close(let channel, let code):
      "-> \(channel) close \(code.rawValue)\n"
    case .cancel(let channel):
      "-> \(channel) cancel\n"
    }
  }

  /// One submitted input.
  mutating func typed(_ text: String, after milliseconds: Int64?) -> String {
    line(
      ">" + (milliseconds.map { "+\($0)" } ?? ""),
      escaped(redactor.text(text), continued: true))
  }

  func hidden(name: String) -> String { ">* [secret:\(name)]\n" }

  func wait(milliseconds: Int64) -> String {
    let units: [(String, Int64)] = [
      ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000),
    ]
    for (unit, size) in units where milliseconds % size == 0 {
      return "@ wait \(milliseconds / size)\(unit)\n"
    }
    return "@ wait \(milliseconds)ms\n"
  }

  func act(_ name: String, after milliseconds: Int64?) -> String {
    milliseconds.map { "@ +\($0) \(name)\n" } ?? "@ \(name)\n"
  }

  /// What arrived on a channel; `nil` for what came on none.
  mutating func received(_ arrival: Arrival, after milliseconds: Int64) -> String? {
    guard let channel = arrival.channel else { return nil }
    let front = "<- " + channel.description + " +" + String(milliseconds) + " "
    switch arrival {
    case .response(_, let response):
      return front + "\(response.status)\n" + content(response.headers, response.body)
    case .opened: return front + "101\n"
    case .frame(_, let frame):
      return lines(record(frame, .received, on: channel, after: milliseconds))
    case .closed(_, let code, let reason):
      let text = escaped(redactor.text(reason))
      return front + "close \(code.rawValue)" + (text.isEmpty ? "" : " " + text) + "\n"
    case .failed(_, let failure): return front + "fail \(failure.rawValue)\n"
    case .line, .endOfInput, .interrupt, .terminate, .deadline: return nil
    }
  }

  func end(turns: Int, exit: Int) -> String { "end \(turns) turns, exit \(exit)\n" }

  private func line(_ sigil: String, _ text: String) -> String {
    text.isEmpty ? sigil + "\n" : sigil + " " + text + "\n"
  }

  private mutating func target(_ request: Request) -> String {
    escaped(redactor.target(request.target))
  }

  private mutating func content(_ headers: [Header], _ body: String) -> String {
    var result = ""
    for header in redactor.headers(headers) {
      result += "   \(header.name): \(escaped(header.value))\n"
    }
    switch Payload(body) {
    case .nothing, .bytes: break
    case .json(let json):
      result += redactor.json(json, from: body).lines(after: "   ") + "\n"
    case .text(let text):
      result += "   '" + escaped(redactor.text(text), continued: true) + "\n"
    }
    return result
  }

  /// The record of a frame, without secrets.
  ///
  /// - Parameter sparesPieces: whether texts stay as they are that go on in the next frame.
  mutating func record(
    _ frame: Frame, _ direction: FrameRecord.Direction, on channel: Channel,
    after milliseconds: Int64 = 0, sparesPieces: Bool = false
  ) -> FrameRecord {
    FrameRecord(
      direction: direction, channel: channel, after: milliseconds,
      payload: payload(frame, sparesPieces: sparesPieces))
  }

  private mutating func payload(_ frame: Frame, sparesPieces: Bool) -> Payload {
    switch frame {
    case .binary(let bytes): return .bytes(redactor.redact(bytes))
    case .text(let text):
      switch Payload(text) {
      case .json(let json):
        let masked = redactor.masked(json)
        return .json(redactor.swept(masked, from: text, sparesPieces: sparesPieces))
      case .text(let text): return .text(sparesPieces ? text : redactor.text(text))
      case .nothing, .bytes: return .nothing
      }
    }
  }

  /// A record with a frame that has no secrets.
  func lines(_ record: FrameRecord) -> String {
    let front = record.front
    switch record.payload {
    case .nothing: return front + "'\n"
    case .text(let text): return front + "'" + escaped(text) + "\n"
    case .bytes(let bytes): return front + "b64:" + Base64.encode(bytes) + "\n"
    case .json(let json):
      return json.lines(after: front, columns: 103 - front.utf8.count) + "\n"
    }
  }
}

/// A frame that was sent or received, as it is written.
struct FrameRecord {
  enum Direction { case sent, received }

  let direction: Direction
  let channel: Channel
  /// Milliseconds since the stimulus before it; of what was received alone.
  let after: Int64
  var payload: Payload

  /// What stands before the frame.
  fileprivate var front: String {
    switch direction {
    case .sent: "-> " + channel.description + " "
    case .received: "<- " + channel.description + " +" + String(after) + " "
    }
  }
}

/// A body or frame, sorted by how it is written.
enum Payload {
  case nothing
  /// An object or an array; a bare number could be taken for a status.
  case json(JSON)
  case text(String)
  case bytes([UInt8])

  init(_ text: String) {
    if text.isEmpty {
      self = .nothing
      return
    }
    do throws(JSON.SyntaxError) {
      let json = try JSON(parsing: text)
      switch json {
      case .object, .array: self = .json(json)
      case .null, .bool, .number, .string: self = .text(text)
      }
    } catch {
      self = .text(text)
    }
  }
}
