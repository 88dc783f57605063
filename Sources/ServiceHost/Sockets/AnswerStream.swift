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

/// The frames of one answer with their due times, for whichever sockets hear it.
struct AnswerStream {
  let consultation: Consultation.BackendID
  let answer: StoredMessage

  private static let wordsWithoutPace = 5
  /// How many frames travel as one when they are batched.
  private static let batch = 4

  /// One frame, or the end of the socket.
  struct Step {
    let due: Instant
    fileprivate let content: Content
    fileprivate let event: Delivery.Event?

    fileprivate enum Content {
      /// - isOpening: whether it stands before the answer.
      case frame(String, isOpening: Bool)
      case drop, close
    }
  }

  /// Everything that follows the message, the first due at `start`, as pace and faults make it. Of
  /// an answer that a language model is asked for, that is only what stands before it.
  ///
  /// - Parameters:
  ///   - opening: the text of the frame that stands before the answer.
  ///   - pace: between two words; with none a piece has several and all are due at once.
  func steps(
    of turn: CoachService.Turn, behind opening: String, pace: Duration, faults: Faults,
    from start: Instant
  ) -> [Step] {
    var steps = [
      Step(due: start, content: .frame(opening, isOpening: true), event: nil)
    ]
    if turn.question != nil { return steps }
    if turn.isByRules { steps.append(step(.notice("", .rules), start, .sent(0))) }
    let pieces = turn.answer.content.chunks(ofWords: AnswerStream.words(pace))
    var due = start
    var sent = 0
    for (index, piece) in pieces.enumerated() {
      if let end = end(after: index, due: due + pace, faults) { return steps + [end] }
      due = due + pace
      sent += piece.utf8.count
      steps.append(step(.chunk(String(piece)), due, .sent(sent)))
    }
    return steps + [end(after: pieces.count, due: due, faults) ?? completion(at: due)]
  }

  /// Pieces of an answer of which so many UTF-8 bytes were sent before, and when the last is due.
  ///
  /// - Parameter pace: between the words of the pieces; `nil` to send the pieces as they are.
  func steps(
    of texts: [AnswerPiece], after sent: Int, pace: Duration?, from start: Instant
  ) -> (steps: [Step], end: Instant) {
    var due = start
    var sent = sent
    var steps: [Step] = []
    for piece in texts.flatMap({ $0.words(pace.map(AnswerStream.words)) }) {
      due = due + (piece.notice == nil ? pace ?? .zero : .zero)
      sent += piece.text.utf8.count
      let frame = piece.notice.map { ServerFrame.notice(piece.text, $0) } ?? .chunk(piece.text)
      steps.append(step(frame, due, .sent(sent)))
    }
    return (steps, due)
  }

  /// Why nothing of the answer comes yet.
  func waiting(_ reason: String, at due: Instant) -> Step { step(.waiting(reason), due, nil) }

  /// The last frame of the answer.
  ///
  /// - Parameter usage: what it took of a language model.
  func completion(at due: Instant, usage: TokenUsage? = nil) -> Step {
    let whole: ServerFrame =
      usage.map { .completed(prompt: $0.prompt, completion: $0.completion) } ?? .complete
    // One that was ended before is sent again as it was.
    let frame = answer.state == .cut ? .interrupted : whole
    return step(frame, due, .whole, messageID: answer.id.text)
  }

  /// How many words a piece has.
  private static func words(_ pace: Duration) -> Int { pace > .zero ? 1 : wordsWithoutPace }

  private func step(
    _ frame: ServerFrame, _ due: Instant, _ event: Delivery.Event?, messageID: String? = nil
  ) -> Step {
    let text = frame.text(in: consultation, at: due, messageID: messageID)
    return Step(due: due, content: .frame(text, isOpening: false), event: event)
  }

  /// The end that the faults put after so many pieces.
  private func end(after count: Int, due: Instant, _ faults: Faults) -> Step? {
    switch faults.disconnection {
    case .drop(after: count): Step(due: due, content: .drop, event: .ended)
    case .close(after: count): Step(due: due, content: .close, event: .ended)
    case .drop, .close, nil: nil
    }
  }

  /// Brings it to a channel.
  ///
  /// - Parameter isBatching: whether frames travel together.
  func put(
    _ steps: [Step], on channel: Channel, isBatching: Bool = false, _ schedule: inout Schedule
  ) {
    var texts: [String] = []
    for (index, step) in steps.enumerated() {
      var delivery: Delivery
      var isPart = true
      switch step.content {
      case .drop: delivery = Delivery(arrival: .failed(channel, .reset))
      case .close:
        delivery = Delivery(arrival: .closed(channel, .goingAway, reason: "going away"))
      case .frame(let text, let isOpening):
        texts.append(text)
        if isBatching, texts.count < AnswerStream.batch, index + 1 < steps.count,
          case .frame = steps[index + 1].content
        {
          continue
        }
        delivery = Delivery(arrival: .frame(channel, .text(texts.joined(separator: "\n"))))
        isPart = !isOpening
        texts = []
      }
      if isPart { delivery.answer = answer.number }
      delivery.event = step.event
      schedule.put(delivery, due: step.due)
    }
  }
}

extension String {
  /// The parts in which an answer is sent: of so many words each, with the white space after them;
  /// together they are the text.
  func chunks(ofWords words: Int) -> [Substring] {
    var chunks: [Substring] = []
    var start = startIndex
    var count = 0
    var isInSpace = false
    for index in indices {
      let isSpace = self[index].isWhitespace
      if isInSpace, !isSpace {
        count += 1
        if count == words {
          chunks.append(self[start..<index])
          start = index
          count = 0
        }
      }
      isInSpace = isSpace
    }
    if start < endIndex { chunks.append(self[start...]) }
    return chunks
  }
}
