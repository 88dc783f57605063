import Time

/// What the answers of a language model have taken in this run.
struct ModelUse: Hashable {
  /// How many there were.
  private(set) var answers = 0
  /// For questions and answers, by the count of the model's server.
  private(set) var promptTokens = 0
  private(set) var completionTokens = 0
  /// From message to end, together.
  private(set) var time = Duration.zero

  mutating func add(_ tokens: (prompt: Int, completion: Int), time: Duration) {
    answers += 1
    // A server may claim anything.
    promptTokens = min(promptTokens + min(tokens.prompt, .max / 4), .max / 2)
    completionTokens = min(completionTokens + min(tokens.completion, .max / 4), .max / 2)
    self.time += time
  }

  /// What `/status` says of it; `nil` before the first answer.
  var text: String? {
    guard answers > 0 else { return nil }
    let seconds = Int((time / .seconds(1)).rounded())
    return "\(Plural.of(answers, "answer")), \(promptTokens) tokens read and "
      + "\(completionTokens) written, \(seconds) s"
  }
}
