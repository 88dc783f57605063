import JSON
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
