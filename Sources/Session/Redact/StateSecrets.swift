/// What a state beside a session may have of a secret: nothing but a stand-in.
package enum StateSecrets {
  /// A function that gives texts of the user without what looks like a secret and without
  /// addresses; the same stand-in for the same.
  ///
  /// - Parameter own: what somebody's own file says of secrets.
  package static func redaction(own: OwnSecrets = .none) -> (String) -> String {
    SecretFinder(includingExamples: true, own: own).sweep
  }

  /// What stands for an access token, as in `[secret:token exp=… sub=…]`; `nil` for one that says
  /// neither when it ends nor whose it is.
  package static func standIn(forToken token: String) -> String? {
    TokenStandIn(token: token.utf8)?.text(PersonalData())
  }

  /// A token that nobody signed, of the same owner and the same end; `nil` for what is no stand-in.
  package static func token(from standIn: some StringProtocol) -> String? {
    TokenStandIn(text: Substring(standIn))?.token
  }
}
