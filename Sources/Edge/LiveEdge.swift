import Time

extension Edge {
  /// The edge of a running program: arrivals come from the inbox and from the peer when they are
  /// due, effects go to output and peer.
  ///
  /// An arrival on a channel of kind `peer` answers what the peer asked of the outside: it is
  /// handed over inside `pull`, and the core never sees it.
  package static func live(_ inbox: Inbox, _ output: Output, _ peer: Peer) -> Edge {
    Edge(
      pull: { want, deadline in
        try output.waits(want)
        /// What was due and did not come: it is not waited for, or nothing else would be.
        var missing: Instant?
        while true {
          let due = peer.due().flatMap { $0 == missing ? nil : $0 }
          let taken = inbox.pop(want, deadline: deadline, due: due)
          switch taken.thing {
          case .due:
            guard let arrival = try peer.take(taken.now) else {
              missing = due
              continue
            }
            if arrival.channel.map(want.accepts) ?? false { return (arrival, taken.now) }
            inbox.put(arrival, at: taken.now)
          case .arrival(let arrival, let wasWaiting):
            if arrival.channel?.kind == .peer {
              try peer.deliver(arrival, taken.now)
              continue
            }
            if case .line(let text) = arrival, wasWaiting { try output.echo(text) }
            if case .interrupt = arrival { try output.interrupted() }
            return (arrival, taken.now)
          }
        }
      },
      emit: { effect in
        switch effect {
        case .request, .open, .send:
          try peer.emit(effect, inbox.now)
        case .cancel(let channel), .close(let channel, _):
          try peer.emit(effect, inbox.now)
          inbox.discard(channel)
        case .option:
          try peer.emit(effect, inbox.now)
          try output.show(effect)
        case .answer, .answered, .say, .complain, .note, .status, .offer, .remember, .clear:
          try output.show(effect)
        case .secret:
          break
        }
      },
      clock: { inbox.now })
  }
}
