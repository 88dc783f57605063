import Session
import Store
import Verbs

/// Verifies one file after another, on one thread.
final class SessionVerifier {
  private let run: VerifyOptions
  private let replay: ReplayRun

  init(_ run: VerifyOptions) throws {
    self.run = run
    replay = try ReplayRun()
  }

  func outcome(of path: String) -> VerifyOutcome {
    let origin = ContinuousClock.now
    var notes: [String] = []
    var file: SessionFile?
    let limit = ProcessorTime.limit(run.timeout)
    let verdict = verdict(on: path, &file, &notes, limit)
    let differences = differences(verdict, in: file, at: path, limit)
    let told = run.tellsAll ? differences.count : min(1, differences.count)
    return VerifyOutcome(
      path: path, verdict: verdict, differences: Array(differences.prefix(told)),
      untold: differences.count - told, notes: notes, turns: file?.turns ?? 0,
      time: ContinuousClock.now - origin)
  }

  /// All places where a file differs. They are looked for once it's known that it does: a run that
  /// goes on behind the first of them costs more than one that compares.
  private func differences(
    _ verdict: Verdict, in file: SessionFile?, at path: String, _ limit: TimeLimit
  ) -> [Difference] {
    guard case .differs(let first) = verdict else { return [] }
    guard let file, first.kind != .timedOut, first.note == nil else { return [first] }
    do {
      let all = try differences(in: file, at: path, isPerTurn: false, limit)
      return all.isEmpty ? [first] : all
    } catch {
      return [first]
    }
  }

  private func verdict(
    on path: String, _ read: inout SessionFile?, _ notes: inout [String], _ limit: TimeLimit
  ) -> Verdict {
    do {
      let file = try SessionFile(reading: path)
      read = file
      if run.isStrict, let warning = file.warnings.first { return .unusable(warning) }
      notes += file.warnings
      let verdict = Verdict(on: file, at: path, replay, limit)
      guard case .passed = verdict else { return unusable(file.brokenJSON()) ?? verdict }
      // What was sent is as the program has written it.
      if let broken = unusable(file.brokenJSON(isReceived: true)) { return broken }
      if run.isStrict, !file.hasEnd { return .incomplete }
      guard run.perturbations > 0 else { return verdict }
      return try perturbed(file, at: path, &notes, limit) ?? verdict
    } catch {
      return Verdict(for: error)
    }
  }

  private func unusable(_ broken: BrokenJSON?) -> Verdict? {
    broken.map { .unusable($0.placedSentence, line: $0.line) }
  }

  /// Runs a session again with its text cut at other places: the same lines have to be printed in
  /// each turn, though not at the same frames.
  ///
  /// - Returns: `nil` when that changed nothing.
  private func perturbed(
    _ file: SessionFile, at path: String, _ notes: inout [String], _ limit: TimeLimit
  ) throws -> Verdict? {
    guard !(try ReplayOptions(file.header).isJSON) else {
      notes.append("--perturb was left out: with --json every piece is a line")
      return nil
    }
    let exchange =
      file.header.layer == .wire ? file : try replay.exchange(of: file, at: path, limit)
    for number in 0...run.perturbations {
      let cut = Perturbation(number: max(number, 1))
      guard let other = number == 0 ? exchange : try cut.applied(to: exchange) else { return nil }
      let differences = try differences(in: other, at: path, isPerTurn: true, limit)
      guard let difference = differences.first else { continue }
      guard number > 0 else {
        notes.append("--perturb was left out: what crosses the wire does not replay by itself")
        return nil
      }
      return .differs(
        difference.moved(to: file.line(of: difference.line, in: other), note: cut.sentence))
    }
    return nil
  }

  /// All differences of a file, in its order; the last of them may be what ended the run early.
  private func differences(
    in file: SessionFile, at path: String, isPerTurn: Bool, _ limit: TimeLimit
  ) throws -> [Difference] {
    let playback = Playback(file, mode: .collecting, limit: limit)
    do {
      try replay.run(playback, at: path)
    } catch let difference as Difference {
      return playback.differences(isPerTurn: isPerTurn) + [difference]
    }
    return playback.differences(isPerTurn: isPerTurn)
  }
}
