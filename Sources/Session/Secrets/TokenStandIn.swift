import Edge
import JSON
import Numbers

/// What a recording keeps of a token (RFC 7519): when it expires and whose it is, by id and by
/// address, which `/whoami` prints.
struct TokenStandIn {
  private var expires: Int?
  private var subject: String?
  private var email: String?

  /// Reads the claims of a token; `nil` for what is none.
  init?(token: some Collection<UInt8>) {
    let parts = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, token.starts(with: "eyJ".utf8),
      let bytes = Base64.decode(parts[1])
    else { return nil }
    do throws(JSON.SyntaxError) {
      let claims = try JSON(parsing: bytes)
      expires =
        claims["exp"]?.intValue
        ?? claims["exp"]?.doubleValue.flatMap { Int(exactly: $0.rounded(.down)) }
      let owner = claims["sub"]?.stringValue ?? claims["sub"]?.intValue.map(String.init)
      subject = owner.flatMap { TokenStandIn.isPlain($0) ? $0 : nil }
      email = claims["email"]?.stringValue.flatMap { TokenStandIn.isPlain($0) ? $0 : nil }
    } catch {
      return nil
    }
  }

  /// Reads what `text` wrote; `nil` for what is none.
  init?(text: Substring) {
    guard text.hasPrefix("[secret:token "), text.hasSuffix("]") else { return nil }
    for claim in text.dropFirst(14).dropLast().split(separator: " ") {
      if claim.hasPrefix("exp=") { expires = Int(claim.dropFirst(4), in: Int.exactRange) }
      if claim.hasPrefix("sub=") { subject = String(claim.dropFirst(4)) }
      if claim.hasPrefix("email=") { email = String(claim.dropFirst(6)) }
    }
    guard expires != nil || subject != nil else { return nil }
  }

  /// As a session file has it.
  ///
  /// - Parameter personal: what stands for addresses; `nil` where they stay.
  func text(_ personal: PersonalData? = nil) -> String {
    let claims = [
      expires.map { "exp=\($0)" }, subject.map { "sub=\(Self.masked($0, personal))" },
      email.map { "email=\(Self.masked($0, personal))" },
    ].compactMap { $0 }
    return "[secret:token" + claims.map { " " + $0 }.joined() + "]"
  }

  /// An unsecured token (RFC 7519 §6) with the same claims.
  var token: String {
    var claims = JSON.object([])
    if let expires { claims.append("exp", JSON(expires)) }
    if let subject { claims.append("sub", .string(subject)) }
    if let email { claims.append("email", .string(email)) }
    let header = Base64.encode(#"{"alg": "none"}"#.utf8, as: .url)
    return header + "." + Base64.encode(claims.text().utf8, as: .url) + "."
  }

  private static func masked(_ claim: String, _ personal: PersonalData?) -> String {
    guard let personal, claim.utf8.contains(UInt8(ascii: "@")) else { return claim }
    return personal.standIn(address: claim.utf8).map { String(decoding: $0, as: UTF8.self) }
      ?? claim
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "]") }
  }
}
