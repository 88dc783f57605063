import Contract
import Edge
import Time
import Wellness

/// A part of an answer.
struct AnswerPiece: Hashable {
  let text: String
  /// What it says about the answer; `nil` for the coach's own words.
  var notice: ServerFrame.Notice?

  /// The same word by word, but for what is said about the answer.
  ///
  /// - Parameter count: how many words a piece is to have; `nil` to leave it as it is.
  func words(_ count: Int?) -> [AnswerPiece] {
    guard notice == nil, let count else { return [self] }
    return text.chunks(ofWords: count).map { AnswerPiece(text: String($0)) }
  }
}

/// The frames of one answer with their due times.
struct AnswerStream {
  let channel: Channel
  let consultation: Consultation.BackendID

  private static let wordsWithoutPace = 5
  /// How many frames travel as one when they are batched.
  private static let batch = 4

  /// One frame, or the end of the socket.
  private struct Step {
    let due: Instant
    let content: Content
    let event: Delivery.Event

    enum Content {
      case frame(String)
      case end(Arrival)
    }
  }

  /// Everything that follows the message, the first due at `start`, as pace and faults make it. Of
  /// an answer that a language model is asked for, that is only the receipt.
  ///
  /// - Parameter pace: between two words; with none a piece has several and all are due at once.
  func deliveries(
    of turn: CoachService.Turn, pace: Duration, faults: Faults, from start: Instant
  ) -> [(due: Instant, delivery: Delivery)] {
    var steps = [
      step(
        .messageReceived, start, .sent(0), messageID: turn.message.id.text,
        clientID: turn.message.clientID)
    ]
    if turn.isPending { return batched(steps, faults) }
    if turn.isByRules { steps.append(step(.notice("", .rules), start, .sent(0))) }
    let pieces = turn.answer.content.chunks(ofWords: AnswerStream.words(pace))
    var due = start
    var sent = 0
    for (index, piece) in pieces.enumerated() {
      if let end = end(after: index, due: due + pace, faults) {
        return batched(steps + [end], faults)
      }
      due = due + pace
      sent += piece.utf8.count
      steps.append(step(.chunk(String(piece)), due, .sent(sent)))
    }
    let last =
      end(after: pieces.count, due: due, faults)
      ?? step(.complete, due, .whole, messageID: turn.answer.id.text)
    return batched(steps + [last], faults)
  }

  /// Pieces of an answer of which so many UTF-8 bytes were sent before, and when the last is due.
  ///
  /// - Parameter pace: between the words of the pieces; `nil` to send the pieces as they are.
  func pieces(
    _ texts: [AnswerPiece], after sent: Int, pace: Duration?, from start: Instant
  ) -> (deliveries: [(due: Instant, delivery: Delivery)], end: Instant) {
    var due = start
    var sent = sent
    var steps: [Step] = []
    for piece in texts.flatMap({ $0.words(pace.map(AnswerStream.words)) }) {
      due = due + (piece.notice == nil ? pace ?? .zero : .zero)
      sent += piece.text.utf8.count
      let frame = piece.notice.map { ServerFrame.notice(piece.text, $0) } ?? .chunk(piece.text)
      steps.append(step(frame, due, .sent(sent)))
    }
    return (batched(steps, .none), due)
  }

  /// The last frame of an answer.
  ///
  /// - Parameter usage: what it took of a language model.
  func completion(
    of answer: StoredMessage, at due: Instant, usage: TokenUsage? = nil
  ) -> Delivery {
    let frame =
      usage.map { ServerFrame.completed(prompt: $0.prompt, completion: $0.completion) } ?? .complete
    let text = frame.text(in: consultation, at: due, messageID: answer.id.text)
    return Delivery(arrival: .frame(channel, .text(text)), event: .whole)
  }

  /// How many words a piece has.
  private static func words(_ pace: Duration) -> Int { pace > .zero ? 1 : wordsWithoutPace }

  private func step(
    _ frame: ServerFrame, _ due: Instant, _ event: Delivery.Event, messageID: String? = nil,
    clientID: Message.ID? = nil
  ) -> Step {
    let text = frame.text(in: consultation, at: due, messageID: messageID, clientID: clientID)
    return Step(due: due, content: .frame(text), event: event)
  }

  /// The end that the faults put after so many pieces.
  private func end(after count: Int, due: Instant, _ faults: Faults) -> Step? {
    switch faults.disconnection {
    case .drop(after: count):
      Step(due: due, content: .end(.failed(channel, .reset)), event: .ended)
    case .close(after: count):
      Step(
        due: due, content: .end(.closed(channel, .goingAway, reason: "going away")), event: .ended)
    case .drop, .close, nil: nil
    }
  }

  private func batched(
    _ steps: [Step], _ faults: Faults
  ) -> [(due: Instant, delivery: Delivery)] {
    var deliveries: [(due: Instant, delivery: Delivery)] = []
    var texts: [String] = []
    for (index, step) in steps.enumerated() {
      switch step.content {
      case .end(let arrival):
        deliveries.append((step.due, Delivery(arrival: arrival, event: step.event)))
      case .frame(let text):
        texts.append(text)
        if faults.isBatching, texts.count < AnswerStream.batch, index + 1 < steps.count,
          case .frame = steps[index + 1].content
        {
          continue
        }
        let frame = Frame.text(texts.joined(separator: "\n"))
        texts = []
        deliveries.append(
          (step.due, Delivery(arrival: .frame(channel, frame), event: step.event)))
      }
    }
    return deliveries
  }
}
