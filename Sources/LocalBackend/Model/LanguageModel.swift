/// A language model that answers in place of the built-in coach, and what it is allowed.
///
/// Where it is and what key it wants is the business of whoever gives `LocalBackend` its `ask`.
package struct LanguageModel: Hashable, Sendable {
  /// What its server calls it, e.g. `llama3.2`.
  package var name: String
  /// How long not a byte may come; less than the 30 s that a client waits for a frame.
  package var silence = Duration.seconds(20)
  /// How long a turn may take, thinking included.
  package var turnTime = Duration.seconds(300)
  /// How long tips and the like may take; a client waits 30 s for them.
  package var adviceTime = Duration.seconds(25)
  /// How much of the conversation it is told, by the estimate of `ModelPrompt.tokens`.
  package var historyTokens = 3000
  /// In UTF-8 bytes, of an answer.
  package var longestAnswer = 16 << 10

  /// - Parameter name: what its server calls it.
  package init(name: String) {
    self.name = name
  }
}

extension LanguageModel {
  /// The line of an answer which says that the model did not give it, or not all of it; `nil` where
  /// it did.
  package static func notice(in answer: String) -> String? {
    answer.split(separator: "\n").first(where: ModelFailure.isNotice).map(String.init)
  }
}
