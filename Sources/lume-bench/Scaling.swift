import Libc
import Time

extension Bench {
  /// A large store, one of a tenth of its size and `sqlite3` over the large one take turns.
  func scale(_ table: inout Table) throws {
    let now = Instant(milliseconds: Int64(time(nil)) * 1000)
    func made(_ share: Int) throws -> Scale {
      let scale = Scale(
        lume: lume, sqlite: Bench.sqlite, folder: "\(folder)/scale-\(share)",
        filling: Filling(
          goals: 10_000 / share, consultations: 1_000 / share, messages: 200_000 / share, now: now))
      try scale.prepare()
      return scale
    }
    let (large, small) = (try made(1), try made(10))
    try compareCommands(large, small, &table)
    try compareStarts(large, small, &table)
  }

  private func compareCommands(_ large: Scale, _ small: Scale, _ table: inout Table) throws {
    let talks = (try large.talk(), try small.talk(), try large.sqliteTalk())
    // Brings the index of words up to date, which is done with the first search.
    let search = "/chat search walk"
    table.add(
      "the first search of all messages", try talks.0.time(search), try talks.1.time(search),
      digits: 0, unit: "ms", peer: "a tenth of the store")
    for question in Scale.questions {
      var times: (large: [Double], small: [Double], sqlite: [Double]) = ([], [], [])
      for round in 0...21 {
        let ours = try talks.0.time(question.command)
        let less = try talks.1.time(question.command)
        let theirs = try talks.2.time(question.sql + ";")
        // The first one finds nothing in memory.
        guard round > 0 else { continue }
        times.large.append(ours)
        times.small.append(less)
        times.sqlite.append(theirs)
      }
      table.add(
        question.command, median(times.large), median(times.small), digits: 2, unit: "ms",
        peer: "a tenth of the store")
      table.add(
        "the same", median(times.large), median(times.sqlite), digits: 2, unit: "ms",
        peer: "sqlite3, a plain query")
    }
    try talks.0.leave("/quit")
    try talks.1.leave("/quit")
    try talks.2.leave(".quit")
  }

  private func compareStarts(_ large: Scale, _ small: Scale, _ table: inout Table) throws {
    let figures = try (1...15).map { _ in (large: try large.start(), small: try small.start()) }
    for (label, part) in [
      ("start to prompt", \Scale.Start.prompt), ("/goals typed at once", \.command),
      ("Tab behind /goal show w", \.tab),
    ] {
      table.add(
        label, median(figures.map { $0.large[keyPath: part] }),
        median(figures.map { $0.small[keyPath: part] }), digits: 1, unit: "ms",
        peer: "a tenth of the store")
    }
    let memory = figures.compactMap(\.large.memory)
    let less = figures.compactMap(\.small.memory)
    guard !memory.isEmpty, !less.isEmpty else { return }
    table.add(
      "resident at the prompt", median(memory), median(less), digits: 1, unit: "MiB",
      peer: "a tenth of the store")
  }
}
