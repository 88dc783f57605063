import Session
import Store
import Terminal
import Verbs

/// `lume update`: rewrites the expectations of session files to what the program does now.
struct UpdateCommand {
  private let run: UpdateOptions

  init(_ run: UpdateOptions) {
    self.run = run
  }

  func execute() throws -> Int32 {
    if World.environment("CI") != nil, !run.isForced, !run.isCheck {
      World.complain(
        "lume update: CI is set, where files should not change; --force does it anyway.")
      return ExitCode.usage
    }
    let walk = SessionWalk(verb: "update", paths: run.paths)
    let replay = try ReplayRun()
    var changes = 0
    var unchanged: String?
    return walk.execute { path in
      let (code, isChanged) = try update(path, replay)
      changes += isChanged ? 1 : 0
      if !isChanged, code == ExitCode.done { unchanged = path }
      return code
    } end: { files, _ in
      guard files > 1 else {
        if let unchanged { World.say("\(unchanged): nothing to update") }
        return
      }
      let verb = run.isCheck ? "would be updated" : "updated"
      World.say("\(changes) of \(files) sessions \(verb)")
    }
  }

  /// Brings a file up to date, and tells of what can't be.
  private func update(
    _ path: String, _ replay: ReplayRun
  ) throws -> (code: Int32, isChanged: Bool) {
    let limit = ProcessorTime.limit(run.timeout)
    let file = try SessionFile(reading: path)
    if let turn = run.turn, turn > file.turns {
      throw UsageError("it has \(file.turns) turns: --turn takes 0 to \(file.turns), not \(turn)")
    }
    let playback = Playback(file, mode: .collecting, limit: limit)
    var stop: Difference?
    do {
      try replay.run(playback, at: path)
    } catch let difference as Difference {
      stop = difference
    }
    let questions = UpdateQuestions(run, of: path)
    let new = playback.updated(accepts: questions.accepts)
    guard stop?.kind == .timedOut || !limit.hasPassed() else {
      throw BoundedWork.ending(run.timeout)
    }
    let isChanged = new != file.bytes
    if isChanged {
      try write(FileChange(path: path, old: file.bytes, new: new), isWhole: stop == nil)
    }
    for (line, pattern) in questions.patterns {
      World.complain(
        "note: \(path), line \(line): \(pattern) fits nothing that is printed there; "
          + (run.isCheck ? "it would go." : "it's gone."))
    }
    for difference in playback.unheldAssertions + [stop].compactMap({ $0 }) {
      for line in difference.report(path: path) { World.say(line) }
    }
    if let stop { return (stuck(path, stop, isWritten: isChanged), isChanged) }
    guard playback.unheldAssertions.isEmpty else {
      World.complain(
        "lume update: \(path): an assertion doesn't hold, and it stays as it is: change it by hand."
      )
      return (ExitCode.failed, isChanged)
    }
    if questions.left > 0 {
      let noun = questions.left == 1 ? "difference stays as it is" : "differences stay as they are"
      World.complain("lume update: \(path): \(questions.left) \(noun).")
      return (ExitCode.failed, isChanged)
    }
    return (isChanged && run.isCheck ? ExitCode.failed : ExitCode.done, isChanged)
  }

  /// Shows what changes and writes it.
  private func write(_ change: FileChange, isWhole: Bool) throws {
    let extent = isWhole ? "" : " up to where it stops"
    if !run.isCheck { try Files.replace(Files.resolved(change.path), with: change.new) }
    // Who was asked has seen it.
    guard !run.asks else { return World.say("\(change.path): updated") }
    change.tell((run.isCheck ? "would be updated" : "updated") + extent)
  }

  /// The program wants what the file doesn't have.
  private func stuck(_ path: String, _ stop: Difference, isWritten: Bool) -> Int32 {
    let cause =
      stop.kind == .timedOut
      ? "--timeout gives it longer" : "its stimuli have to be changed by hand"
    let state = isWritten && !run.isCheck ? "updated up to line \(stop.line)" : "left as it was"
    World.complain("lume update: \(path) is \(state): \(cause).")
    return ExitCode.failed
  }
}

/// Which changes `lume update` makes: those of a turn, and those that the user accepts.
final class UpdateQuestions {
  private let run: UpdateOptions
  private let palette: Palette
  private let path: String
  /// What the user has said of all that follow.
  private var answer: Bool?
  /// How many changes were made.
  private(set) var made = 0
  /// How many were left as they were.
  private(set) var left = 0
  /// The patterns that are gone.
  private(set) var patterns: [(line: Int, text: String)] = []

  init(_ run: UpdateOptions, of path: String) {
    (self.run, self.path) = (run, path)
    palette = Palette(
      .auto, isTerminal: World.isOutputTerminal, noColor: World.environment("NO_COLOR"),
      term: World.environment("TERM"))
  }

  /// Whether to make a change.
  func accepts(_ change: ProposedChange) -> Bool {
    let isOfTurn = run.turn.map { $0 == change.turn } ?? true
    let isAccepted = isOfTurn && (!run.asks || answer ?? ask(change))
    if isAccepted {
      made += 1
      patterns += change.patterns
    } else {
      left += 1
    }
    return isAccepted
  }

  private func ask(_ change: ProposedChange) -> Bool {
    let input = change.input.map { "  \($0)" } ?? ""
    World.say("\(path)  turn \(change.turn)\(input)  (line \(change.line))")
    for line in change.lines { World.say(palette.render(line)) }
    while true {
      World.write("Accept it? (y)es, (n)o, (a)ll from here on, (q)uit: ")
      guard let said = readLine() else {
        World.say("")
        answer = false
        return false
      }
      switch said.first {
      case "y", "Y": return true
      case "n", "N": return false
      case "a", "A":
        answer = true
        return true
      case "q", "Q":
        answer = false
        return false
      default: continue
      }
    }
  }
}
