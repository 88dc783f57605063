import CLibPQ

/// Where a server's database is, as libpq takes it
/// (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING).
package struct PostgreSQLAddress: Sendable {
  /// Why an address isn't used.
  package enum Problem: Error, Hashable, Sendable {
    /// libpq can't read it, for a reason that it says.
    case unreadable(String)
    /// It has a password in it.
    case password
    /// It names a service, of which nobody knows here where it is.
    case service
    /// It leaves this machine without the proof that it's the right one that answers.
    case unverified(host: String)
  }

  let text: String
  /// What was given, and what libpq takes from variables, a service file and by itself.
  private let given: [String: String]
  private let defaults: [String: String]

  /// - Throws: `Problem.unreadable`; `PostgreSQLLibrary.Missing`.
  package init(_ text: String) throws {
    try PostgreSQLLibrary.load()
    self.text = text
    var message: UnsafeMutablePointer<CChar>?
    defer { PQfreemem(message) }
    let options = PQconninfoParse(text, &message)
    guard options != nil else {
      let words = message.map { String(cString: $0) } ?? ""
      throw Problem.unreadable(String(words.prefix { $0 != "\n" }))
    }
    given = PostgreSQLAddress.values(options)
    defaults = PostgreSQLAddress.values(PQconndefaults())
  }

  /// Whether a text is meant to be one.
  package static func isOne(_ text: String) -> Bool {
    text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
  }

  /// - Throws: `Problem.password` where everybody on this machine could read a password.
  package func checkIsPublic() throws(Problem) {
    if given["password"] != nil || given["sslpassword"] != nil { throw .password }
  }

  /// - Throws: `Problem.unverified` for a host beside this machine without `sslmode=verify-full`;
  ///   `Problem.service` where it can't be told.
  package func checkIsVerified() throws(Problem) {
    guard given["service"] == nil else { throw .service }
    guard self["sslmode"] != "verify-full" else { return }
    let hosts = "\(self["hostaddr"] ?? ""),\(self["host"] ?? "")".split(separator: ",")
    for host in hosts where !PostgreSQLAddress.isLocal(host) {
      throw .unverified(host: String(host))
    }
  }

  /// The database on its host, for people, e.g. `lume on db.example.org`.
  package var name: String {
    let host = self["host"] ?? self["hostaddr"] ?? "this machine"
    return "\(self["dbname"] ?? self["user"] ?? "postgres") on \(host)"
  }

  private subscript(_ key: String) -> String? { given[key] ?? defaults[key] }

  /// A socket's folder, or an abstract one's name, is no host.
  private static func isLocal(_ host: Substring) -> Bool {
    host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
      || host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." }
  }

  private static func values(
    _ options: UnsafeMutablePointer<PQconninfoOption>?
  ) -> [String: String] {
    defer { PQconninfoFree(options) }
    var values: [String: String] = [:]
    var next = options
    while let option = next?.pointee, let keyword = option.keyword {
      if let value = option.val.map({ String(cString: $0) }), !value.isEmpty {
        values[String(cString: keyword)] = value
      }
      next = next?.successor()
    }
    return values
  }
}
