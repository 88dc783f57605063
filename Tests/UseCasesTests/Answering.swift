import Edge

@testable import UseCases

extension Peer {
  /// This peer, but for the requests that are answered here: it never hears of those.
  func answering(_ answer: @escaping (Request) -> Response?) -> Peer {
    var waiting: [Arrival] = []
    var peer = self
    peer.emit = { effect, now in
      if case .request(let channel, let request) = effect, let response = answer(request) {
        waiting.append(.response(channel, response))
      } else {
        try self.emit(effect, now)
      }
    }
    peer.due = { waiting.isEmpty ? self.due() : Device.start }
    peer.take = { now in waiting.isEmpty ? try self.take(now) : waiting.removeFirst() }
    return peer
  }
}
