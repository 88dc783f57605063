import Testing

@testable import PostgreSQL

@Suite struct PostgreSQLAddressTests {
  @Test(arguments: [
    "postgres://ann:secret@localhost/lume", "postgresql:///lume?password=secret",
    "postgres:///lume?sslpassword=secret",
  ])
  func aPasswordIsNotForEverybody(_ text: String) throws {
    let address = try PostgreSQLAddress(text)
    #expect(throws: PostgreSQLAddress.Problem.password) { try address.checkIsPublic() }
  }

  @Test(arguments: [
    "postgres:///lume", "postgres://localhost/lume", "postgres://[::1]:5433/lume",
    "postgres:///lume?host=/var/run/postgresql", "postgres://127.0.0.1,localhost/lume",
    "postgres://db.example.org/lume?sslmode=verify-full&sslrootcert=ca.pem",
  ])
  func thisMachineAndOneThatProvesItselfAreUsed(_ text: String) throws {
    let address = try PostgreSQLAddress(text)
    try address.checkIsPublic()
    try address.checkIsVerified()
  }

  @Test(arguments: [
    ("postgres://db.example.org/lume", "db.example.org"),
    ("postgres://db.example.org/lume?sslmode=require", "db.example.org"),
    ("postgres://localhost,db.example.org/lume", "db.example.org"),
    ("postgres://localhost/lume?hostaddr=192.0.2.7", "192.0.2.7"),
    ("postgres://127.0.0.1.example.org/lume", "127.0.0.1.example.org"),
  ])
  func anotherMachineHasToProveItself(_ text: String, _ host: String) throws {
    let address = try PostgreSQLAddress(text)
    #expect(throws: PostgreSQLAddress.Problem.unverified(host: host)) {
      try address.checkIsVerified()
    }
  }

  @Test func aServiceIsKnownByItsVariableAlone() throws {
    let address = try PostgreSQLAddress("postgres:///?service=lume")
    #expect(throws: PostgreSQLAddress.Problem.service) { try address.checkIsVerified() }
  }

  @Test func saysWhatCannotBeRead() {
    let problem = #expect(throws: PostgreSQLAddress.Problem.self) {
      try PostgreSQLAddress("postgres://localhost/lume?colour=red")
    }
    #expect(problem == .unreadable(#"invalid URI query parameter: "colour""#))
  }
}
