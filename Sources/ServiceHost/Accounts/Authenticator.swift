import CSodium
import Contract
import Edge
import Time

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

  /// Who is logged in by the token of a request; `nil` where none is asked for.
  ///
  /// It's in the `Authorization` header. Where there is none, a request for a socket may have it in
  /// the query as `token`, since a browser can set no header for that.
  ///
  /// - Throws: `ServiceError` 401 for one that is missing, malformed, expired or revoked.
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
    let left = hash(left)
    return sodium_memcmp(left, hash(right), left.count) == 0
  }

  private static func hash(_ text: String) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
    let bytes = Array(text.utf8)
    crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    return hash
  }
}
