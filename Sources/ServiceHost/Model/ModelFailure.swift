import Coach
import Edge

/// Why a language model gave no answer, or not the whole of one.
enum ModelFailure: Hashable {
  case connection(ConnectionFailure)
  /// Its server said that it does not answer.
  case refused(ModelRefusal)
  /// Nothing came for too long.
  case silent
  /// What came is no answer.
  case nonsense
  /// It went on for too long.
  case endless
  /// Its server ended it before it had said anything.
  case ended(CompletionEnd)
  /// It was ended before a sentence that is not for the user.
  case unsafe(UnsafeAdvice)

  /// Whether the rest of the answer is the built-in coach's.
  var isUnsafe: Bool { if case .unsafe = self { true } else { false } }

  /// What all lines begin with that are said about the model.
  static let opening = "(The language model "

  /// The one line that the user reads before the answer of the built-in coach.
  var notice: String { ModelFailure.opening + reason + ModelFailure.fallback }

  /// The one line that the user reads behind what there is of an answer.
  var stopNotice: String {
    switch self {
    case .endless: ModelFailure.opening + "would not end and was stopped.)"
    case .silent: ModelFailure.opening + "fell silent in the middle.)"
    case .refused(let refusal) where !refusal.isPrivate && refusal.text != nil:
      ModelFailure.opening + "stopped half-way: it " + refusal.sentence + ".)"
    case .connection, .refused, .nonsense, .ended, .unsafe:
      ModelFailure.opening + "stopped half-way.)"
    }
  }

  /// The one line before an answer to a conversation of which the model was told the last messages
  /// alone.
  static func omission(leaving count: Int) -> String {
    opening + omitting
      + (count == 0
        ? "none of the earlier messages" : "only the last \(count) messages before this one")
      + ": more of the chat does not fit into its context.)"
  }

  private static let omitting = "was told "

  /// Whether a line only says that not all of a conversation was told.
  static func isOmission(_ line: some StringProtocol) -> Bool {
    line.hasPrefix(opening + omitting)
  }

  /// The one line behind an answer that its server has ended before the model had said all; `nil`
  /// for one that is whole.
  static func notice(of end: CompletionEnd) -> String? {
    switch end {
    case .natural: nil
    case .length:
      opening + "stopped at its limit of tokens: /more goes on with it; --coach-option max-tokens "
        + "raises the limit.)"
    case .filter: opening + "was stopped by its server's content filter; /again asks once more.)"
    }
  }

  /// Whether a line was said about the model.
  static func isNotice(_ line: some StringProtocol) -> Bool {
    line.hasPrefix(opening) && line.hasSuffix(".)")
  }

  /// What of an answer is the model's to remember as its own: not what was said about it, nor what
  /// the built-in coach said in its place or of itself.
  static func modelsWords(in answer: String) -> String {
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    // What broke off would only be gone on with.
    if lines.contains(where: isStop) { return "" }
    let own = lines.prefix { !(isNotice($0) && $0.hasSuffix(fallback)) }
    var text = withoutNotices(own.joined(separator: "\n"))
    if own.count < lines.count { while text.last?.isNewline ?? false { text.removeLast() } }
    var rest = text[...]
    while !rest.isEmpty {
      if ownWords.contains(where: { rest.hasPrefix($0) }) { return "" }
      rest = rest.dropFirst()
    }
    return text
  }

  /// Whether a line says that an answer broke off, other than at a limit that the user may raise.
  private static func isStop(_ line: some StringProtocol) -> Bool {
    isNotice(line) && !isOmission(line) && !line.hasSuffix(fallback)
      && notice(of: .length) != String(line)
  }

  private static let fallback = "; the built-in coach answers.)"
  /// By what the built-in coach speaks of itself.
  private static let ownWords = ["the built-in coach", "a coach built into this shell"]

  /// A text without the lines that were said about the model.
  static func withoutNotices(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !isNotice($0) }
      .joined(separator: "\n")
  }

  /// For a log; has nothing of what was asked or answered, but what the server says is wrong.
  var logText: String {
    switch self {
    case .connection(let failure): "language model: \(failure.rawValue)"
    case .refused(let refusal):
      "language model: " + (refusal.status.map { "status \($0)" } ?? "error in the stream")
        + (refusal.text.map { ": " + $0 } ?? "")
    case .silent: "language model: silent"
    case .nonsense: "language model: no answer"
    case .endless: "language model: too long"
    case .ended(let end): "language model: nothing said, \(end)"
    case .unsafe(let advice): "language model: stopped, \(advice)"
    }
  }

  private var reason: String {
    switch self {
    case .connection(.tls), .connection(.untrusted):
      "cannot be trusted: its certificate is not good"
    case .connection(.wrongName): "cannot be trusted: its certificate is for another name"
    case .connection(.elsewhere): "sends the question on to another server"
    case .connection(.redirect): "is sent round in circles"
    case .connection(.refused): "cannot be reached: its server may not be running"
    case .connection(.dns), .connection(.missingLibrary): "cannot be reached"
    case .connection(.timeout), .silent: "is silent"
    case .connection(.reset), .connection(.truncated): "broke off"
    case .connection(.tooLarge), .endless: "would not end"
    case .ended(.length):
      "has used up its tokens before it said anything, which --coach-option max-tokens raises"
    case .ended(.filter): "was stopped by its server's content filter"
    case .ended(.natural): "said nothing"
    case .connection(.protocolError), .connection(.badFrame), .connection(.badText), .nonsense:
      "made no sense"
    case .refused(let refusal): refusal.sentence
    case .unsafe(.dose): "was stopped where it named a dose of a medicine"
    case .unsafe(.starvation): "was stopped where it advised fewer than 1,200 kcal a day"
    case .unsafe(.fastLoss): "was stopped where it advised losing weight faster than is safe"
    case .unsafe(.withoutWater): "was stopped where it advised going without water"
    case .unsafe(.insult): "was stopped where it was insulting"
    }
  }
}
