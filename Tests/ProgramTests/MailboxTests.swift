import Edge
import Testing
import Threads

@testable import Program

@Suite struct MailboxTests {
  /// A server looks at its clients between two calls.
  @Test func hands64KiBOverAtATime() {
    let mail = Mailbox()
    let calls = Guarded(0)
    mail.onPut { calls.change { $0 += 1 } }
    let frames = (0..<100).map { number in
      Arrival.frame(Channel(.peer, number), .binary([UInt8](repeating: 0x61, count: 16 << 10)))
    }
    for frame in frames { mail.put(frame) }
    var taken: [Arrival] = []
    var looks = 0
    while taken.count < frames.count {
      let before = calls.withLock { $0 }
      let some = mail.popSome()
      #expect(!some.isEmpty && some.dropLast().reduce(0) { $0 + $1.size } < Mailbox.step)
      taken += some
      looks += 1
      // Whoever has left something is called again.
      #expect(calls.withLock { $0 } - before == (taken.count < frames.count ? 1 : 0))
    }
    #expect(taken == frames && looks == 25)
    #expect(mail.popSome() == [])
  }

  @Test func handsOverWhatIsLongerAlone() {
    let mail = Mailbox()
    let body = String(repeating: "x", count: 1 << 20)
    let arrivals = (1...2).map { Arrival.response(Channel(.peer, $0), Response(500, body: body)) }
    for arrival in arrivals { mail.put(arrival) }
    #expect(mail.popSome() == [arrivals[0]] && mail.popSome() == [arrivals[1]])
  }
}
