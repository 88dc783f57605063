import Time

/// What the user did at a prompt.
package enum Input: Hashable, Sendable {
  case line(String)
  case interrupt
  case endOfInput
  /// The time given has come.
  case deadline
  /// Something came on a channel that is watched.
  case arrival(Arrival)
}

/// What ended a wait.
package enum Waited: Hashable, Sendable {
  case elapsed
  case interrupted
  case line(String)
}

/// Names for what the middle does with the edge; none has state of its own.
extension Edge {
  /// The stamp of the last arrival, or of the start.
  package var now: Instant { clock() }

  /// Waits for an input.
  ///
  /// - Parameters:
  ///   - prompt: what stands before the cursor; `nil` for the usual prompt.
  ///   - watching: channels whose arrivals end the wait too.
  ///   - deadline: when to stop waiting; `nil` for never.
  /// - Throws: `Terminated` when the process is asked to end.
  package func line(
    prompt: String? = nil, echo: Bool = true, fresh: Bool = false, watching: [Channel] = [],
    until deadline: Instant? = nil
  ) throws -> Input {
    let want = WaitFor.line(prompt: prompt, echo: echo, fresh: fresh, watching: watching)
    let arrival = try pull(want, deadline).arrival
    switch arrival {
    case .line(let text): return .line(text)
    case .interrupt: return .interrupt
    case .endOfInput: return .endOfInput
    case .terminate: throw Terminated()
    case .deadline: return .deadline
    case .response, .opened, .frame, .closed, .failed: return .arrival(arrival)
    }
  }

  /// Lets the user edit a text in an editor; an interrupt is one that gave nothing back.
  ///
  /// - Throws: `Terminated` when the process is asked to end.
  package func text(editing initial: String) throws -> Input {
    while true {
      let arrival = try pull(.text(initial: initial), nil).arrival
      switch arrival {
      case .line(let text): return .line(text)
      case .interrupt: return .interrupt
      case .endOfInput: return .endOfInput
      case .terminate: throw Terminated()
      case .deadline, .response, .opened, .frame, .closed, .failed: continue
      }
    }
  }

  /// Sends a request and waits for its response.
  ///
  /// - Parameter tick: what is told again and again how long it has taken, and how often.
  /// - Throws: `ConnectionFailure` without one, `.timeout` after `timeout` included; `Interrupted`;
  ///   `Terminated`.
  package func exchange(
    _ request: Request, on channel: Channel, timeout: Duration,
    tick: (every: Duration, tell: (Duration) throws -> Void)? = nil
  ) throws -> Response {
    try emit(.request(channel, request))
    return try response(on: channel, since: now, timeout: timeout, tick: tick)
  }

  /// Waits for the response to a request that was sent.
  ///
  /// - Parameter start: when it was sent, from which its time counts.
  /// - Throws: as `exchange` does.
  package func response(
    on channel: Channel, since start: Instant, timeout: Duration,
    tick: (every: Duration, tell: (Duration) throws -> Void)? = nil
  ) throws -> Response {
    let deadline = start + timeout
    var next = tick.map { start + $0.every }
    while true {
      let wait = next.map { min($0, deadline) } ?? deadline
      switch try pull(.channel(channel, early: nil), wait).arrival {
      case .response(_, let response): return response
      case .failed(_, let failure): throw failure
      case .deadline where wait < deadline:
        try tick?.tell(wait - start)
        next = next.flatMap { last in tick.map { last + $0.every } }
      case .deadline:
        try emit(.cancel(channel))
        throw ConnectionFailure.timeout
      case .interrupt:
        try emit(.cancel(channel))
        throw Interrupted()
      case .terminate: throw Terminated()
      case .closed: throw ConnectionFailure.reset
      case .line, .endOfInput, .opened, .frame: continue
      }
    }
  }

  /// Lets time pass.
  ///
  /// - Throws: `Terminated` when the process is asked to end.
  package func wait(_ duration: Duration, early: EarlyLines? = nil) throws -> Waited {
    let deadline = now + duration
    while true {
      switch try pull(.nothing(early: early), deadline).arrival {
      case .deadline: return .elapsed
      case .interrupt: return .interrupted
      case .line(let text): return .line(text)
      case .terminate: throw Terminated()
      case .endOfInput, .response, .opened, .frame, .closed, .failed: continue
      }
    }
  }

  /// The next input where it was typed already; `nil` where none was.
  ///
  /// - Throws: `Terminated` when the process is asked to end.
  package func typedAhead() throws -> String? {
    guard case .line(let text) = try wait(.milliseconds(1), early: .typedAhead) else { return nil }
    return text
  }

  /// Says a line (stdout).
  package func say(_ line: Styled) throws { try emit(.say(line)) }

  /// Says an error, notice or hint (stderr).
  package func complain(_ line: Styled) throws { try emit(.complain(line)) }
}
