import Edge
import SQLite
import ServiceHost
import Shell
import Store
import Testing
import Time
import UseCases

/// Nothing that was typed is lost when it is stopped before the backend knows of it.
@Suite struct UnsentMessageTests {
  private static let start = Instant(milliseconds: 1_772_436_600_000)  // 2026-03-02T07:30:00Z

  private let store: Store
  private let backend: EmbeddedService

  init() throws {
    store = try Store(.memory, server: "embedded")
    // So slow that there is a time to stop in.
    backend = try EmbeddedService(
      EmbeddedService.Options(seed: 7, faults: try Faults(parsing: "latency=2s")),
      now: UnsentMessageTests.start)
  }

  /// What came of a run.
  private struct Run {
    var said: [String] = []
    var isTerminated = false
    var kept: [String] = []
  }

  /// Runs a shell that is typed these lines.
  ///
  /// - Parameter stop: done when the first of them makes the shell wait for the backend.
  private func run(_ lines: [String], stop: @escaping (Inbox) -> Void = { _ in }) throws -> Run {
    let inbox = Inbox(clock: .still(UnsentMessageTests.start))
    let live = Edge.live(inbox, .none, backend.peer())
    var run = Run()
    var left = lines[...]
    var hasStopped = false
    let edge = Edge(
      pull: { want, deadline in
        if want.acceptsAnyLine {
          if let line = left.popFirst() { _ = inbox.putLine(line) } else { inbox.endInput() }
        } else if left.count < lines.count, !hasStopped {
          hasStopped = true
          stop(inbox)
        }
        return try live.pull(want, deadline)
      },
      emit: { effect in
        switch effect {
        case .say(let line), .complain(let line): run.said.append(line.plain)
        case .answer(let piece): run.said.append(piece)
        default: break
        }
        try live.emit(effect)
      }, clock: live.clock)
    let context = try ClientContext(edge: edge, store: store, seed: 7, zone: .utc)
    let history = History.inMemory
    let shell = try Shell(
      edge: edge, context: context, options: ShellOptions(mode: .terminal), history: history)
    do {
      _ = try shell.run()
    } catch is Terminated {
      run.isTerminated = true
      try shell.keepUndone(inbox.popWaitingLines())
    }
    run.kept = try history.entries()
    return run
  }

  @Test func aFirstMessageThatIsInterruptedIsSentAgain() throws {
    let run = try run(["What should I eat?", "/chat history", "/again"]) { $0.interrupt() }
    let told = "Your message is kept. /again sends it."
    #expect(run.said.prefix(2) == [told, "(interrupted)"])
    #expect(run.said.contains { $0.contains("  What should I eat?") }, "/chat history has it")
    #expect(run.said.contains("again: What should I eat?"))
    #expect(run.kept == ["What should I eat?", "/chat history", "/again"])
    #expect(run.said.count > 6, "and answered")
  }

  @Test func aFirstMessageThatSIGTERMStopsIsSentByTheNextRun() throws {
    let stopped = try run(["What should I eat?"]) { $0.terminate() }
    #expect(stopped.isTerminated)
    let next = try run(["/again"])
    #expect(next.said.contains("again: What should I eat?"))
    #expect(next.said.count >= 2, "and answered")
  }

  @Test func aFirstMessageAboutAGoalIsKeptInItsChat() throws {
    _ = try run([#"/goal new "Read books" --target 12 books"#, "/set sync manual"])
    let stopped = try run(["/chat goal -- How do I begin?"]) { $0.interrupt() }
    #expect(stopped.said.contains("Your message is kept. /again sends it."))
    let next = try run(["/again", "/chat list"])
    #expect(next.said.contains("again: How do I begin?"))
    #expect(next.said.contains { $0.contains("Read books") })
  }

  @Test func whatWasTypedAheadIsKeptInTheHistory() throws {
    let run = try run(["What should I eat?"]) { inbox in
      for line in ["/goals", " private", "/login a@b.c", "and this"] { _ = inbox.putLine(line) }
      inbox.terminate()
    }
    #expect(run.isTerminated)
    #expect(run.kept == ["What should I eat?", "/goals", "and this"])
  }
}
