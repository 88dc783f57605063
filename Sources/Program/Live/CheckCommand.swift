import Edge
import LocalBackend
import Session
import Shell
import Store
import Terminal
import Time
import UseCases

/// `lume check`: types sessions at a live service and holds its answers to what the files ask for.
/// Writes nothing, and touches no file of the user.
struct CheckCommand {
  private let run: CheckOptions

  init(_ run: CheckOptions) {
    self.run = run
  }

  func execute() -> Int32 {
    do {
      let service = try LiveService(run.shell)
      guard service.remote != nil || service.coach != nil else {
        throw UsageError(
          "lume check needs what to check: --backend URL for a service, or --coach URL for a language model"
        )
      }
      if service.remote == nil, run.accountCommand != nil {
        throw UsageError(
          "--account-command is for a remote backend: the built-in one knows one user")
      }
      if service.remote != nil, run.runs > 1, run.accountCommand == nil {
        throw UsageError(
          "each run needs an account of its own: --account-command CMD prints one, or leave out --runs"
        )
      }
      let files = try SessionFiles.find(run.paths).paths
      guard !files.isEmpty else {
        World.complain("lume check: no session file was found there.")
        return ExitCode.nothingSelected
      }
      var code = ExitCode.done
      for file in files { code = max(code, try check(file, service)) }
      return code
    } catch {
      let ending = Ending(error)
      World.complain("lume check: \(ending.sentence)")
      return ending.code
    }
  }

  private func check(_ path: String, _ service: LiveService) throws -> Int32 {
    guard let bytes = try Files.read(path) else { throw UsageError("there is no file \(path)") }
    let file: SessionFile
    do throws(SessionSyntaxError) {
      file = try SessionFile(parsing: bytes)
    } catch {
      World.say("FAIL \(path): \(error)")
      return ExitCode.usage
    }
    let script = SessionScript(file)
    for line in script.skipped { World.complain("note: \(path): skipped \(line)") }
    if script.hasNothingToHold {
      World.complain(
        "note: \(path) asserts nothing (|? lines) and has no exchanges, so it is only typed.")
    }
    let command = run.accountCommand.map(AccountCommand.init)
    var report = CheckReport()
    for number in 1...run.runs {
      let start = run.startsNow ? SystemClock.wall : run.shell.clock
      var options = try RunOptions(file.header).live(
        at: start, backend: service.remote?.name, coach: service.coach?.title)
      // A service answers to a key that it knows with what it did before.
      if service.remote != nil { options = options.reseeded(World.randomSeed()) }
      if let seed = run.shell.seed { options = options.reseeded(seed &+ UInt64(number - 1)) }
      let typed = TypedRun(
        script: script, service: service, options: options,
        account: try command?.account(forRun: number) ?? CheckAccount(),
        state: try SessionState.named(in: file.header, of: path))
      let result = try typed.execute()
      if let remote = service.remote, let failure = result.seen.unreachable {
        throw Ending(
          "\(remote.name) can't be reached (\(failure.words)), so \(path) was held to nothing.",
          code: ExitCode.failed)
      }
      let last = result.seen.turns.count - 1
      // What the built-in coach says in its place is not what is to be evaluated.
      let unanswered =
        service.coach == nil
        ? []
        : script.turns.indices.prefix(last + 1).compactMap { turn in
          result.seen.turns[turn].complaints.lazy.compactMap(LanguageModel.notice).first.map {
            LiveCheck(
              line: script.turns[turn].line, turn: turn, subject: "the model answers",
              fields: [Difference.Field(path: "answer", expected: "given", actual: $0)])
          }
        }
      report.add(
        unanswered + LiveComparison.checks(of: result.seen, against: script)
          + (result.stop.map { [LiveCheck(outOfStep: $0, turn: last)] } ?? []),
        complaints: result.seen.turns.map(\.complaints))
    }
    guard !report.rows.isEmpty else {
      World.complain(
        "lume check: \(path) has nothing to check: neither requests nor frames nor assertions (|?)."
      )
      return ExitCode.nothingSelected
    }
    return tell(report, of: path, script, service)
  }

  private func tell(
    _ report: CheckReport, of path: String, _ script: SessionScript, _ service: LiveService
  ) -> Int32 {
    let failing = report.failing(run.atLeast)
    let inputs = script.turns.map(\.input)
    if !failing.isEmpty { World.say("FAIL \(path)") }
    for (place, row) in failing.enumerated() {
      for line in report.lines(of: row, inputs: inputs) { World.say(line) }
      let isLast = place + 1 == failing.count || failing[place + 1].turn != row.turn
      if isLast { for line in row.complaints { World.say("      the program said:  ! \(line)") } }
    }
    if run.runs > 1 { for line in report.table() { World.say(line) } }
    let count = report.rows.count
    let noun = count == 1 ? "check" : "checks"
    let times = run.runs > 1 ? " in \(run.runs) runs" : ""
    World.say(
      failing.isEmpty
        ? "\(path): \(count) \(noun) held\(times) at \(service.title)"
        : "\(path): \(failing.count) of \(count) \(noun) failed\(times) at \(service.title)")
    return failing.isEmpty ? ExitCode.done : ExitCode.failed
  }
}

extension LiveCheck {
  /// That program and file got out of step, which no later line can be held against.
  fileprivate init(outOfStep stop: TypedEdge.OutOfStep, turn: Int) {
    self.init(
      line: stop.line, turn: turn, subject: "the next input",
      fields: [Difference.Field(path: "input", expected: "wanted", actual: stop.problem)])
  }
}
