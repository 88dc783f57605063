import Edge
import ServiceClient
import ServiceHost
import Testing
import Time
import Wellness

@testable import UseCases

/// A backend that goes on sending while its answer stands still.
@Suite(.timeLimit(.minutes(10))) struct StandstillTests {
  private static func frame(_ type: String, _ content: String? = nil) -> String {
    let content = content.map { #", "content": "\#($0)""# } ?? ""
    return #"{"type": "\#(type)"\#(content)}"#
  }

  @Test(arguments: [
    frame("stream_chunk", ""), frame("stream_chunk", "\\u0000\\u0007"), frame("message_received"),
    frame("stream_chunk"), "no JSON", "{}", frame("pong"), frame("connected"), frame("whatever"),
    frame("message_received") + "\n" + frame("stream_chunk", ""),
  ])
  func isNotWaitedForForEver(frame: String) throws {
    let device = try Device(
      peer: Device.backend().peer().repeating(frame, every: .milliseconds(900)))
    let chat = try device.chats.open(.generalWellness).consultation
    let began = device.context.edge.now
    let (text, end) = try device.say("hello", in: chat)
    #expect(text.isEmpty && end == .broken(hasText: false, .timeout))
    #expect(device.context.edge.now - began <= Turn.silence + .seconds(1))
    #expect(device.sent.last == "close 1001")
  }

  @Test func isWaitedForWhileItsAnswerMovesOn() throws {
    let receipt = StandstillTests.frame("message_received")
    let piece = StandstillTests.frame("stream_chunk", " on")
    let device = try Device(
      peer: Device.backend().peer().repeating(
        piece, behind: receipt, every: .seconds(29), times: 4))
    let chat = try device.chats.open(.generalWellness).consultation
    let began = device.context.edge.now
    let (text, end) = try device.say("hello", in: chat)
    #expect(text == " on on on on" && end == .broken(hasText: true, .timeout))
    #expect(device.context.edge.now - began == .seconds(4 * 29) + Turn.silence)
  }
}

extension Peer {
  /// This peer, but a message on its sockets is answered with a frame again and again.
  ///
  /// - Parameter first: what stands before it in the first frame.
  fileprivate func repeating(
    _ frame: String, behind first: String = "", every pause: Duration, times: Int = 1000
  ) -> Peer {
    var next: (channel: Channel, at: Instant, left: Int)?
    var peer = self
    peer.emit = { effect, now in
      switch effect {
      case .send(let channel, _): next = (channel, now + pause, times)
      case .close:
        next = nil
        try emit(effect, now)
      default: try emit(effect, now)
      }
    }
    peer.due = { next.flatMap { $0.left > 0 ? $0.at : nil } ?? due() }
    peer.take = { now in
      guard let current = next, current.left > 0 else { return try take(now) }
      next = (current.channel, current.at + pause, current.left - 1)
      let isFirst = current.left == times
      return .frame(current.channel, .text(isFirst ? first + "\n" + frame : frame))
    }
    return peer
  }
}
