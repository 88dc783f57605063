import CSodium
import Contract
import Edge
import JSON
import Time
import Wellness

/// Who is let in, and as whom.
struct Authenticator {
  /// Of the server; `nil` where none is asked for.
  let apiKey: String?
  /// `nil` where there is one local user and no log-in.
  let accounts: Accounts?

  /// - Throws: `ServiceError` 401 for a key that is wrong or missing.
  func checkKey(of request: Request) throws(ServiceError) {
    guard let apiKey else { return }
    let given = request.header("x-api-key")
    guard given.map({ Authenticator.areSame($0, apiKey) }) ?? false else {
      throw ServiceError(
        401, "INVALID_API_KEY", given == nil ? "an API key is needed" : "the API key is wrong")
    }
  }

  /// Whose the token of a request is, whether or not that session has ended; `nil` where none is asked
  /// for.
  ///
  /// It's in the `Authorization` header. Where there is none, a request for a socket may have it in
  /// the query as `token`, since a browser can set no header for that.
  ///
  /// - Throws: `ServiceError` 401 for one that is missing, malformed or expired.
  func bearer(of call: RequestContext) throws -> Claims? {
    guard let accounts, call.operation.needsToken else { return nil }
    if call.isOpening, call.request.header("authorization") == nil,
      let token = try call.parameter("token", .token), !token.isEmpty
    {
      return try accounts.read(token, at: call.now)
    }
    guard let bearer = Bearer(call.request) else { throw ServiceError.tokenMissing }
    return try accounts.read(bearer.token, at: call.now)
  }

  /// Takes as long for every key of the same length.
  private static func areSame(_ left: String, _ right: String) -> Bool {
    let left = [UInt8](sha256: left)
    return sodium_memcmp(left, [UInt8](sha256: right), left.count) == 0
  }
}

/// What an access token says, a JWT (RFC 7519): `sub`, `sid`, `jti`, `email`, `iat` and `exp`.
struct Claims {
  let user: User.ID
  let session: AccountTable.Session.ID
  /// Tells it apart from another of the same second.
  let id: String
  let email: String
  let issued: Instant
  let expires: Instant

  var logIn: AccountTable.Session { AccountTable.Session(id: session, user: user) }
}

/// What can be wrong with an access token.
extension ServiceError {
  static let tokenMalformed = ServiceError(
    401, "INVALID_TOKEN", "the access token is not one of ours")
  static let tokenExpired = ServiceError(
    401, "TOKEN_EXPIRED", "the access token has expired: refresh it or log in again")
  static let tokenRevoked = ServiceError(
    401, "TOKEN_REVOKED", "the access token has been revoked: please log in again")
  static let tokenMissing = ServiceError(
    401, "UNAUTHORIZED", "an access token is needed: please log in")
}

/// Signs and reads tokens with the one key of a database: access tokens by HS256, and refresh tokens
/// alike.
struct TokenSigner {
  /// 32 bytes.
  let key: [UInt8]

  private static let header = Base64.encode(#"{"alg":"HS256","typ":"JWT"}"#.utf8, as: .url)
  /// Longer texts are none of ours.
  private static let longest = 2048

  func text(_ claims: Claims) -> String {
    let json: JSON = [
      "sub": .string(claims.user.text), "sid": .string(claims.session.text),
      "jti": .string(claims.id), "email": .string(claims.email),
      "iat": .number(JSON.Number(seconds(claims.issued))),
      "exp": .number(JSON.Number(seconds(claims.expires))),
    ]
    return signed(json.text())
  }

  /// A token with such claims.
  func signed(_ claims: String) -> String {
    let signed = TokenSigner.header + "." + Base64.encode(claims.utf8, as: .url)
    return signed + "." + Base64.encode(signature(of: signed), as: .url)
  }

  /// Reads a token that this key has signed and that is still good.
  func read(_ text: String, at now: Instant) throws(ServiceError) -> Claims {
    let parts = TokenSigner.parts(of: text)
    guard parts.count == 3, parts[0].elementsEqual(TokenSigner.header.utf8),
      let signature = Base64.decode(exactly: parts[2], as: .url),
      isSignature(signature, of: text.utf8.prefix(parts[1].endIndex)),
      let claims = Base64.decode(exactly: parts[1], as: .url), let token = TokenSigner.token(claims)
    else { throw .tokenMalformed }
    guard now < token.expires else { throw .tokenExpired }
    return token
  }

  /// What a refresh token begins with, and no access token does.
  private static let refreshHeader = "rt1"

  /// A refresh token, which is known to be one of a session though nothing is kept of it.
  ///
  /// - Parameter random: tells it apart from the others of the session.
  func refreshToken(of session: AccountTable.Session.ID, _ random: [UInt8]) -> String {
    let random = Base64.encode(random, as: .url)
    let signed = "\(TokenSigner.refreshHeader).\(session).\(random)"
    return signed + "." + Base64.encode(signature(of: signed), as: .url)
  }

  /// The session of a refresh token that this key has signed; `nil` for any other text.
  func session(ofRefreshToken text: String) -> AccountTable.Session.ID? {
    let parts = TokenSigner.parts(of: text)
    guard parts.count == 4, parts[0].elementsEqual(TokenSigner.refreshHeader.utf8),
      let signature = Base64.decode(exactly: parts[3], as: .url),
      isSignature(signature, of: text.utf8.prefix(parts[2].endIndex))
    else { return nil }
    return Identifier(String(decoding: parts[1], as: UTF8.self))
  }

  /// Whose a token is by what it says, whoever has signed it.
  static func claimedUser(of text: String) -> String? {
    let parts = parts(of: text)
    guard parts.count == 3, let claims = Base64.decode(exactly: parts[1], as: .url)
    else { return nil }
    return token(claims)?.user.text
  }

  /// What stands between the dots; nothing of a text that is too long to be ours.
  private static func parts(of text: String) -> [ArraySlice<UInt8>] {
    guard text.utf8.count <= longest else { return [] }
    return Array(text.utf8).split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  }

  /// Seconds since 1970, until the year 9999.
  private static let times = 0...253_402_300_799

  private static func token(_ claims: [UInt8]) -> Claims? {
    let json: JSON
    do { json = try JSON(parsing: claims) } catch { return nil }
    guard let user = json["sub"]?.stringValue, let session = json["sid"]?.stringValue,
      let id = json["jti"]?.stringValue, let email = json["email"]?.stringValue,
      let issued = json["iat"]?.intValue, times.contains(issued),
      let expires = json["exp"]?.intValue, times.contains(expires)
    else { return nil }
    return Claims(
      user: Identifier(user), session: Identifier(session), id: id, email: email,
      issued: Instant(milliseconds: Int64(issued) * 1000),
      expires: Instant(milliseconds: Int64(expires) * 1000))
  }

  private func signature(of text: String) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: crypto_auth_hmacsha256_bytes())
    let bytes = Array(text.utf8)
    crypto_auth_hmacsha256(&signature, bytes, UInt64(bytes.count), key)
    return signature
  }

  private func isSignature(_ signature: [UInt8], of text: some Collection<UInt8>) -> Bool {
    let bytes = Array(text)
    return signature.count == crypto_auth_hmacsha256_bytes()
      && crypto_auth_hmacsha256_verify(signature, bytes, UInt64(bytes.count), key) == 0
  }

  private func seconds(_ instant: Instant) -> Int { Int(instant.milliseconds / 1000) }
}

/// `/auth` on a server without accounts: whoever comes is the one local user, and a client that
/// always logs in gets tokens for that one. Nothing looks at these tokens afterwards.
struct OpenAccounts {
  /// How long a client takes an access token for good.
  private static let lifetime = Duration.seconds(30 * 86_400)

  private let entropy: Entropy
  private let signer: TokenSigner

  init(_ entropy: Entropy) {
    self.entropy = entropy
    signer = TokenSigner(key: entropy.bytes(32))
  }

  /// Holds a body to what a server with accounts does, and then believes it.
  func answer(_ call: RequestContext, _ operation: AccountOperation) throws -> Response {
    switch operation {
    case .register:
      let form = try RegistrationForm(call.fields(), today: call.today)
      let members: [JSON.Member] = [
        .init(key: "user_id", value: .string(User.local.text)),
        .init(key: "email", value: .string(form.email.text)),
        .init(key: "name", value: .string(form.name)),
        .init(key: "created_at", value: .string(call.now.rfc3339())),
      ]
      return Envelope.success(201, .object(members + tokens(form.email.text, call.now).members))
    case .logIn:
      let body = try LoginBody(call.fields())
      return Envelope.success(200, .object(tokens(body.email, call.now).members))
    case .refreshTokens:
      _ = try RefreshBody(call.fields())
      return Envelope.success(200, .object(tokens(Email.local, call.now).members))
    case .logOut: return Envelope.noContent
    case .changePassword:
      let fields = try call.fields()
      try CommonPasswords.check(PasswordChangeBody(fields).new, in: fields, "new_password")
      return Envelope.noContent
    }
  }

  private func tokens(_ email: String, _ now: Instant) -> TokenBody {
    let claims = Claims(
      user: User.local, session: Identifier("local"),
      id: Base64.encode(entropy.bytes(9), as: .url), email: email, issued: now,
      expires: now + OpenAccounts.lifetime)
    return TokenBody(
      access: signer.text(claims), refresh: Base64.encode(entropy.bytes(32), as: .url))
  }
}
