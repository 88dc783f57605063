import Session
import Verbs

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
      World.complain("lume \(verb): no session file was found there.")
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
