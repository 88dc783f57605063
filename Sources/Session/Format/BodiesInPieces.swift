import Edge

/// Responses whose bodies come in pieces: a status, then frames, then an end.
struct BodiesInPieces {
  /// By the channel of the file.
  private var begun: [(channel: Channel, response: Response)] = []

  mutating func begin(_ response: Response, on channel: Channel) {
    begun.append((channel, response))
  }

  /// Adds a frame to the body that it is a piece of; answers whether it is one of any.
  mutating func add(
    _ received: Record.Received, on channel: Channel, _ file: SessionFile
  ) -> Bool {
    guard !begun.isEmpty, case .frame(let body) = received,
      let place = begun.firstIndex(where: { $0.channel == channel })
    else { return false }
    switch file.frame(body) {
    case .text(let text): begun[place].response.body += text
    case .binary(let bytes): begun[place].response.body += String(decoding: bytes, as: UTF8.self)
    }
    return true
  }

  /// Takes out the response that was begun on a channel; `nil` where none was.
  mutating func pop(_ channel: Channel) -> Response? {
    begun.firstIndex { $0.channel == channel }.map { begun.remove(at: $0).response }
  }
}

extension SessionFile {
  /// Whether the body of a response that stands at an item comes in the frames that follow.
  func isFirstOfMany(
    _ received: Record.Received, on channel: Channel, at index: Int
  ) -> Bool {
    guard channel.kind == .http, case .status(_, let content) = received, content.body == nil
    else { return false }
    for item in items[(index + 1)...] {
      switch item.record {
      case .typed: return false
      case .receive(channel, _, .frame), .receive(channel, _, .end): return true
      case .receive(channel, _, _): return false
      default: break
      }
    }
    return false
  }
}
