import Coach
import Contract
import Edge
import StreamSafe
import Time
import Wellness

/// An answer in a consultation that a language model is asked for.
struct ModelTurn {
  /// Of the user whose consultation it is.
  let storage: UserStorage
  /// Stored without content, as one that is on its way.
  let answer: StoredMessage
  let question: Coach.Question<Reply>
  /// What the coach remembers from the answer on, where the built-in one has given it.
  private(set) var memory: ChatState?
  /// What there is of the answer.
  private(set) var text = ""
  private var keptAt: Instant?
  /// Where control characters stood between pieces, their marks may be one run now.
  private var marks = StreamSafePieces()
  /// Whether the model has said nothing yet, also of what is held back.
  private(set) var isBlank = true
  private var gate = SentenceGate()

  /// How often what has come is written down, so that little is lost with the process.
  private static let span = Duration.milliseconds(250)

  init(storage: UserStorage, answer: StoredMessage, question: Coach.Question<Reply>) {
    self.storage = storage
    self.answer = answer
    self.question = question
  }

  /// Takes more of the answer.
  mutating func receive(_ piece: String) -> SentenceGate.Passed {
    var clean = marks.receive(piece.withoutControls)
    if isBlank { clean = String(clean.drop(while: \.isWhitespace)) }
    guard !clean.isEmpty else { return SentenceGate.Passed() }
    isBlank = false
    let passed = gate.receive(clean)
    text += passed.text
    return passed
  }

  /// Writes down what there is, unless that was done a moment ago.
  mutating func keep(at now: Instant) throws {
    guard keptAt.map({ $0 + ModelTurn.span <= now }) ?? true else { return }
    keptAt = now
    try storage.messages.keep(answer, content: text, as: .streaming)
  }

  /// Takes what is held back of a sentence, since no more of the answer comes.
  mutating func popRest() -> SentenceGate.Passed {
    let passed = gate.end()
    text += passed.text
    return passed
  }

  /// Begins the answer with a line about it.
  ///
  /// - Returns: what of it is for the client.
  mutating func open(_ line: String) -> AnswerPiece {
    text += line + "\n"
    return AnswerPiece(text: line + "\n", notice: .omitted)
  }

  /// What the client still gets when the model has come to an end: nothing, or why not all is said.
  mutating func close(_ end: CompletionEnd) -> [AnswerPiece] {
    guard let line = ModelFailure.notice(of: end) else { return [] }
    text += "\n\n" + line
    return [AnswerPiece(text: "\n\n" + line, notice: .ended)]
  }

  /// What the client still gets when no more comes from the model: the built-in coach's answer
  /// where there is none or it was ended as unsafe, or that this one breaks off.
  mutating func close(_ failure: ModelFailure) -> [AnswerPiece] {
    let pieces: [AnswerPiece]
    if isBlank || failure.isUnsafe {
      let reply = question.fallback()
      memory = reply.state
      pieces = [
        AnswerPiece(
          text: (text.isEmpty ? "" : "\n\n") + failure.notice + "\n", notice: .instead),
        AnswerPiece(text: reply.text),
      ]
    } else {
      pieces = [AnswerPiece(text: "\n\n" + failure.stopNotice, notice: .broken)]
    }
    text += pieces.map(\.text).joined()
    return pieces
  }
}
