import JSON
import Time
import Wellness

/// What the service sends over the socket of a consultation.
package enum ServerFrame: Hashable, Sendable {
  /// The first frame: the socket is ready.
  case connected
  /// The message was stored; its answer follows.
  case messageReceived
  /// A piece of the answer, to be appended as it is.
  case chunk(String)
  /// The answer is whole.
  case complete
  /// A whole answer that was not streamed.
  case message(role: String, content: String)
  /// The turn has failed; the socket may stay open.
  case error(String, code: String?)
  case pong
  /// A frame of a type that this client does not know.
  case other(type: String)

  /// Reads a text frame, which may hold several objects, one a line. A bad line does not cost the
  /// others; of it the error is kept.
  package static func all(in text: String) -> [Result<ServerFrame, ContractError>] {
    Array(FrameObjects(text))
  }

  /// When a frame was sent, by the service's clock; `nil` where it does not say.
  package static func timestamp(of text: String) -> Instant? {
    do throws(JSON.SyntaxError) {
      return try FlatObject(scanning: text).string("timestamp").flatMap { Instant($0) }
    } catch {
      return nil
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
      return object.string("content").map { .success(.chunk($0)) } ?? missing("content")
    case "message_received": return .success(.messageReceived)
    case "stream_complete": return .success(.complete)
    case "connected": return .success(.connected)
    case "pong": return .success(.pong)
    case "error":
      return .success(.error(object.string("error") ?? "", code: object.string("code")))
    case "message": return whole(text)
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

  private static func missing(_ key: String) -> Result<ServerFrame, ContractError> {
    .failure(ContractError(source: "socket", key: key, problem: .missing))
  }

  /// The frame as the service sends it.
  ///
  /// - Parameters:
  ///   - messageID: the id of the stored message, on `messageReceived` and `complete`.
  ///   - clientID: the id that the device gave the message, where it gave one.
  package func text(
    in consultation: Consultation.BackendID, at instant: Instant, messageID: String? = nil,
    clientID: Message.ID? = nil
  ) -> String {
    var writer = FlatWriter()
    if let clientID { writer.append("client_id", clientID.text) }
    if case .error(_, let code?) = self { writer.append("code", code) }
    if self != .pong { writer.append("consultation_id", consultation.text) }
    switch self {
    case .chunk(let content): writer.append("content", content)
    case .error(let text, _): writer.append("error", text)
    default: break
    }
    if let messageID { writer.append("message_id", messageID) }
    writer.append("timestamp", instant.rfc3339())
    writer.append("type", type)
    return writer.text()
  }

  private var type: String {
    switch self {
    case .connected: "connected"
    case .messageReceived: "message_received"
    case .chunk: "stream_chunk"
    case .complete: "stream_complete"
    case .message: "message"
    case .error: "error"
    case .pong: "pong"
    case .other(let type): type
    }
  }
}
