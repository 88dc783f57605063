extension EmbeddedService.MultiUserService {
  /// How much of a server one of its users may take at a time; where nobody logs in, one address.
  package struct Limits: Sendable {
    /// Sockets that are open.
    package var socketsPerUser = 64
    /// Messages, over sockets and otherwise: one every three seconds.
    package var messagesPerMinute = 20
    /// Messages without a pause, until they are paid for.
    package var messagesAtOnce = 10
    /// Questions of all users that a language model is at; others wait, and users take turns. More
    /// than one user can have, who has ten active chats and one answer at a time in each.
    package var questionsAtOnce = 16

    package init() {}
  }

  /// What a server is made with.
  package struct Options {
    /// Of the backend that is served.
    package var backend: EmbeddedService.Options
    /// Whether somebody has to log in; otherwise all who come are the one local user.
    package var requiresAccounts: Bool
    /// What every request has to carry as `X-API-Key`; `nil` where it need not.
    package var apiKey: String?
    /// Random bits that nobody can guess: keys and tokens are made of them.
    package var entropy: () -> UInt64
    /// How much of the server one of its users may take at a time.
    package var limits = Limits()
    /// Other than this only in tests.
    var rules = Accounts.Rules()
    /// Other than this only in tests.
    var quota = Quota()

    /// - Parameter entropy: random bits that nobody can guess.
    package init(
      backend: EmbeddedService.Options, requiresAccounts: Bool = true, apiKey: String? = nil,
      entropy: @escaping () -> UInt64
    ) {
      self.backend = backend
      self.requiresAccounts = requiresAccounts
      self.apiKey = apiKey
      self.entropy = entropy
    }
  }
}
