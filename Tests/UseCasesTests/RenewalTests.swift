import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// A token that ends in the midst of an answer.
@Suite struct RenewalTests {
  /// A device whose socket is closed with 1008 behind two pieces of the first answer, and whose
  /// backend answers the request for new tokens with this.
  private func device(_ renewal: Response) throws -> Device {
    let inner = try Device.backend().peer()
    var frames = 0
    var renewals: [Arrival] = []
    var peer = inner
    peer.emit = { effect, now in
      if case .request(let channel, let request) = effect, request.path.hasSuffix("/auth/refresh") {
        renewals.append(.response(channel, renewal))
      } else {
        try inner.emit(effect, now)
      }
    }
    peer.due = { renewals.isEmpty ? inner.due() : Device.start }
    peer.take = { now in
      if !renewals.isEmpty { return renewals.removeFirst() }
      while let arrival = try inner.take(now) {
        guard case .frame(let channel, _) = arrival, channel.number == 1 else { return arrival }
        frames += 1
        // Connected, the receipt and two pieces; what would follow is lost.
        if frames == 5 { return .closed(channel, .policyViolation, reason: "expired") }
        if frames < 5 { return arrival }
      }
      return nil
    }
    let tokens = Credentials.Tokens(access: "old", refresh: "r1")
    return try Device(peer: peer, credentials: Credentials(tokens: tokens))
  }

  @Test func theAnswerGoesOnWithANewToken() throws {
    let body = #"{"data": {"access_token": "new", "refresh_token": "r2"}}"#
    let device = try device(Response(200, body: body))
    let chat = try device.chats.open(.generalWellness).consultation
    let (text, end) = try device.say("hello", in: chat)
    #expect(end == .complete(after: .seconds(1)))
    let id = try #require(chat.backendID)
    let history = try device.context.client.lastMessages(of: id)
    #expect(history.map(\.content) == ["hello", text])
    #expect(
      try device.messages(chat) == [["user", "hello", "sent"], ["assistant", text, "complete"]])
    #expect(device.sent.filter { $0.hasSuffix("/auth/refresh") }.count == 1)
    #expect(device.context.client.credentials.tokens?.access == "new")
  }

  @Test func whatCameIsKeptWhereThereIsNone() throws {
    let device = try device(Response(401))
    let chat = try device.chats.open(.generalWellness).consultation
    let (text, end) = try device.say("hello", in: chat)
    #expect(!text.isEmpty)
    #expect(end == .loggedOut(hasText: true))
    #expect(
      try device.messages(chat) == [["user", "hello", "sent"], ["assistant", text, "partial"]])
    #expect(device.context.client.credentials.tokens == nil)
  }
}
