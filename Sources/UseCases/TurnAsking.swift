import Edge
import ServiceClient
import Time
import Wellness

/// An answer that does not stream: the message is posted, and the history asked.
extension Turn {
  /// Posts the message; the answer comes with the response, or is asked for.
  func post(in id: Consultation.BackendID, _ early: EarlyLines?) throws -> TurnEvent {
    let before = delivery
    delivery = .sent
    do {
      let reply = try context.asking { try $0.say(message.content, id: message.id, in: id) }
      if let reply {
        state = .answered
        return try show(reply.withoutControls)
      }
    } catch BackendError.unreachable(let failure)
      where failure.isOfTheWay && (before == .unsent || before == .returned)
    {
      delivery = .unsent
      return try finish(.queued(failure))
    } catch BackendError.unreachable, BackendError.unreadable {
      // Whether it has arrived, only the history can say.
    } catch let error as BackendError {
      // A server that fails may have stored it before.
      delivery = error.isOfTheService ? .doubtful : before
      throw error
    }
    state = .asking(0)
    return try ask(0, in: id, early)
  }

  /// Asks for an answer that does not stream, every few seconds.
  func ask(
    _ count: Int, in id: Consultation.BackendID, _ early: EarlyLines?
  ) throws -> TurnEvent {
    for count in count..<Turn.questions {
      state = .asking(count)
      switch try context.edge.wait(Turn.questionPause, early: early) {
      case .line(let text): return .line(text)
      case .interrupted: return try interrupt()
      case .elapsed: break
      }
      let history: [RemoteMessage]
      do {
        history = try context.asking { try $0.lastMessages(of: id) }
      } catch BackendError.unreachable, BackendError.unreadable {
        continue
      }
      guard let place = history.place(of: message) else { return try finish(.queued(.reset)) }
      delivery = .known
      if let reply = history.answer(to: place) {
        state = .answered
        return try complete(with: reply.content.withoutControls)
      }
    }
    return try giveUp(.timeout)
  }
}

extension ConnectionFailure {
  /// Whether it stands in the way of everything that is asked of the backend, not only of what was.
  var isOfTheWay: Bool {
    switch self {
    case .refused, .dns, .tls, .wrongName, .untrusted, .missingLibrary: true
    case .timeout, .reset, .truncated, .tooLarge, .protocolError, .redirect, .elsewhere, .badFrame,
      .badText:
      false
    }
  }
}

extension BackendError {
  /// Whether what was not to be had over a socket may be had by a request: one that keeps sockets
  /// from passing on the way is such a case, a user that is not let in is none.
  var leavesOtherWays: Bool {
    switch self {
    case .unreachable, .unreadable: true
    case .refused(status: 404, _, _, _): meansNoRoute
    case .refused(let status, _, _, _): status != 401
    case .keyRefused: false
    }
  }

  /// Whether the backend does not have what it was asked about.
  var isMissing: Bool {
    if case .refused(status: 404, _, _, _) = self { !meansNoRoute } else { false }
  }
}
