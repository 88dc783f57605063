import Database
import SQLite
import ServiceHost
import Store
import Terminal
import Verbs

/// `lume database`: the data of a server, which may be serving them meanwhile.
struct DatabaseCommand {
  private let run: DatabaseOptions
  /// `-` for stdin or stdout.
  private let file: String
  private let place: ServedDatabase

  init(_ run: DatabaseOptions) throws {
    self.run = run
    file = run.file ?? ""
    place = try ServedDatabase(run.database, mayBeMade: run.action == .load)
  }

  func execute() throws -> Int32 {
    do {
      switch run.action {
      case .backup: try backUp()
      case .check: try check()
      case .export: try export()
      case .load: try load()
      }
      return ExitCode.done
    } catch let problem as DatabaseProblem {
      throw Ending(problem, in: place.name, file: file)
    } catch let error as SQLiteError where error.kind == .corrupt {
      throw damaged(error.message)
    }
  }

  private func backUp() throws {
    guard case .sqlite(let database) = place else {
      throw Ending(
        "pg_dump backs up a database of PostgreSQL while it's in use: pg_dump --format=custom --file=FILE ADDRESS.",
        code: ExitCode.usage)
    }
    try create { _, name in
      do {
        try Connection(database).run("VACUUM INTO ?", .text(name))
      } catch let error as SQLiteError where error.kind == .full {
        // Nothing but the copy is written.
        throw StoreError(path: file, problem: .full)
      }
    }
    World.say("\(file) is a copy of \(place.name)")
  }

  private func check() throws {
    let database = try place.open()
    if let file = database as? Connection {
      let problem = try file.first("PRAGMA integrity_check(1)") { $0.text(0) } ?? ""
      guard problem == "ok" else {
        throw damaged(problem)
      }
    }
    for summary in try DatabaseDump(database).summaries() { World.say("\(summary)") }
  }

  private func damaged(_ problem: String) -> Ending {
    Ending(
      "\(place.name) is damaged (\(problem)): put a backup in its place.", code: ExitCode.failed)
  }

  private func export() throws {
    let dump = try DatabaseDump(place.open())
    if file == "-" {
      try DatabaseCommand.write(dump) { bytes in
        World.put(bytes)
        if let failure = World.outputFailure { throw OutputFailure(code: failure) }
      }.forEach { World.complain("\($0)") }
    } else {
      try create { output, _ in
        try DatabaseCommand.write(dump, to: output.write).forEach { World.say("\($0)") }
      }
    }
  }

  private static func write(
    _ dump: DatabaseDump, to output: ([UInt8]) throws -> Void
  ) throws -> [DatabaseDump.Summary] {
    var bytes: [UInt8] = []
    let summaries = try dump.export { line in
      bytes += line.utf8
      bytes.append(0x0a)
      guard bytes.count >= 1 << 16 else { return }
      try output(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try output(bytes)
    return summaries
  }

  private func load() throws {
    let path = file == "-" ? "/dev/stdin" : file
    let summaries = try DatabaseDump(place.open()).load { receive in
      var lines = LineSplitter()
      try Files.readPieces(of: path) { piece in
        for line in lines.receive(piece) { try receive(line) }
      }
      if let last = lines.finish() { try receive(last) }
    }
    for summary in summaries { World.say("\(summary)") }
  }

  /// Makes a file, which has its name as soon as all of it is there.
  private func create(_ body: (OutputFile, String) throws -> Void) throws {
    guard !Files.exists(file) else {
      throw Ending("\(file) is there already: name a new file.", code: ExitCode.usage)
    }
    try Files.create(file, body)
  }
}
