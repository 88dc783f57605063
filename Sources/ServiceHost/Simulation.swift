import Contract
import Edge
import Numbers
import Time
import Wellness

/// How the backend behaves on the wire: what it does wrong on purpose, and how fast it speaks.
struct Simulation {
  /// Between two words of an answer.
  var pace: Duration
  var faults: Faults
  private var dice: SplitMix

  init(pace: Duration, faults: Faults, seed: UInt64) {
    self.pace = pace
    self.faults = faults
    dice = SplitMix(seed: seed ^ 0x6661_756c_7473)
  }

  /// What is answered on a channel instead of doing what is asked, when the dice say so; a socket
  /// is refused without them.
  mutating func failure(on kind: Channel.Kind) -> Response? {
    if kind == .socket {
      guard faults.isRefusing else { return nil }
      return Envelope.error(
        ServiceError(503, "UNAVAILABLE", "the service takes no connections now"))
    }
    guard let failing = faults.failing, roll(failing.rate) else { return nil }
    return Envelope.error(ServiceError(failing.status, "FAULT", "the service was asked to fail"))
  }

  /// A response, or, when the dice say so, one whose body makes no sense.
  mutating func garbled(_ response: Response) -> Response {
    guard faults.garbling > 0, !response.body.isEmpty, roll(faults.garbling) else {
      return response
    }
    var response = response
    switch dice.next() % 4 {
    case 0: response.body = String(response.body.prefix(response.body.count / 2))
    case 1: response.body = "<html><body>It works!</body></html>"
    case 2: response.body = #"{"success": true, "data": {"id": 7, "goals": "none"}}"#
    default:
      let bytes = (0..<64).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
      response.body = String(decoding: bytes, as: UTF8.self)
    }
    return response
  }

  private mutating func roll(_ rate: Double) -> Bool {
    Double(dice.next() >> 11) * 0x1p-53 < rate
  }
}
