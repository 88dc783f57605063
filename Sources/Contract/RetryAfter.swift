import Edge
import Numbers

/// How long a service asks not to be asked again (RFC 9110 §10.2.3).
package enum RetryAfter {
  /// The longest that is believed, in seconds: a day.
  private static let longest = 86_400

  /// What the header `retry-after` says in seconds; `nil` without one, and for a date, which would
  /// need the service's clock to be read.
  package static func seconds(in response: Response) -> Duration? {
    guard let text = response.header("retry-after"), let seconds = Int(text, in: 0...(.max)) else {
      return nil
    }
    return .seconds(min(seconds, longest))
  }
}
