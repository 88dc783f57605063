import Numbers
import Time

/// What the answers of language models have taken in this run.
struct ModelUse: Hashable {
  /// What one of them took.
  struct Answer: Hashable {
    /// Who gave it.
    let model: String
    /// From message to end.
    let time: Duration
    /// By the count of the model's server; `nil` where it counts none.
    let promptTokens: Int?
    let completionTokens: Int?

    var milliseconds: Int { Int(time.milliseconds) }

    /// What `/coach` says of it.
    var text: String {
      guard let promptTokens, let completionTokens else {
        return "\(Milliseconds.text(time)); its server counts no tokens"
      }
      return "\(Milliseconds.text(time)), \(promptTokens) tokens read and "
        + "\(completionTokens) written"
    }
  }

  /// How many there were.
  private(set) var answers = 0
  /// The one before.
  private(set) var last: Answer?
  /// For questions and answers, by the count of the models' servers.
  private(set) var promptTokens = 0
  private(set) var completionTokens = 0
  /// From message to end, together.
  private(set) var time = Duration.zero

  mutating func add(
    _ tokens: (prompt: Int, completion: Int)?, time: Duration, by model: String
  ) {
    answers += 1
    // A server may claim anything.
    promptTokens = min(promptTokens + min(tokens?.prompt ?? 0, .max / 4), .max / 2)
    completionTokens = min(completionTokens + min(tokens?.completion ?? 0, .max / 4), .max / 2)
    self.time += time
    last = Answer(
      model: model, time: time, promptTokens: tokens?.prompt,
      completionTokens: tokens?.completion)
  }

  /// What `/status` says of it; `nil` before the first answer.
  var text: String? {
    guard answers > 0 else { return nil }
    let seconds = Int(clamping: (time / .seconds(1)).rounded())
    return "\(Plural.of(answers, "answer")), \(promptTokens) tokens read and "
      + "\(completionTokens) written, \(seconds) s"
  }
}
