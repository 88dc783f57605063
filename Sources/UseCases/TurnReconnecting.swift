import Edge
import ServiceClient
import Time
import Wellness

/// A connection that is lost in the midst is taken up again, and the answer completed from what the
/// backend knows.
extension Turn {
  /// A connection that was there is lost; one after another cannot be for ever.
  func lose(_ failure: ConnectionFailure) throws -> TurnEvent {
    fruitlessConnections += 1
    guard fruitlessConnections <= Turn.attempts else { return try giveUp(failure) }
    return lose(attempt: fruitlessConnections, failure)
  }

  private func lose(attempt: Int, _ failure: ConnectionFailure) -> TurnEvent {
    state = .lost(attempt: attempt, failure)
    context.isReconnecting(after: failure)
    return .reconnecting(after: Turn.pause(before: attempt), attempt: attempt, failure)
  }

  private static func pause(before attempt: Int) -> Duration { .seconds(1 << (attempt - 1)) }

  /// Waits and opens a new socket; then the backend's history says how far the turn has come.
  func reconnect(
    _ attempt: Int, _ failure: ConnectionFailure, to id: Consultation.BackendID,
    _ early: EarlyLines?
  ) throws -> TurnEvent {
    switch try context.edge.wait(Turn.pause(before: attempt), early: early) {
    case .line(let text): return .line(text)
    case .interrupted: return try interrupt()
    case .elapsed: break
    }
    do {
      let socket = try connected(to: id)
      return try resume(in: id, early) {
        try self.send(over: socket)
        return try self.receive(early)
      }
    } catch BackendError.unreachable(let failure) {
      return try loseAgain(attempt, failure)
    } catch BackendError.unreadable {
      return try loseAgain(attempt, .protocolError)
    } catch let error as BackendError where error.leavesOtherWays {
      do {
        return try resume(in: id, early) { try self.post(in: id, early) }
      } catch BackendError.unreachable(let failure) {
        return try loseAgain(attempt, failure)
      } catch let error as BackendError where error.leavesOtherWays {
        return try loseAgain(attempt, .protocolError)
      }
    }
  }

  private func loseAgain(_ attempt: Int, _ failure: ConnectionFailure) throws -> TurnEvent {
    attempt < Turn.attempts ? lose(attempt: attempt + 1, failure) : try giveUp(failure)
  }

  func giveUp(_ failure: ConnectionFailure) throws -> TurnEvent {
    context.isLost(failure)
    return try finish(.broken(hasText: !answer.isEmpty, failure))
  }

  /// Goes on from the history: the message is sent again where it never arrived, and the answer
  /// completed without a word twice where it did.
  private func resume(
    in id: Consultation.BackendID, _ early: EarlyLines?, sendAgain: () throws -> TurnEvent
  ) throws -> TurnEvent {
    let history = try context.asking { try $0.lastMessages(of: id) }
    guard let place = history.place(of: message) else {
      delivery = .returned
      return try sendAgain()
    }
    guard let whole = history.answer(to: place)?.content.withoutControls else {
      state = .asking(0)
      return try ask(0, in: id, early)
    }
    guard whole != answer else { return try finish(.broken(hasText: true, .reset)) }
    state = .answered
    return try complete(with: whole)
  }
}
