import Edge
import JSON
import Numbers
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
    guard parts.count == 3, let bytes = Base64.decode(parts[1].utf8) else { return nil }
    let claims: JSON
    do {
      claims = try JSON(parsing: bytes)
    } catch {
      return nil
    }
    subject = claims["sub"]?.stringValue
    email = claims["email"]?.stringValue
    expiry = claims["exp"]?.doubleValue.flatMap { seconds in
      seconds.isFinite && abs(seconds) < 1e12
        ? Instant(milliseconds: Int64(clamping: seconds * 1000)) : nil
    }
  }
}
