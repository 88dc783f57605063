import Contract
import Edge
import Time

/// What a client shows to be let in: the key of the program and the tokens of the user.
///
/// Confined to the core's thread.
package final class Credentials {
  /// What the service gave at login.
  package struct Tokens: Hashable, Sendable {
    /// Shown with every request; a JWT (RFC 7519).
    package var access: String
    /// Exchanged once for a new pair.
    package var refresh: String

    package init(access: String, refresh: String) {
      self.access = access
      self.refresh = refresh
    }

    /// Whether the same user was let in with others.
    func isOfTheUser(of others: Tokens) -> Bool {
      AccessToken(access)?.subject == AccessToken(others.access)?.subject
    }
  }

  private let apiKey: String?
  private let keep: (Tokens?) throws -> Void
  private let kept: () throws -> Tokens?
  private let alone: (() throws -> Bool) throws -> Bool
  /// `nil` when nobody is logged in.
  package private(set) var tokens: Tokens?
  /// When the access token ends, as far as that can be told.
  private var expiry: Instant?

  /// How long before its end a token is exchanged.
  static let margin = Duration.seconds(300)
  /// How long a token counts that does not say when it ends.
  static let assumedLife = Duration.seconds(900)

  /// - Parameters:
  ///   - apiKey: the key of the program, where the service wants one.
  ///   - kept: what is kept now, by another program of the user perhaps.
  ///   - alone: runs a body while no other program does that, and gives its result.
  ///   - keep: keeps the tokens for later runs; `nil` means that they are to be forgotten.
  package init(
    apiKey: String? = nil, tokens: Tokens? = nil,
    kept: @escaping () throws -> Tokens? = { nil },
    alone: @escaping (() throws -> Bool) throws -> Bool = { try $0() },
    keep: @escaping (Tokens?) throws -> Void = { _ in }
  ) {
    self.apiKey = apiKey
    self.tokens = tokens
    self.kept = kept
    self.alone = alone
    self.keep = keep
    expiry = tokens.flatMap { AccessToken($0.access)?.expiry }
  }

  /// Takes new tokens.
  ///
  /// - Parameter now: from when the life of a token counts that does not say when it ends.
  /// - Throws: what `keep` throws; the tokens are in force all the same.
  package func store(_ tokens: Tokens, at now: Instant) throws {
    self.tokens = tokens
    expiry = AccessToken(tokens.access)?.expiry ?? now + Credentials.assumedLife
    // A token that is as good as over when it comes tells of a clock that is wrong, or of a very
    // short life: then only the service can say when it has ended.
    if let end = expiry, end - now <= Credentials.margin { expiry = nil }
    try keep(tokens)
  }

  /// Exchanges the tokens, one program of the user after the other: a refresh token that is shown
  /// twice counts as stolen. Where another one has new tokens already, they are taken over instead.
  ///
  /// - Parameter body: is given the tokens that another one has got, or else those to be exchanged.
  /// - Returns: whether there are new ones.
  func renew(_ body: (_ tokens: Tokens, _ areNew: Bool) throws -> Bool) throws -> Bool {
    guard tokens != nil else { return false }
    return try alone {
      guard let own = tokens else { return false }
      guard let other = try kept(), other != own, other.isOfTheUser(of: own) else {
        return try body(own, false)
      }
      tokens = other
      expiry = AccessToken(other.access)?.expiry
      return try body(other, true)
    }
  }

  /// Forgets the tokens.
  package func forget() throws {
    tokens = nil
    expiry = nil
    try keep(nil)
  }

  /// The address of who is logged in, where the token says it.
  package var email: String? {
    tokens.flatMap { AccessToken($0.access)?.email }
  }

  /// Whether the access token has ended or ends soon.
  func isStale(at now: Instant) -> Bool {
    guard tokens != nil, let expiry else { return false }
    return expiry - now <= Credentials.margin
  }

  /// The headers that a request needs; without the user's token where it has none yet.
  func headers(withToken: Bool) -> [Header] {
    var headers: [Header] = []
    if let apiKey { headers.append(Header("x-api-key", apiKey)) }
    if withToken, let tokens {
      headers.append(Header("authorization", "Bearer " + tokens.access))
    }
    return headers
  }
}
