import Contract
import Edge
import Numbers
import Time
import Wellness

/// What the backend does wrong on purpose, so that a failure can be shown and tested.
///
/// Everything is seeded: the same seed, faults and requests fail in the same way.
package struct Faults: Hashable, Sendable {
  /// A share of the requests that is answered with an error instead of being done.
  package struct Failing: Hashable, Sendable {
    /// 400 to 599.
    package let status: Int
    /// 0 to 1.
    package let rate: Double
  }

  /// How a socket ends in the midst of an answer.
  package enum Disconnection: Hashable, Sendable {
    /// Reset without a word, after so many chunks.
    case drop(after: Int)
    /// Closed with 1001, after so many chunks.
    case close(after: Int)
  }

  /// Added to the due time of whatever answers a request, an opening or a frame.
  package var latency: Duration = .zero
  /// Rolled for every request, not for the opening of a socket.
  package var failing: Failing?
  /// Of the responses, the share whose bodies make no sense, 0 to 1. What was asked for is done.
  package var garbling = 0.0
  /// Meets every answer of the built-in coach on a socket that is long enough.
  package var disconnection: Disconnection?
  /// Several frames travel as one, joined by newlines; `connected` never does.
  package var isBatching = false
  /// The opening of a socket is refused with 503.
  package var isRefusing = false

  /// Everything goes as it should.
  package static let none = Faults()

  /// The same as `none`.
  package init() {}

  /// Reads faults joined by commas, or `off`: `latency=200ms`, `status=500@0.1` (the rate may be
  /// left out, it is 1), `garbage=0.1`, `drop=3`, `close=3`, `batch`, `refuse`.
  ///
  /// - Throws: `SettingError` about the first that is none of these.
  package init(parsing text: String) throws(SettingError) {
    if text == "off" || text.isEmpty { return }
    for fault in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = fault.prefix { $0 != "=" }
      let value = fault.dropFirst(name.count + 1)
      switch (name, value.isEmpty) {
      case ("latency", false): latency = try Setting.duration(value, for: "fault")
      case ("status", false): failing = try Faults.failing(value)
      case ("garbage", false): garbling = try Faults.rate(value)
      case ("drop", false): disconnection = .drop(after: try Faults.count(value))
      case ("close", false): disconnection = .close(after: try Faults.count(value))
      case ("batch", true): isBatching = true
      case ("refuse", true): isRefusing = true
      default:
        throw SettingError(
          key: "fault", value: String(fault),
          expected: "latency=200ms, status=500@0.1, garbage=0.1, drop=3, close=3, batch, refuse "
            + "or off")
      }
    }
  }

  private static func failing(_ text: Substring) throws(SettingError) -> Failing {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, let status = Int(parts[0], in: 400...599),
      let rate = parts.count == 2 ? Double(parts[1]) : 1, (0...1).contains(rate)
    else {
      throw SettingError(
        key: "fault", value: "status=\(text)",
        expected: "a status of 400 to 599 and a rate of 0 to 1, such as status=500@0.1")
    }
    return Failing(status: status, rate: rate)
  }

  private static func rate(_ text: Substring) throws(SettingError) -> Double {
    guard let rate = Double(text), (0...1).contains(rate) else {
      throw SettingError(key: "fault", value: "garbage=\(text)", expected: "a rate of 0 to 1")
    }
    return rate
  }

  private static func count(_ text: Substring) throws(SettingError) -> Int {
    guard let count = Int(text, in: 0...1000) else {
      throw SettingError(key: "fault", value: String(text), expected: "a number of 0 to 1000")
    }
    return count
  }
}

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
