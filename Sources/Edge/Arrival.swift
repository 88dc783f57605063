/// What the world did, one thing at a time.
package enum Arrival: Hashable, Sendable {
  /// One submitted input, which may have several lines.
  case line(String)
  /// There will be no more input.
  case endOfInput
  /// The user wants what is running to stop.
  case interrupt
  /// The process is asked to end.
  case terminate
  /// The time given to `pull` has come.
  case deadline
  /// A request was answered, or the opening of a socket refused with this response.
  case response(Channel, Response)
  /// A socket is open.
  case opened(Channel)
  case frame(Channel, Frame)
  /// A socket was closed, by whoever; nothing more comes on the channel.
  case closed(Channel, CloseCode, reason: String)
  /// A request or a socket failed; nothing more comes on the channel.
  case failed(Channel, ConnectionFailure)

  /// The channel that it came on, if it came on one.
  package var channel: Channel? {
    switch self {
    case .response(let channel, _), .opened(let channel), .frame(let channel, _),
      .closed(let channel, _, _), .failed(let channel, _):
      channel
    case .line, .endOfInput, .interrupt, .terminate, .deadline: nil
    }
  }

  /// How many bytes it is counted as while it waits: those that it carries, and a fixed sum, so
  /// that many that carry nothing are counted too.
  package var size: Int {
    let carried =
      switch self {
      case .frame(_, .text(let text)): text.utf8.count
      case .frame(_, .binary(let bytes)): bytes.count
      case .response(_, let response):
        response.headers.reduce(response.body.utf8.count) {
          $0 + $1.name.utf8.count + $1.value.utf8.count
        }
      case .closed(_, _, let reason): reason.utf8.count
      case .line(let text): text.utf8.count
      case .opened, .failed, .endOfInput, .interrupt, .terminate, .deadline: 0
      }
    return carried + 128
  }
}
