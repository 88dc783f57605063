/// A language model that answers in place of the built-in coach, and what it is allowed.
///
/// Where it is and what key it wants is the business of whoever gives `EmbeddedService` its `ask`.
package struct LanguageModel: Hashable, Sendable {
  /// What its server calls it, e.g. `llama3.2`.
  package var name: String
  /// The key that its server is told, only to know whether there is one and never to show it.
  package var key: String?
  /// Whether who reads its answers has set it up: then they may be told what its server says is
  /// wrong, and wait for it as long as they like. Clients of a server give up after 30 s.
  package var isUsersOwn = true
  /// What the user has set.
  package var options = ModelOptions()
  /// How many questions it is at before one is answered; users take turns with the others.
  package var questionsAtOnce = Int.max
  /// How long a turn may take, thinking included.
  package var turnTime = Duration.seconds(300)
  /// How long tips and the like may take.
  package var adviceTime: Duration { isUsersOwn ? turnTime : .seconds(25) }
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
  /// Whether its server is told a key.
  var hasKey: Bool { key != nil }

  /// Whether an answer was ended by a limit of tokens before the model had said all.
  package static let isCutShort: @Sendable (String) -> Bool = { answer in
    answer.split(separator: "\n").last.map { String($0) == ModelFailure.notice(of: .length) }
      ?? false
  }

  /// The line about an answer which says that the model did not give it, or not all of it; `nil`
  /// where there is none.
  package static func notice(in text: String) -> String? {
    text.split(separator: "\n")
      .first { ModelFailure.isNotice($0) && !ModelFailure.isOmission($0) }.map(String.init)
  }
}
