import Edge
import JSON
import Time
import Wellness

/// What a client sends over the socket of a consultation.
package enum ClientFrame: Hashable, Sendable {
  /// Something said. `clientID` lets a server that knows it store a repeated one once.
  case message(content: String, clientID: Message.ID?)
  case ping
  /// The answer that is being sent is to end where it is.
  case interrupt

  /// Reads one text frame.
  package init(_ text: String) throws(ContractError) {
    let reader = try RequestReader(body: text, source: "socket")
    switch try reader.text("type", .word) {
    case "message":
      self = .message(
        content: try reader.text("content", .message),
        clientID: try reader.optionalIdentifier("client_id"))
    case "ping": self = .ping
    case "interrupt": self = .interrupt
    default: throw reader.failure("type", .expected("message, interrupt or ping"))
    }
  }

  /// The `client_id` of a message, whether or not that can be taken; `nil` where there is none.
  package static func clientID(in text: String) -> Message.ID? {
    do {
      let reader = try RequestReader(body: text, source: "socket")
      guard try reader.text("type", .word) == "message" else { return nil }
      return try reader.optionalIdentifier("client_id")
    } catch {
      return nil
    }
  }

  /// The frame in canonical form, on one line.
  package var text: String {
    var writer = FlatWriter()
    switch self {
    case .message(let content, let clientID):
      if let clientID { writer.append("client_id", clientID.text) }
      writer.append("content", content)
      writer.append("type", "message")
    case .ping: writer.append("type", "ping")
    case .interrupt: writer.append("type", "interrupt")
    }
    return writer.text()
  }
}

/// What the service sends over the socket of a consultation.
package enum ServerFrame: Hashable, Sendable {
  /// The first frame: the socket is ready.
  case connected
  /// The message was stored; its answer follows.
  case messageReceived
  /// A piece of the answer, to be appended as it is.
  case chunk(String)
  /// A piece of the answer that is about it: the coach did not write it.
  case notice(String, Notice)
  /// The answer is still to come, and why: a piece without text, with a key that clients may show.
  case waiting(String)
  /// The answer is whole.
  case complete
  /// The answer is whole, and a language model has taken so many tokens for question and answer.
  case completed(prompt: Int, completion: Int)
  /// The answer ends where it is, since somebody has stopped it: a `stream_complete` that says so.
  case interrupted
  /// What was said in the consultation over another socket, or by a request.
  case userMessage(MessageBody)
  /// A whole answer that was not streamed.
  case message(role: String, content: String)
  /// A frame has failed; the socket may stay open, and an answer that is being sent goes on.
  case error(String, code: String?)
  case pong
  /// A frame of a type that this client does not know.
  case other(type: String)

  /// Reads a text frame, which may hold several objects, one a line. A bad line does not cost the
  /// others; of it the error is kept.
  package static func all(in text: String) -> [Result<ServerFrame, ContractError>] {
    Array(FrameObjects(text))
  }

  /// What a `connected` frame says beside that: when it was sent, by the service's clock, and what
  /// the service does beside the contract; nothing where it cannot be read.
  package static func connection(_ text: String) -> (at: Instant?, additions: Set<Addition>) {
    do throws(JSON.SyntaxError) {
      let object = try FlatObject(scanning: text)
      let additions = try object.source("additions").map(Addition.listed) ?? []
      return (object.string("timestamp").flatMap { Instant($0) }, additions)
    } catch {
      return (nil, [])
    }
  }

  /// Reads one object.
  static func read(_ text: String) -> Result<ServerFrame, ContractError> {
    let object: FlatObject
    do {
      object = try FlatObject(scanning: text)
    } catch {
      let problem = ContractError.Problem.notJSON(offset: error.offset)
      return .failure(ContractError(source: "socket", key: "", problem: problem))
    }
    switch object.string("type") {
    case "stream_chunk":
      if object.string("content")?.isEmpty == true, let reason = object.string("waiting") {
        return .success(.waiting(reason))
      }
      guard let content = object.string("content") else { return missing("content") }
      guard let notice = object.string("notice") else { return .success(.chunk(content)) }
      return .success(.notice(content, Notice(rawValue: notice) ?? .other))
    case "message_received": return .success(.messageReceived)
    case "stream_complete":
      if object.bool("interrupted") == true { return .success(.interrupted) }
      guard let prompt = object.number("prompt_tokens")?.int,
        let completion = object.number("completion_tokens")?.int
      else { return .success(.complete) }
      return .success(.completed(prompt: prompt, completion: completion))
    case "connected": return .success(.connected)
    case "pong": return .success(.pong)
    case "error":
      return .success(.error(object.string("error") ?? "", code: object.string("code")))
    case "message": return whole(text)
    case "user_message": return userMessage(text)
    case let type?: return .success(.other(type: type))
    case nil: return missing("type")
    }
  }

  private static func whole(_ text: String) -> Result<ServerFrame, ContractError> {
    Result { () throws(ContractError) in
      let reader = try BodyReader(body: text, source: "socket").object("message")
      return .message(role: try reader.string("role"), content: try reader.string("content"))
    }
  }

  /// Other services have frames of this type, too, with other members.
  private static func userMessage(_ text: String) -> Result<ServerFrame, ContractError> {
    do throws(ContractError) {
      let reader = try BodyReader(body: text, source: "socket").object("message")
      return .success(.userMessage(try MessageBody(reader)))
    } catch {
      return .success(.other(type: "user_message"))
    }
  }

  private static func missing(_ key: String) -> Result<ServerFrame, ContractError> {
    .failure(ContractError(source: "socket", key: key, problem: .missing))
  }

  /// The frame as the service sends it.
  ///
  /// - Parameters:
  ///   - messageID: the id of the stored message, on `messageReceived` and `complete`.
  ///   - clientID: the id that the device gave the message, where it gave one.
  ///   - pause: seconds until it's worth another try, on `error`.
  package func text(
    in consultation: Consultation.BackendID, at instant: Instant, messageID: String? = nil,
    clientID: Message.ID? = nil, pause: Int? = nil
  ) -> String {
    var writer = FlatWriter()
    if case .connected = self { writer.append("additions", Addition.list) }
    if let clientID { writer.append("client_id", clientID.text) }
    if case .error(_, let code?) = self { writer.append("code", code) }
    if case .completed(_, let completion) = self {
      writer.append("completion_tokens", completion)
    }
    if self != .pong { writer.append("consultation_id", consultation.text) }
    switch self {
    case .chunk(let content): writer.append("content", content)
    case .notice(let content, _): writer.append("content", content)
    case .waiting: writer.append("content", "")
    case .error(let text, _): writer.append("error", text)
    default: break
    }
    if case .interrupted = self { writer.append("interrupted", true) }
    if case .userMessage(let body) = self { writer.append("message", body.json) }
    if let messageID { writer.append("message_id", messageID) }
    if case .notice(_, let notice) = self { writer.append("notice", notice.rawValue) }
    if case .completed(let prompt, _) = self { writer.append("prompt_tokens", prompt) }
    if let pause { writer.append("retry_after", pause) }
    writer.append("timestamp", instant.rfc3339())
    writer.append("type", type)
    if case .waiting(let reason) = self { writer.append("waiting", reason) }
    return writer.text()
  }

  private var type: String {
    switch self {
    case .connected: "connected"
    case .messageReceived: "message_received"
    case .chunk, .notice, .waiting: "stream_chunk"
    case .complete, .completed, .interrupted: "stream_complete"
    case .userMessage: "user_message"
    case .message: "message"
    case .error: "error"
    case .pong: "pong"
    case .other(let type): type
    }
  }
}

extension ServerFrame {
  /// What a piece says about the answer that it is in.
  package enum Notice: String, Sendable {
    /// Nothing: only that the built-in coach answers, where a language model is the coach.
    case rules
    /// The language model gives no answer, and the built-in coach's follows.
    case instead
    /// Not all of the conversation was told.
    case omitted
    /// The answer breaks off here.
    case broken
    /// The answer was ended before all was said.
    case ended
    /// One that this client does not know.
    case other
  }
}

/// The objects of one text frame in their order, each read when it is asked for: whoever takes a few
/// of a large frame spends no time on the others.
///
/// A bad line does not cost the others; of it the error is handed on.
package struct FrameObjects: Sequence, IteratorProtocol {
  private static let newline = UInt8(ascii: "\n")

  private let text: String
  /// What is left, by bytes, since CR LF is one character; `nil` before it is known that there are
  /// several objects.
  private var lines: Substring.UTF8View?
  /// Whether no object is left; blank lines may be, before it is.
  package private(set) var isAtEnd = false

  /// - Parameter text: a text frame.
  package init(_ text: String) {
    self.text = text
  }

  /// How many UTF-8 bytes of the frame are not read yet.
  package var bytesLeft: Int { isAtEnd ? 0 : lines?.count ?? text.utf8.count }

  /// Reads the next object; `nil` behind the last.
  package mutating func next() -> Result<ServerFrame, ContractError>? {
    if isAtEnd { return nil }
    guard let rest = lines else { return first() }
    return line(of: rest)
  }

  /// One object is by far the most frequent, so nobody looks for a newline before.
  private mutating func first() -> Result<ServerFrame, ContractError>? {
    let whole = ServerFrame.read(text)
    if case .failure = whole, text.utf8.contains(FrameObjects.newline) {
      return line(of: text.utf8[...])
    }
    isAtEnd = true
    return whole
  }

  private mutating func line(of frame: Substring.UTF8View) -> Result<ServerFrame, ContractError>? {
    var rest = frame
    while !rest.isEmpty {
      let line = rest.prefix { $0 != FrameObjects.newline }
      rest = rest[line.endIndex...].dropFirst()
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x0d || $0 == 0x09 }) { continue }
      lines = rest
      isAtEnd = rest.isEmpty
      return ServerFrame.read(String(Substring(line)))
    }
    isAtEnd = true
    return nil
  }
}

/// What the service does beyond the published contract, as it lists it in `connected`, in
/// `/healthz` and with what it answers about goals. A client sends what isn't in the contract only
/// where it is listed, but for `measure`, which others pass over.
package enum Addition: String, CaseIterable, Sendable {
  /// A frame that ends the answer where it is.
  case interrupt
  /// A frame that tells the other sockets of a chat what was said in it.
  case userMessage = "user_message"
  /// A field of a goal that says what its number means.
  case measure
  /// A member of a goal's progress that names the message that told it.
  case messageOfProgress = "message_of_progress"
  /// What was noted of a goal is converted into another unit, and a value may say in which it is.
  case unitConversion = "unit_conversion"

  /// All of them, as they are listed.
  package static let list = JSON.array(allCases.map { .string($0.rawValue) })

  /// The header that lists them, for clients that open no socket.
  package static let header = Header(
    "lume-additions", allCases.map(\.rawValue).joined(separator: ", "))

  /// Those that are known of the value of such a header.
  package static func known(inHeader value: String) -> [Addition] {
    value.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
      .compactMap { Addition(rawValue: String(Substring($0))) }
  }

  /// Those of a list that are known.
  static func listed(_ list: String) throws(JSON.SyntaxError) -> Set<Addition> {
    let names = try JSON(parsing: list).arrayValue ?? []
    return Set(names.compactMap { $0.stringValue.flatMap(Addition.init(rawValue:)) })
  }
}
