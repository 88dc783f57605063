import Contract
import Edge
import JSON
import Time
import Wellness

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
