import JSON
import Libc
import Network
import Patterns
import PostgreSQL
import SQLite
import ServiceHost
import Store
import Terminal
import Verbs
import Wellness

/// The composition root: reads the command line and runs what it asks for.
package enum Program {
  /// Of the program (semver.org).
  package static let version = "0.1.0"

  /// Runs the program to its end.
  ///
  /// - Parameter arguments: the command line, the program's own name first.
  package static func main(_ arguments: [String]) -> Never {
    World.prepareStreams()
    World.makeFilesPrivate()
    let code = hearing(run(arguments))
    fflush(nil)
    // `exit` would take libraries down that threads which nobody waits for may still be in, as those
    // of the network are in OpenSSL (OPENSSL_cleanup(3)).
    _exit(code)
  }

  /// The exit code of a run, unless its output could not be written.
  private static func hearing(_ code: Int32) -> Int32 {
    guard code != ExitCode.unusableStore, let failure = World.outputFailure else { return code }
    let ending = Ending(OutputFailure(code: failure))
    World.complain("lume: \(ending.sentence)")
    return ending.code
  }

  /// Runs the program and answers its exit code.
  static func run(_ arguments: [String]) -> Int32 {
    let path = arguments.first ?? "lume"
    let name = String(path.split(separator: "/").last ?? "lume")
    do {
      switch try InvocationParser.parse(Array(arguments.dropFirst())) {
      case .shell(let run): return LiveRun(run, programName: name).execute()
      case .record(let run): return try Recording(run, programName: name).execute()
      case .recordAgain(let run): return try AgainCommand(run).execute()
      case .verify(let run): return VerifyCommand(run).execute()
      case .update(let run): return try UpdateCommand(run).execute()
      case .resume(let run): return try ResumeCommand(run, programName: name).execute()
      case .check(let run): return CheckCommand(run).execute()
      case .play(let run): return try PlayCommand(run).execute()
      case .export(let run): return try ExportCommand(run).execute()
      case .serve(let run): return try ServeCommand(run, programName: name).execute()
      case .users(let run): return try UsersCommand(run).execute()
      case .database(let run): return try DatabaseCommand(run).execute()
      case .paths(let isJSON): return try paths(isJSON: isJSON)
      case .doctor(let run): return Doctor(run, programName: name).execute()
      case .version:
        for line in versions { World.say(line) }
        return ExitCode.done
      case .format(let run): return FormatCommand(run).execute()
      case .lint(let run): return LintCommand(run).execute()
      case .importing(let run): return try ImportCommand(run).execute()
      case .verbHelp(let verb):
        for line in (Verb.named(verb) ?? .shell).lines { World.say(line) }
        return ExitCode.done
      case .manual:
        for line in try ManualPage.lines() { World.say(line) }
        return ExitCode.done
      case .completion(let shell):
        for line in CompletionScript.lines(for: shell) { World.say(line) }
        return ExitCode.done
      case .goalTitles:
        for title in try goalTitles() { World.say(title) }
        return ExitCode.done
      case .help:
        for line in ProgramHelp.lines { World.say(line) }
        return ExitCode.done
      }
    } catch {
      let ending = Ending(error)
      World.complain("\(name): \(ending.sentence)")
      return ending.code
    }
  }

  private static var versions: [String] {
    [
      "lume \(version)",
      "SQLite \(Connection.libraryVersion), libedit \(LineEditing.version), "
        + "libsodium \(EmbeddedService.sodiumVersion)",
      "client: \(version(of: NetworkLibraries.loadClient))",
      "server: \(version(of: NetworkLibraries.loadServer))",
      "recordings: \(version(of: Pattern.libraryVersion))",
      "PostgreSQL: \(version(of: PostgreSQLLibrary.load))",
    ]
  }

  private static func version<Missing>(of libraries: () throws(Missing) -> String) -> String {
    do throws(Missing) {
      return try libraries()
    } catch {
      return "\(error)"
    }
  }

  /// Those of the goals that a command may name, as they stand in the user's store.
  private static func goalTitles() throws -> [String] {
    let path = try Locations(environment: World.environment).store
    guard Files.exists(path) else { return [] }
    return try Store(.file(path), server: "embedded").goals().map { goal in
      goal.title.replacing("\n", with: " ")
    }
  }

  private static func paths(isJSON: Bool) throws -> Int32 {
    let locations = try Locations(environment: World.environment)
    let rows = [
      ("config", locations.config), ("store", locations.store), ("backend", locations.backend),
      ("sessions", locations.sessions), ("tokens", locations.tokens),
      ("history", locations.history), ("log", locations.log),
    ]
    if isJSON {
      World.say(json: rows.reduce(["schema": 1]) { $0.with($1.0, .string($1.1)) })
      return ExitCode.done
    }
    for (label, path) in rows {
      World.say(label + String(repeating: " ", count: 10 - label.count) + path)
    }
    return ExitCode.done
  }
}
