import Edge
import Numbers
import StreamSafe

/// Reads the response to the opening of a socket (RFC 9112), in any cuts and to the letter: what
/// could be read in two ways is malformed.
struct ResponseReader {
  /// What the bytes came to.
  enum Step: Equatable {
    case more
    /// The connection speaks another protocol from here on (RFC 9110 §15.2.2), of which the bytes
    /// are the first; a response without a body.
    case switched(Response, [UInt8])
    /// The response is whole, or its body as long as it may be.
    case whole(Response)
    case malformed
    /// The head is longer than `longestHead`.
    case tooLarge
  }

  private enum State {
    case statusLine
    case headers
    case counted(Int)
    case chunks(ChunkedBody)
    /// The body ends with the connection.
    case open
  }

  /// The most bytes of a head, with those of the interim responses before it.
  static let longestHead = 16 << 10

  private let bodyLimit: Int
  private var state = State.statusLine
  private var line: [UInt8] = []
  private var headSize = 0
  private var status = 0
  private var headers: [Header] = []
  private var body: [UInt8] = []

  init(bodyLimit: Int) {
    self.bodyLimit = bodyLimit
  }

  /// The response with what has come of its body; `nil` before its head is whole.
  var response: Response? {
    switch state {
    case .statusLine, .headers: nil
    case .counted, .chunks, .open:
      Response(status, headers: headers, body: String(streamSafe: body))
    }
  }

  /// Takes the next bytes; none after the first step that is not `more`.
  mutating func receive(_ bytes: UnsafeRawBufferPointer) -> Step {
    var rest = bytes[...]
    while true {
      switch state {
      case .statusLine, .headers:
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
          return keep(rest) ? .more : .tooLarge
        }
        guard keep(rest[...end]) else { return .tooLarge }
        rest = rest[(end + 1)...]
        guard let text = popLine() else { return .malformed }
        if let step = receive(text, before: rest) { return step }
      case .counted(let count):
        let part = rest.prefix(count)
        body += part
        state = .counted(count - part.count)
        return part.count < count && body.count < bodyLimit ? .more : whole()
      case .chunks(var chunks):
        guard let isWhole = chunks.decode(rest, into: &body) else { return .malformed }
        state = .chunks(chunks)
        return !isWhole && body.count < bodyLimit ? .more : whole()
      case .open:
        body += rest
        return body.count < bodyLimit ? .more : whole()
      }
    }
  }

  private func whole() -> Step {
    response.map { .whole($0) } ?? .malformed
  }

  private mutating func keep(_ part: Slice<UnsafeRawBufferPointer>) -> Bool {
    headSize += part.count
    guard headSize <= ResponseReader.longestHead else { return false }
    line += part
    return true
  }

  /// The line that has ended, or `nil` for one that does not end as it should.
  private mutating func popLine() -> String? {
    defer { line.removeAll(keepingCapacity: true) }
    let text = line.dropLast(2)
    guard line.count >= 2, line[line.count - 2] == UInt8(ascii: "\r"),
      text.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 })
    else { return nil }
    return String(streamSafe: text)
  }

  private mutating func receive(_ line: String, before rest: Slice<UnsafeRawBufferPointer>) -> Step?
  {
    if case .statusLine = state {
      guard let status = ResponseReader.status(of: line) else { return .malformed }
      (self.status, headers, state) = (status, [], .headers)
      return nil
    }
    guard line.isEmpty else {
      guard let header = Header(line: line), header.isWellFormed else { return .malformed }
      headers.append(header)
      return nil
    }
    if status == 101 { return .switched(Response(101, headers: headers), Array(rest)) }
    if status < 200 {
      state = .statusLine
      return nil
    }
    return beginBody() ? nil : .malformed
  }

  /// `HTTP/1.1 200 OK`, of which the last word may be missing. The version may be 1.0 too, but not
  /// for another protocol (RFC 9110 §7.8).
  private static func status(of line: String) -> Int? {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0] == "HTTP/1.1" || parts[0] == "HTTP/1.0",
      parts[1].utf8.count == 3, let status = Int(parts[1], in: 100...999)
    else { return nil }
    return status == 101 && parts[0] == "HTTP/1.0" ? nil : status
  }

  /// RFC 9112 §6.3; answers whether the length is clear.
  private mutating func beginBody() -> Bool {
    let lengths = Set(headers.lazy.filter { $0.name == "content-length" }.map(\.value))
    let codings = headers.filter { $0.name == "transfer-encoding" }.map { $0.value.lowercased() }
    if status == 204 || status == 304 {
      state = .counted(0)
    } else if !codings.isEmpty {
      guard codings == ["chunked"], lengths.isEmpty else { return false }
      state = .chunks(ChunkedBody())
    } else if let length = lengths.first {
      guard lengths.count == 1, let count = Int(length, in: 0...Int.exactRange.upperBound)
      else { return false }
      state = .counted(count)
    } else {
      state = .open
    }
    return true
  }
}
