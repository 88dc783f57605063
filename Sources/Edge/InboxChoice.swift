import Time

/// What of all that has come is next.
extension Inbox.State {
  /// - Returns: whether it is what is waited for.
  mutating func append(_ arrival: Arrival, at instant: Instant) -> Bool {
    arrivals.append(Inbox.Stamped(thing: arrival, at: instant))
    waitingBytes += arrival.size
    return awaited?.accepts(arrival) ?? false
  }

  mutating func popArrival(at index: Int) -> Arrival {
    let arrival = arrivals.remove(at: index).thing
    waitingBytes -= arrival.size
    return arrival
  }

  /// Drops the lines that a question does not take; what was pasted with others stays.
  mutating func discardTypedAhead() {
    discarded += lines.map { $0 }.filter { $0.part == .alone }.map(\.thing)
    lines.removeAll { $0.part == .alone }
  }

  /// The time until an instant, or `nil` when only an arrival can end the wait.
  func pause(until instant: Instant?) -> Duration? {
    guard case .running = clock, let instant else { return nil }
    return instant - now()
  }

  /// Takes what comes next, or answers `nil` when it has not come yet.
  mutating func choose(
    _ want: WaitFor, deadline: Instant?, due: Instant?
  ) -> Inbox.Taken? {
    let current = now()
    var best: (at: Instant, take: (inout Inbox.State) -> Inbox.Taken.Thing)?
    func offer(_ at: Instant?, _ take: @escaping (inout Inbox.State) -> Inbox.Taken.Thing) {
      guard let at, at <= current else { return }
      let raised = max(at, last)
      if let best, best.at <= raised { return }
      best = (raised, take)
    }
    let network = arrivals.firstIndex { want.accepts($0.thing) }
    let isUrgent = terminate != nil || interrupt != nil
    offer(due) { _ in .due }
    offer(terminate) {
      $0.terminate = nil; return .arrival(.terminate, wasWaiting: false)
    }
    offer(interrupt) {
      $0.interrupt = nil; return .arrival(.interrupt, wasWaiting: false)
    }
    offerLine(want, offer)
    if let network, !isUrgent {
      offer(arrivals[network].at) {
        .arrival($0.popArrival(at: network), wasWaiting: false)
      }
    } else {
      offer(deadline) { _ in .arrival(.deadline, wasWaiting: false) }
    }
    if let best { return Inbox.Taken(thing: best.take(&self), now: best.at) }
    return leap(want, deadline: deadline, due: due)
  }

  private func offerLine(
    _ want: WaitFor, _ offer: (Instant?, @escaping (inout Inbox.State) -> Inbox.Taken.Thing) -> Void
  ) {
    if case .text = want {
      offerText(offer)
    } else if let index = want.isQuestion
      ? lines.firstIndex(where: { $0.part == .alone && !$0.wasWaiting }) ?? lines.count
      : want.acceptsAnyLine ? 0 : want.early?.first(in: lines.map(\.thing)),
      index < lines.count
    {
      let isEarly = !want.acceptsAnyLine
      offer(lines[index].at) { state in
        let line = state.lines.remove(at: index)
        state.takenLines += 1
        return .arrival(.line(line.thing), wasWaiting: line.wasWaiting || isEarly)
      }
    } else if want.acceptsEnd {
      offer(end) { _ in .arrival(.endOfInput, wasWaiting: false) }
    }
  }

  /// A text of the editor, or a line that was put while the text was waited for.
  private func offerText(
    _ offer: (Instant?, @escaping (inout Inbox.State) -> Inbox.Taken.Thing) -> Void
  ) {
    if !texts.isEmpty {
      offer(texts[0].at) {
        .arrival(.line($0.texts.remove(at: 0).thing), wasWaiting: false)
      }
    } else if !lines.isEmpty, !lines[0].wasWaiting {
      offer(lines[0].at) {
        .arrival(.line($0.lines.remove(at: 0).thing), wasWaiting: false)
      }
    } else {
      offer(end) { _ in .arrival(.endOfInput, wasWaiting: false) }
    }
  }

  /// With a clock that stands still: jumps to what is due next. A wanted line is waited for, so
  /// that what is typed never races with a deadline.
  private mutating func leap(_ want: WaitFor, deadline: Instant?, due: Instant?) -> Inbox.Taken? {
    guard case .still = clock else { return nil }
    let next = [want.acceptsAnyLine ? nil : deadline, due].compactMap { $0 }.min()
    guard let next else { return nil }
    clock = .still(max(next, last))
    return choose(want, deadline: deadline, due: due)
  }
}
