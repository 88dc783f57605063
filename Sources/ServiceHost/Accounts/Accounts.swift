import Contract
import Database
import Edge
import JSON
import Time
import Wellness

/// Registration, log-in and tokens: who somebody is, by a password or by what they carry.
///
/// Nothing here hashes a password: what does is handed out as `PasswordTask`.
final class Accounts {
  /// How long tokens last and how often somebody may try.
  struct Rules {
    var accessLifetime: Duration = .seconds(3600)
    var refreshLifetime: Duration = .seconds(30 * 86_400)
    /// Of one address.
    var attemptsPerEmail = 10
    /// Of all addresses together.
    var attemptsPerAccount = 100
    var attemptsPerAddress = 60
    var cost = PasswordCost.interactive
  }

  /// Decides the response when the work is done that it depends on.
  private typealias Continuation = (PasswordJob.Outcome, Instant) throws -> Response

  /// How many passwords may wait to be hashed at once, some seconds' worth, and how many of these
  /// from one address, so that nobody alone keeps the others waiting for seconds.
  private static let (mostPending, mostPendingOfAddress) = (32, 8)

  private let database: ServiceDatabase
  private let rules: Rules
  private let entropy: Entropy
  private let hash: (PasswordTask) -> Void
  private let signer: TokenSigner
  /// What tokens say that a client sends with each of its requests, by their bytes: two strings may be
  /// equal that aren't the same.
  private var known: [[UInt8]: Claims] = [:]
  /// Less than a megabyte of them.
  private static let mostKnown = 1024
  /// What goes on when its work is done, and who waits for it, by the channel of its response.
  private var pending: [Channel: (address: String, next: Continuation)] = [:]
  private let emails: AttemptLimiter
  private let accounts: AttemptLimiter
  private let addresses: AttemptLimiter
  private var revoked: [AccountTable.Session.ID: User.ID] = [:]

  /// - Parameter hash: what to call to have work done; what comes of it is brought by `finish`.
  init(
    _ database: ServiceDatabase, _ rules: Rules, _ entropy: Entropy, now: Instant,
    hash: @escaping (PasswordTask) -> Void
  ) throws {
    self.database = database
    self.rules = rules
    self.entropy = entropy
    self.hash = hash
    emails = AttemptLimiter(
      RateLimiter(most: rules.attemptsPerEmail), of: "address and email", in: database)
    accounts = AttemptLimiter(
      RateLimiter(most: rules.attemptsPerAccount), of: "email", in: database)
    addresses = AttemptLimiter(
      RateLimiter(most: rules.attemptsPerAddress), of: "address", in: database)
    signer = TokenSigner(
      key: try database.transaction {
        try database.accounts.forget(before: now)
        try database.accounts.addKeys()
        return try database.accounts.signingKey(entropy)
      })
  }

  /// Whose an access token is, whether or not that session has ended.
  ///
  /// - Throws: `ServiceError` 401 for one that is malformed or expired.
  func read(_ token: String, at now: Instant) throws(ServiceError) -> Claims {
    let claims = try claims(of: token, at: now)
    guard now < claims.expires else { throw .tokenExpired }
    return claims
  }

  /// What a token says, whose signature is checked once.
  private func claims(of token: String, at now: Instant) throws(ServiceError) -> Claims {
    let bytes = Array(token.utf8)
    if let claims = known[bytes] { return claims }
    let claims = try signer.read(token, at: now)
    if known.count == Accounts.mostKnown { known.removeAll(keepingCapacity: true) }
    known[bytes] = claims
    return claims
  }

  /// Answers what needs no access token.
  func answer(_ call: RequestContext, _ operation: AccountOperation) throws -> Outcome {
    switch operation {
    case .register: try register(call)
    case .logIn: try logIn(call)
    case .refreshTokens: .response(try refresh(call))
    case .logOut: .response(try logOut(call))
    case .changePassword: try changePassword(call)
    }
  }

  /// The response that waited for some work.
  func finish(_ finished: PasswordTask.Finished, at now: Instant) throws -> Response {
    guard let waiting = pending.removeValue(forKey: finished.channel) else { throw Accounts.isBusy }
    return try waiting.next(finished.outcome, now)
  }

  private func wait(
    for job: PasswordJob, _ call: RequestContext, then next: @escaping Continuation
  ) throws -> Outcome {
    pending[call.channel] = (call.address, next)
    hash(PasswordTask(channel: call.channel, job: job))
    return .later
  }

  /// - Throws: `ServiceError` 503 where too many passwords wait; before anything is counted, so that
  ///   what nobody looked at costs nobody an attempt.
  private func checkRoom(for call: RequestContext) throws {
    let own = pending.values.count { $0.address == call.address }
    guard pending.count < Accounts.mostPending, own < Accounts.mostPendingOfAddress else {
      throw Accounts.isBusy
    }
  }

  private func register(_ call: RequestContext) throws -> Outcome {
    let form = try RegistrationForm(call.fields(), today: call.today)
    try checkRoom(for: call)
    try count(call)
    guard try database.accounts.find(form.email) == nil else { throw Accounts.isTaken }
    let job = PasswordJob(kind: .make, password: form.password, cost: rules.cost)
    return try wait(for: job, call) { [unowned self] outcome, now in
      guard case .made(let password) = outcome else {
        try addresses.undo(call.address)
        throw Accounts.isBusy
      }
      return try database.transaction {
        guard try database.accounts.find(form.email) == nil else { throw Accounts.isTaken }
        let account = try insert(form.email, password: password, at: now)
        let profiles = database.storage(of: account.id).profiles
        let id = try profiles.nextID()
        let profile = ProfileBody(
          id: id, userID: account.id.text, email: account.email, name: form.name,
          dateOfBirth: form.dateOfBirth, preferencesID: ProfileTable.preferences(of: id.text),
          createdAt: now, updatedAt: now)
        try profiles.put(profile)
        let tokens = try begin(account, at: now)
        let members = [
          JSON.Member(key: "user_id", value: .string(account.id.text)),
          JSON.Member(key: "email", value: .string(account.email)),
          JSON.Member(key: "name", value: .string(form.name)),
          JSON.Member(key: "created_at", value: .string(now.rfc3339())),
        ]
        return Envelope.success(201, .object(members + tokens.members))
      }
    }
  }

  private func insert(
    _ email: Email, password: String, at now: Instant
  ) throws -> AccountTable.Account {
    do {
      return try database.accounts.insert(email, password: password, at: now)
    } catch let error as any DatabaseError where error.kind == .constraint {
      // Another server has let in somebody by it since it was looked for.
      throw Accounts.isTaken
    }
  }

  /// An unknown address costs as much time as a wrong password and is answered alike.
  private func logIn(_ call: RequestContext) throws -> Outcome {
    let body = try LoginBody(call.fields())
    try checkRoom(for: call)
    try count(call)
    guard let email = Email(body.email) else { throw Accounts.isWrong }
    try count(call, at: email.key)
    let account = try database.accounts.find(email)
    let job = PasswordJob(
      kind: .compare(with: account?.password), password: body.password, cost: rules.cost)
    return try wait(for: job, call) { [unowned self] outcome, now in
      guard case .compared(let isSame) = outcome else {
        try undo(call, at: email.key)
        throw Accounts.isBusy
      }
      guard isSame, let account else { throw Accounts.isWrong }
      try forgive(call, at: email.key)
      return try database.transaction {
        // Since it was looked for, it may have been changed.
        guard let current = try database.accounts.findForUpdate(account.id),
          current.password == account.password
        else { throw Accounts.isWrong }
        guard !current.isDisabled else { throw Accounts.isDisabled }
        try database.accounts.forget(before: now)
        return response(try begin(current, at: now))
      }
    }
  }

  /// Ends the other log-ins of the user, since somebody may have got in by the old password. A wrong
  /// one isn't answered by 401, for which clients get new tokens and try again.
  private func changePassword(_ call: RequestContext) throws -> Outcome {
    guard let session = call.bearer?.session else { throw ServiceError.tokenMissing }
    let fields = try call.fields()
    let body = try PasswordChangeBody(fields)
    try CommonPasswords.check(body.new, in: fields, "new_password")
    guard let account = try database.accounts.find(call.user) else {
      throw ServiceError.tokenRevoked
    }
    let key = Email(account.email)?.key ?? account.email
    try checkRoom(for: call)
    try count(call)
    try count(call, at: key)
    let job = PasswordJob(
      kind: .change(account.password, to: body.new), password: body.old, cost: rules.cost)
    return try wait(for: job, call) { [unowned self] outcome, now in
      switch outcome {
      case .failed:
        try undo(call, at: key)
        throw Accounts.isBusy
      case .compared: throw Accounts.isNotTheOld
      case .made(let password):
        try forgive(call, at: key)
        let ended = try database.transaction {
          guard let current = try database.accounts.findForUpdate(account.id),
            try database.accounts.isOpen(session, of: account.id)
          else { throw ServiceError.tokenRevoked }
          guard current.password == account.password else { throw Accounts.isNotTheOld }
          try database.accounts.set(password: password, of: account.id)
          return try database.accounts.revokeAll(of: account.id, except: session, at: now)
        }
        for session in ended { revoked[session] = account.id }
        return Envelope.noContent
      }
    }
  }

  /// Gives a new pair for a refresh token, once. Who comes with it again may have stolen it, or
  /// was stolen from: so the session is over for both (RFC 9700 §4.14.2).
  private func refresh(_ call: RequestContext) throws -> Response {
    let text = try RefreshBody(call.fields()).refresh
    return try database.transaction { () -> Result<Response, ServiceError> in
      guard let token = try find(text) else { return .failure(Accounts.isUnknownToken) }
      guard !token.isRevoked else { return .failure(Accounts.isRevoked) }
      guard call.now < token.expires || token.isUsed else { return .failure(Accounts.isExpired) }
      // Since it was looked for, its log-in may have ended.
      guard try database.accounts.lock(token.session.user), let current = try find(text) else {
        return .failure(Accounts.isUnknownToken)
      }
      guard !current.isRevoked else { return .failure(Accounts.isRevoked) }
      let isSigned = signer.session(ofRefreshToken: text) != nil
      guard
        try database.accounts.use(refreshToken: text, isSigned: isSigned, at: call.now)
      else {
        try revoke(token.session, at: call.now)
        return .failure(Accounts.isReused)
      }
      return .success(response(try extend(token.session, token.email, at: call.now)))
    }.get()
  }

  /// What is known of a refresh token. One that was signed here and isn't kept was used.
  private func find(_ text: String) throws -> AccountTable.RefreshToken? {
    try database.accounts.find(refreshToken: text)
      ?? signer.session(ofRefreshToken: text).flatMap { try database.accounts.findUsed(of: $0) }
  }

  /// Ends the session of a refresh token, or of the access token where none is named.
  ///
  /// - Throws: `ServiceError` 401 for what is no token of ours.
  private func logOut(_ call: RequestContext) throws -> Response {
    let bearer = Bearer(call.request)
    let fields = try call.optionalFields()
    if let text = try fields?.optionalText("refresh_token", .token) {
      guard let token = try find(text) else { throw Accounts.isUnknownToken }
      if !token.isRevoked { try revoke(token.session, at: call.now) }
      return Envelope.noContent
    }
    guard let bearer else {
      throw call.failure("refresh_token", .missing)
    }
    let claims = try read(bearer.token, at: call.now)
    guard try database.accounts.isOpen(claims.session, of: claims.user) else {
      throw ServiceError.tokenRevoked
    }
    try revoke(AccountTable.Session(id: claims.session, user: claims.user), at: call.now)
    return Envelope.noContent
  }

  /// Takes the sessions that were ended since the last time, and whose they were.
  func popRevoked() -> [AccountTable.Session.ID: User.ID] {
    defer { revoked = [:] }
    return revoked
  }

  private func revoke(_ session: AccountTable.Session, at now: Instant) throws {
    try database.transaction {
      // What a request of it is at is done before, or not at all.
      _ = try database.accounts.lock(session.user)
      try database.accounts.revoke(session.id, at: now)
    }
    revoked[session.id] = session.user
  }

  private func begin(_ account: AccountTable.Account, at now: Instant) throws -> TokenBody {
    let id = try database.accounts.begin(for: account.id, until: now + rules.refreshLifetime)
    for ended in try database.accounts.forgetOldest(of: account.id, but: id) {
      revoked[ended] = account.id
    }
    return try extend(AccountTable.Session(id: id, user: account.id), account.email, at: now)
  }

  /// The next tokens of a session.
  private func extend(
    _ session: AccountTable.Session, _ email: String, at now: Instant
  ) throws -> TokenBody {
    let refresh = signer.refreshToken(of: session.id, entropy.bytes(32))
    try database.accounts.insert(
      refreshToken: refresh, of: session.id, until: now + rules.refreshLifetime)
    let claims = Claims(
      user: session.user, session: session.id, id: Base64.encode(entropy.bytes(9), as: .url),
      email: email,
      issued: now, expires: now + rules.accessLifetime)
    return TokenBody(access: signer.text(claims), refresh: refresh)
  }

  private func response(_ tokens: TokenBody) -> Response {
    Envelope.success(200, .object(tokens.members))
  }

  /// Counts an attempt of whoever asks.
  private func count(_ call: RequestContext) throws {
    if let wait = try addresses.count(call.address, at: call.now) { throw Accounts.tooMany(wait) }
  }

  /// Counts an attempt at the password of an account. Who tries the passwords of another keeps
  /// himself waiting, and not that one.
  private func count(_ call: RequestContext, at key: String) throws {
    let wait = try emails.count("\(call.address) \(key)", at: call.now)
    if let wait = try wait ?? accounts.count(key, at: call.now) { throw Accounts.tooMany(wait) }
  }

  /// Makes up for an attempt that nobody looked at.
  private func undo(_ call: RequestContext, at key: String) throws {
    try addresses.undo(call.address)
    try emails.undo("\(call.address) \(key)")
    try accounts.undo(key)
  }

  /// Forgets the attempts at a password that was the right one in the end.
  private func forgive(_ call: RequestContext, at key: String) throws {
    try emails.reset("\(call.address) \(key)")
    try accounts.reset(key)
  }
}

extension Accounts {
  private static let isTaken = ServiceError(
    409, "EMAIL_EXISTS", "there is an account with this email already")
  private static let isWrong = ServiceError(
    401, "INVALID_CREDENTIALS", "email or password is wrong")
  private static let isDisabled = ServiceError(
    403, "ACCOUNT_DISABLED", "this account is disabled: ask whoever runs the server")
  private static let isNotTheOld = ServiceError(
    403, "INVALID_CREDENTIALS", "the old password is wrong")
  private static let isUnknownToken = ServiceError(
    401, "INVALID_TOKEN", "the refresh token is not valid: please log in again")
  private static let isRevoked = ServiceError(
    401, "TOKEN_REVOKED", "the refresh token has been revoked: please log in again")
  private static let isReused = ServiceError(
    401, "TOKEN_REVOKED",
    "the refresh token was used before, so all tokens of its log-in are revoked: please log in again"
  )
  private static let isExpired = ServiceError(
    401, "TOKEN_EXPIRED", "the refresh token has expired: please log in again")
  private static let isBusy = ServiceError(
    503, "BUSY", "the service is too busy to check passwords: please try again")

  /// The wait is told in a header, too, see `ErrorResponses`.
  private static func tooMany(_ wait: Duration) -> TooManyAttempts {
    TooManyAttempts(seconds: Int((wait.milliseconds + 999) / 1000))
  }
}

/// Somebody has to wait before the next attempt.
struct TooManyAttempts: Error {
  let seconds: Int
}

/// The token that a request carries in its `Authorization` header (RFC 6750 §2.1).
struct Bearer {
  let token: String

  /// `nil` where there is none.
  init?(_ request: Request) {
    guard let value = request.header("authorization") else { return nil }
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.first?.lowercased() == "bearer" else { return nil }
    token = parts.count > 1 ? String(parts[1]).withoutBlankEnds : ""
  }
}
