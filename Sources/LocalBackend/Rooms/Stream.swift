import Contract
import Edge
import Time
import Wellness

/// The frames of one answer with their due times, as pace and faults make them.
struct Stream {
  let channel: Channel
  let consultation: Consultation.BackendID
  let turn: CoachDesk.Turn
  /// Between two words; with none a piece has several and all are due at once.
  let pace: Duration
  let faults: Faults

  private static let wordsWithoutPace = 5
  /// How many frames travel as one when they are batched.
  private static let batch = 4

  /// One frame, or the end of the socket.
  private struct Step {
    let due: Instant
    let content: Content
    let mark: Delivery.Mark

    enum Content {
      case frame(String)
      case end(Arrival)
    }
  }

  /// Everything that follows the message, the first due at `start`.
  func deliveries(from start: Instant) -> [(due: Instant, delivery: Delivery)] {
    var steps = [
      step(
        .messageReceived, start, .sent(0), messageID: turn.message.id.text,
        clientID: turn.message.clientID)
    ]
    let hasPace = pace > .zero
    let pieces = Pieces.of(
      turn.answer.content, words: hasPace ? 1 : Stream.wordsWithoutPace)
    var due = start
    var sent = 0
    for (index, piece) in pieces.enumerated() {
      if let end = end(after: index, due: due + pace) { return batched(steps + [end]) }
      due = due + pace
      sent += piece.utf8.count
      steps.append(step(.chunk(String(piece)), due, .sent(sent)))
    }
    let last =
      end(after: pieces.count, due: due)
      ?? step(.complete, due, .whole, messageID: turn.answer.id.text)
    return batched(steps + [last])
  }

  private func step(
    _ frame: ServerFrame, _ due: Instant, _ mark: Delivery.Mark, messageID: String? = nil,
    clientID: Message.ID? = nil
  ) -> Step {
    let text = frame.text(in: consultation, at: due, messageID: messageID, clientID: clientID)
    return Step(due: due, content: .frame(text), mark: mark)
  }

  /// The end that the faults put after so many pieces.
  private func end(after count: Int, due: Instant) -> Step? {
    switch faults.cut {
    case .drop(after: count):
      Step(due: due, content: .end(.failed(channel, .reset)), mark: .ended)
    case .close(after: count):
      Step(
        due: due, content: .end(.closed(channel, .goingAway, reason: "going away")), mark: .ended)
    case .drop, .close, nil: nil
    }
  }

  private func batched(_ steps: [Step]) -> [(due: Instant, delivery: Delivery)] {
    var deliveries: [(due: Instant, delivery: Delivery)] = []
    var texts: [String] = []
    for (index, step) in steps.enumerated() {
      switch step.content {
      case .end(let arrival):
        deliveries.append((step.due, Delivery(arrival: arrival, mark: step.mark)))
      case .frame(let text):
        texts.append(text)
        if faults.isBatching, texts.count < Stream.batch, index + 1 < steps.count,
          case .frame = steps[index + 1].content
        {
          continue
        }
        let frame = Frame.text(texts.joined(separator: "\n"))
        texts = []
        deliveries.append(
          (step.due, Delivery(arrival: .frame(channel, frame), mark: step.mark)))
      }
    }
    return deliveries
  }
}
