/// What a server of language models has said of itself.
package struct ModelServerAnswer: Hashable, Sendable {
  /// Of its API, e.g. `http://127.0.0.1:11434/v1`.
  package let address: String
  /// What it calls its models; `nil` where it doesn't say.
  package let models: [String]?
  /// Why it can't be used, in words that follow its name; `nil` where it answers.
  package let problem: String?

  /// All that was said.
  package init(address: String, models: [String]? = nil, problem: String? = nil) {
    (self.address, self.models, self.problem) = (address, models, problem)
  }
}
