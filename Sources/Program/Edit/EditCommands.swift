import Demo
import JSON
import Session
import Store
import Verbs

/// `lume fmt`: puts session files into their canonical form.
struct FormatCommand {
  private let run: FormatOptions

  init(_ run: FormatOptions) {
    self.run = run
  }

  /// - Returns: 1 where `--check` finds a file that is not in its form, 2 where one can't be read.
  func execute() -> Int32 {
    SessionWalk(verb: "fmt", paths: run.paths).execute(format)
  }

  private func format(_ path: String) throws -> Int32 {
    let (old, new) = try BoundedWork.run(within: run.timeout) {
      let file = try SessionFile(reading: path)
      return (file.bytes, file.formatted())
    }
    guard new != old else { return ExitCode.done }
    if run.isCheck {
      FileChange(path: path, old: old, new: new).tell("would be formatted")
      return ExitCode.failed
    }
    try Files.replace(Files.resolved(path), with: new)
    World.say("\(path): formatted")
    return ExitCode.done
  }
}

/// `lume import`: makes the draft of a session of a cast, a HAR file or a text.
struct ImportCommand {
  private let run: ImportOptions

  init(_ run: ImportOptions) {
    self.run = run
  }

  /// Of what can be imported, in bytes.
  private static let largest = 256 << 20

  /// - Returns: 2 where nothing can be made of the file.
  func execute() throws -> Int32 {
    let path = run.file == "-" ? "/dev/stdin" : run.file
    guard let bytes = try Files.read(path, largest: ImportCommand.largest) else {
      throw UsageError("there is no file \(run.file)")
    }
    let name = run.file == "-" ? "stdin" : String(run.file.split(separator: "/").last ?? "")
    let prompt = run.prompt
    let own = try OwnSecrets.beside(run.output ?? (run.file == "-" ? "stdin" : run.file))
    let (source, text): (SessionDraft.Source, String)
    do {
      (source, text) = try BoundedWork.run(within: run.timeout) {
        let draft = try SessionDraft(importing: bytes, name: name, prompt: prompt, own: own)
        return (draft.source, draft.text)
      }
    } catch let error as SessionDraft.Problem {
      throw UsageError("\(run.file): \(error.sentence)")
    }
    guard let output = run.output else {
      World.write(text)
      return ExitCode.done
    }
    guard !Files.exists(output) else {
      throw UsageError("\(output) is there already: name a new file")
    }
    try ResultFile.write(Array(text.utf8), to: output)
    World.complain("\(output) is a draft made of \(source.rawValue): see its comments.")
    return ExitCode.done
  }
}

/// `lume lint`: looks session files through for secrets, and for lines that prove nothing.
struct LintCommand {
  private let run: LintOptions

  init(_ run: LintOptions) {
    self.run = run
  }

  /// - Returns: 1 where something was found, 2 where a file can't be read.
  func execute() -> Int32 {
    SessionWalk(verb: "lint", paths: run.paths).execute(lint) { files in
      if run.format == .json {
        World.say(json: [
          "schema": JSON(JSONLinesReport.schema), "event": "begin", "sessions": JSON(files),
        ])
      }
    } end: { files, code in
      if run.format == .json {
        World.say(json: ["event": "end", "sessions": JSON(files), "exit": JSON(Int(code))])
      }
    }
  }

  private func lint(_ path: String) throws -> Int32 {
    do {
      let found = try BoundedWork.run(within: run.timeout) { try findings(path) }
      for finding in found { tell(finding, of: path) }
      return found.isEmpty ? ExitCode.done : ExitCode.failed
    } catch {
      if case .unusable(let sentence, let line) = Verdict(for: error) {
        tell(sentence, of: path, line)
      }
      throw error
    }
  }

  private func tell(_ finding: Lint.Finding, of path: String) {
    let rule = finding.rule.rawValue
    if run.format == .json {
      return World.say(json: [
        "event": "finding", "file": .string(path), "line": JSON(finding.line),
        "rule": .string(rule), "sentence": .string(finding.sentence),
      ])
    }
    World.say("\(path):\(finding.line): \(finding.sentence) (\(rule))")
    guard run.format == .github else { return }
    WorkflowCommand.say(.error, path, finding.line, "lume lint: \(rule)", [finding.sentence])
  }

  /// Tells programs of a file that can't be looked through, of which people are told at the end.
  private func tell(_ problem: String, of path: String, _ line: Int?) {
    switch run.format {
    case .text, .tap: break
    case .json:
      World.say(json: [
        "event": "unusable", "file": .string(path), "line": line.map { JSON($0) } ?? .null,
        "error": .string(problem),
      ])
    case .github: WorkflowCommand.say(.error, path, line, "lume lint: unusable", [problem])
    }
  }

  private func findings(_ path: String) throws -> [Lint.Finding] {
    let file = try SessionFile(reading: path)
    let lint = Lint(file, own: try .beside(path))
    let findings = lint.findings + (run.runs ? try runFindings(lint, file, path) : [])
    return findings.sorted { $0.line < $1.line }
  }

  /// What a run shows; a file that can't be run shows nothing, and `lume verify` tells of it.
  private func runFindings(
    _ lint: Lint, _ file: SessionFile, _ path: String
  ) throws -> [Lint.Finding] {
    let replay = try ReplayRun()
    let playback = Playback(file, mode: .collecting, limit: ProcessorTime.limit(run.timeout))
    let log = EdgeLog()
    var end: [Difference] = []
    do {
      try replay.run(playback, at: path) { $0.logged(by: log) }
    } catch let difference as Difference {
      end = [difference]
    } catch {
      return []
    }
    return lint.findings(of: playback.differences() + end) + typing(lint, file, log)
  }

  /// Acts of typing that leave another line at the prompt than the input: what a completion does is
  /// only seen by drawing it.
  private func typing(_ lint: Lint, _ file: SessionFile, _ log: EdgeLog) -> [Lint.Finding] {
    guard lint.hasTyping else { return [] }
    let cast = Cast(
      log, of: file, exit: 0, size: DemoSize.clamped(file.header.size), pacing: Pacing(),
      isASCII: false)
    return lint.findings(typed: cast?.mistyped ?? [])
  }
}

/// The way of a verb through the session files that it is to look at, one after another.
struct SessionWalk {
  /// E.g. `fmt`.
  let verb: String
  /// Files and folders.
  let paths: [String]

  /// Does something with each file, and tells of those with which it can't be done.
  ///
  /// - Parameters:
  ///   - body: is given a path; answers the exit code that it comes to.
  ///   - begin: is given the number of files, where there is any.
  ///   - end: is given the number of files and the exit code, where there was any.
  /// - Returns: the worst exit code of all of them.
  func execute(
    _ body: (String) throws -> Int32, begin: (_ files: Int) -> Void = { _ in },
    end: (_ files: Int, _ code: Int32) -> Void = { _, _ in }
  ) -> Int32 {
    let found: SessionFiles
    do {
      found = try SessionFiles.find(paths)
    } catch {
      World.complain("lume \(verb): \(error.sentence)")
      return ExitCode.usage
    }
    for note in found.notes { World.complain("note: \(note)") }
    guard !found.paths.isEmpty else {
      World.complain("lume \(verb): \(SessionFiles.nothing(in: paths))")
      return ExitCode.nothingSelected
    }
    begin(found.paths.count)
    var code = ExitCode.done
    for path in found.paths {
      do {
        code = max(code, try body(path))
      } catch {
        code = max(code, tell(error, of: path))
      }
    }
    end(found.paths.count, code)
    return code
  }

  private func tell(_ error: any Error, of path: String) -> Int32 {
    if let error = error as? SessionSyntaxError {
      World.complain("lume \(verb): \(path): \(error)")
      return ExitCode.usage
    }
    let ending = Ending(error)
    World.complain("lume \(verb): \(path): \(ending.sentence)")
    return ending.code
  }
}

/// What a verb that rewrites files says of one that it changes, or would change.
struct FileChange {
  let path: String
  let old: [UInt8]
  let new: [UInt8]

  /// - Parameter verdict: what becomes of the file, e.g. `would be updated`.
  func tell(_ verdict: String) {
    World.say("\(path): \(verdict)")
    for line in LineDifference.lines(from: old, to: new) { World.say(line) }
  }
}
