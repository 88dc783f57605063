import TestSupport
import Testing

/// Each way in which a database on a server isn't there has its own sentence.
@Suite struct ServeOnPostgreSQLTests {
  private static let refusals: [(address: String, status: Int32, complaint: String)] = [
    (
      "postgres://ann:secret@localhost/lume", 2,
      "--database shows the password to who lists processes: put it into ~/.pgpass, or give the address by LUME_DATABASE."
    ),
    (
      "postgres://db.example.org/lume?sslmode=require", 2,
      "db.example.org is beyond this machine, and whoever answers there could read it all: add ?sslmode=verify-full&sslrootcert=FILE to the address, or start with --insecure."
    ),
    (
      "postgres:///?service=lume", 2,
      "An address can't name a service here: set PGSERVICE, and give postgres:// alone."
    ),
    (
      "postgresql://localhost/lume?colour=red", 2,
      "The address of the database can't be read (invalid URI query parameter: \"colour\"): it's like postgres://HOST/NAME."
    ),
    (
      "postgres://127.0.0.1:1/lume", 74,
      "PostgreSQL can't be used (connection to server at \"127.0.0.1\", port 1 failed: Connection refused): start it, or look at the address."
    ),
    (
      "postgres:///lume?host=/nowhere", 74,
      "PostgreSQL can't be used (connection to server on socket \"/nowhere/.s.PGSQL.5432\" failed: No such file or directory): start it, or look at the address."
    ),
  ]

  @Test(arguments: refusals)
  func saysWhyItIsNotThere(_ address: String, _ status: Int32, _ complaint: String) throws {
    let result = try Lume().run("serve", "--open", "--port", "0", "--database", address)
    #expect(result.status == status && result.output == "")
    #expect(result.complaints == "lume: \(complaint)\n")
  }

  @Test func anotherEngineIsNoFile() throws {
    var lume = try Lume()
    lume.environment["LUME_DATABASE"] = "mysql://ann:secret@localhost/lume"
    for words in [["serve", "--open", "--port", "0"], ["users", "list"]] {
      let process = try lume.start(words)
      process.endInput()
      let result = try process.finish()
      #expect(result.status == 2)
      #expect(
        result.complaints
          == "lume: mysql:// is no database of lume's: it's a file, or postgres://HOST/NAME\n")
    }
  }

  @Test(arguments: [
    ("dbname=lume user=postgres", "dbname=... is no address of a database here"),
    (" host = db.example.org", "host=... is no address of a database here"),
    ("lume\u{1b}[2J", "the name of a database has no control characters"),
    ("lume\nuser", "the name of a database has no control characters"),
    ("lume\u{202e}", "the name of a database has no control characters"),
  ])
  func whatIsNoNameOfAFileMakesNone(_ place: String, _ complaint: String) throws {
    var lume = try Lume()
    lume.environment["LUME_DATABASE"] = place
    for words in [["serve", "--open", "--port", "0"], ["users", "list"]] {
      let process = try lume.start(words)
      process.endInput()
      let result = try process.finish()
      #expect(result.status == 2 && result.complaints.hasPrefix("lume: \(complaint)"))
    }
  }

  @Test func aVariableNamesItWithItsPassword() throws {
    var lume = try Lume()
    lume.environment["LUME_DATABASE"] = "postgres://ann:secret@127.0.0.1:1/lume"
    let result = try lume.run("serve", "--open", "--port", "0")
    #expect(result.status == 74 && result.complaints.contains("Connection refused"))
    #expect(!result.complaints.contains("secret"))
    // A flag wins.
    try Server(lume, ["--open", "--temporary"]).stop()
  }

  @Test(arguments: [["--seed", "1"], ["--clock", "2026-03-02T07:30:00Z"]])
  func idsAndTimesAreNotOneServersOwn(_ flags: [String]) throws {
    // The folder that it starts in is there as long as this.
    let lume = try Lume()
    let process = try lume.start(
      ["serve", "--port", "0", "--database", "postgres:///lume"] + flags)
    process.endInput()
    let result = try process.finish()
    withExtendedLifetime(lume) {}
    #expect(result.status == 2)
    #expect(
      result.complaints.contains(
        "--seed and --clock are for one server alone, not for postgres://"))
  }
}
