import JSON
import Time

/// What an access token says of itself (RFC 7519 §4.1); its signature is the service's business.
package struct AccessToken: Hashable, Sendable {
  /// Whose it is.
  package let subject: String?
  /// When it ends.
  package let expiry: Instant?
  /// The address of its owner, where the service says it.
  package let email: String?

  /// `nil` for a text that is no JWT.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let bytes = AccessToken.decoded(parts[1]) else { return nil }
    let claims: JSON
    do {
      claims = try JSON(parsing: bytes)
    } catch {
      return nil
    }
    subject = claims["sub"]?.stringValue
    email = claims["email"]?.stringValue
    expiry = claims["exp"]?.doubleValue.flatMap { seconds in
      seconds.isFinite && abs(seconds) < 1e12 ? Instant(milliseconds: Int64(seconds * 1000)) : nil
    }
  }

  /// Base64url without padding (RFC 4648 §5).
  private static func decoded(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 {
      let value: UInt8
      switch character {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character + 4
      case UInt8(ascii: "-"), UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "_"), UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="): continue
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        bits &= (1 << UInt32(count)) - 1
      }
    }
    return bytes
  }
}
