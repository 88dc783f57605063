import Database
import Edge
import PostgreSQL
import SQLite
import ServiceHost
import Store
import Verbs

/// Where the data of `lume serve` are.
enum ServedDatabase: Sendable {
  case sqlite(Connection.Place)
  case postgreSQL(PostgreSQLAddress)

  /// What the flag names, or else the variable `LUME_DATABASE`, or else the file of the user's own
  /// shell.
  ///
  /// - Parameter warn: tells of files that others can read.
  /// - Throws: `UsageError`, `StoreError`, `Migrations.OtherProgram`, `SQLiteError`,
  ///   `PostgreSQLAddress.Problem`, `PostgreSQLLibrary.Missing`.
  init(_ run: ServeOptions, warn: (String) -> Void) throws {
    if run.isTemporary {
      self = .sqlite(.memory)
      return
    }
    try self.init(flag: run.database, isInsecure: run.isInsecure, warn)
    if case .postgreSQL = self, run.seed != nil || run.clock != nil {
      throw UsageError("--seed and --clock are for one server alone, not for postgres://")
    }
  }

  /// The same for who doesn't serve it.
  ///
  /// - Parameter mayBeMade: whether a file is made where there is none.
  /// - Throws: `Ending` where there is none, and as above.
  init(_ flags: DatabaseFlags, mayBeMade: Bool = false) throws {
    try self.init(flag: flags.place, isInsecure: flags.isInsecure) { World.complain("lume: \($0)") }
    if case .sqlite(let place) = self, !mayBeMade, !Files.exists(place.path) {
      throw Ending(
        "there is no database at \(place.path): --database or LUME_DATABASE says where it is.",
        code: ExitCode.usage)
    }
  }

  private init(flag: String?, isInsecure: Bool, _ warn: (String) -> Void) throws {
    if let place = flag ?? World.environment("LUME_DATABASE"), !place.isEmpty {
      guard PostgreSQLAddress.isOne(place) else {
        if let engine = ServedDatabase.engine(of: place) {
          throw UsageError(
            "\(engine):// is no database of lume's: it's a file, or postgres://HOST/NAME")
        }
        if let word = ServedDatabase.keyword(of: place) {
          throw UsageError(
            "\(word)=... is no address of a database here: it's like postgres://HOST/NAME, or a file, such as ./\(word)=1"
          )
        }
        if place.unicodeScalars.contains(where: \.isControl) {
          throw UsageError("the name of a database has no control characters")
        }
        // What was named by mistake is left as it is.
        if Files.isDatabase(place) {
          let isAtRest = ["-wal", "-journal"].allSatisfy { !Files.exists(place + $0) }
          try Migrations.checkIsEmptyOrOwn(place, isAtRest: isAtRest)
          try Files.makePrivate(database: place)
        }
        self = .sqlite(.file(place))
        return
      }
      let address = try PostgreSQLAddress(place)
      if flag != nil { try address.checkIsPublic() }
      if !isInsecure { try address.checkIsVerified() }
      self = .postgreSQL(address)
    } else {
      let locations = try Locations(environment: World.environment)
      try locations.prepare()
      if let exposure = locations.exposure { warn(exposure) }
      self = .sqlite(.file(locations.backend))
    }
  }

  /// What a URL begins with; `nil` for the path of a file.
  private static func engine(of place: String) -> Substring? {
    guard let end = place.firstRange(of: "://")?.lowerBound else { return nil }
    let scheme = place[..<end]
    let isOne = scheme.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
    return isOne && !scheme.isEmpty ? scheme : nil
  }

  /// The first word of libpq's other kind of address, as `host=HOST dbname=NAME`.
  private static func keyword(of place: String) -> Substring? {
    let text = place.drop(while: \.isWhitespace)
    let word = text.prefix { $0.isASCII && $0.isLetter || $0 == "_" }
    let next = text[word.endIndex...].first { !$0.isWhitespace }
    return next == "=" && !word.isEmpty ? word : nil
  }

  /// What sentences call it.
  var name: String {
    switch self {
    case .sqlite(let place): place.path
    case .postgreSQL(let address): address.name
    }
  }

  /// - Throws: `DatabaseError`.
  func open() throws -> any DatabaseConnection {
    switch self {
    case .sqlite(let place): try Connection(place)
    case .postgreSQL(let address): try PostgreSQLConnection(address)
    }
  }
}

extension Ending {
  /// - Parameters:
  ///   - name: of the database.
  ///   - file: that was read.
  init(_ problem: DatabaseProblem, in name: String, file: String = "") {
    let sentence =
      switch problem {
      case .noTables: "\(name) has no data of lume's: lume serve makes them."
      case .otherVersion(isLater: true):
        "\(name) was written by a later version of lume: use that one."
      case .otherVersion(isLater: false):
        "\(name) is of an earlier version of lume: start lume serve on it, which brings it up to date."
      case .notEmpty(let table, let rows):
        "\(name) isn't empty (\(table) has \(rows) rows): import into a new database."
      case .noDump: "\(file) is no export: lume database export writes one."
      case .dumpOfOtherVersion(isLater: true):
        "\(file) was exported by a later version of lume: import it with that one."
      case .dumpOfOtherVersion(isLater: false):
        "\(file) was exported by an earlier version of lume: import it with that one, and then start lume serve of this one."
      case .unreadable(let line):
        "\(file), line \(line), isn't what an export has there; nothing was imported."
      case .incomplete(let line):
        "\(file) ends with line \(line), before it's whole; nothing was imported."
      case .damaged(let table):
        "\(file) isn't as it was exported (the rows of \(table) differ); nothing was imported."
      }
    let isOfFile =
      switch problem {
      case .unreadable, .incomplete, .damaged: true
      default: false
      }
    self.init(sentence, code: isOfFile ? ExitCode.failed : ExitCode.usage)
  }
}

extension Ending {
  /// What ended the start of a server on PostgreSQL; `nil` for an error of something else.
  init?(postgreSQL error: any Error) {
    switch error {
    case let problem as PostgreSQLAddress.Problem:
      self.init(Ending.sentence(problem), code: ExitCode.usage)
    case let missing as PostgreSQLLibrary.Missing:
      self.init(
        "a library of PostgreSQL isn't there (\(missing)): install libpq5.", code: ExitCode.usage)
    case let error as PostgreSQLError where error.state == PostgreSQLError.isLocked:
      self.init(
        "somebody else is changing that in the database at the moment: try again.",
        code: ExitCode.failed)
    case let error as PostgreSQLError:
      self.init(
        "PostgreSQL can't be used (\(error.message)): \(Ending.advice(error)).",
        code: ExitCode.unusableStore)
    case let zone as OtherZone:
      self.init(
        "The servers that run on this database are in \(shown(zone.others)) and this one is in \(shown(zone.own)), but a day begins for all of them at once: start it with their TZ, or end them first.",
        code: ExitCode.usage)
    default: return nil
    }
    func shown(_ zone: String) -> String { zone == "Z" ? "UTC" : "UTC\(zone)" }
  }

  private static func sentence(_ problem: PostgreSQLAddress.Problem) -> String {
    switch problem {
    case .unreadable(let reason):
      "The address of the database can't be read (\(reason)): it's like postgres://HOST/NAME."
    case .password:
      "--database shows the password to who lists processes: put it into ~/.pgpass, or give the address by LUME_DATABASE."
    case .service:
      "An address can't name a service here: set PGSERVICE, and give postgres:// alone."
    case .unverified(let host):
      "\(host) is beyond this machine, and whoever answers there could read it all: add ?sslmode=verify-full&sslrootcert=FILE to the address, or start with --insecure."
    }
  }

  /// What to do next. That nobody was let in has no code here, only words of the server's.
  private static func advice(_ error: PostgreSQLError) -> String {
    let advices = [
      ("22021", "make one with createdb --encoding UTF8 --template template0"),
      ("0A000", "use a later one"),
      ("42501", "make its user the owner of the database and of lume's tables"),
      ("53100", "free some room on its disk"), ("57014", "try again when it has less to do"),
      ("password", "put the right one into ~/.pgpass or LUME_DATABASE"),
      ("pg_hba.conf", "have the server let this user in"),
      ("authentication failed", "have the server let this user in"),
      ("role \"", "name another user, or make it with createuser"),
      ("database \"", "make it with createdb"),
      ("read-only", "name the host of the server that can be written"),
      ("too many clients", "let it have more connections"),
      ("connection slots", "let it have more connections"),
      ("certificate", "look at sslrootcert and at the name of the host"),
      ("SSL", "have the server speak TLS"),
      ("starting up", "try again in a moment"), ("shutting down", "try again in a moment"),
      ("could not translate host name", "look at the name of the host"),
    ]
    return advices.first { $0.0 == error.state || error.message.contains($0.0) }?.1
      ?? (error.kind == .unreachable ? "start it, or look at the address" : "look at its log")
  }
}
