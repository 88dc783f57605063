import Edge

extension Edge {
  /// The same edge, with everything that crosses it written down.
  ///
  /// - Throws: from `pull` and `emit` also what the recorder's closures throw.
  package func recorded(by recorder: Recorder) -> Edge {
    Edge(
      pull: { want, deadline in
        try recorder.waits(want, clock: clock())
        let taken = try pull(want, deadline)
        try recorder.record(taken.arrival, for: want, at: taken.now)
        return taken
      },
      emit: { effect in
        try recorder.record(effect)
        try emit(effect)
      },
      clock: clock)
  }
}
