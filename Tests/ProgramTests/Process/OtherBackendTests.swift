import TestSupport
import Testing

/// Somebody goes on with another backend.
@Suite struct OtherBackendTests {
  @Test func itIsToldOnceOfTheGoalsThereAre() throws {
    let (host, user) = (try Lume(), try Lume())
    let made = try user.run(
      "-c", "/goal new \"Run far\" --target 5 km", "-c", "/goal new \"Swim far\" --target 5 km")
    #expect(made.status == 0 && made.complaints == "")
    let server = try Server(host, ["--open"])
    let first = try user.run("--backend", server.address, "-c", "/outbox")
    #expect(first.status == 0)
    #expect(
      first.complaints
        == "2 goals of this machine are new to \(server.address) and will be sent to it.\n")
    #expect(first.output == "Nothing is waiting: the backend has everything.\n")
    let second = try user.run("--backend", server.address, "-c", "/sync")
    #expect(second.status == 0 && second.complaints == "")
    #expect(second.output.contains("2 goals"), "\(second.output)")
    try server.stop()
  }

  @Test func aServerWithoutAccountsSaysSo() throws {
    let server = try Server(try Lume(), ["--open"])
    let result = try Lume().run("--backend", server.address, "-c", "/whoami")
    #expect(result.status == 0 && result.complaints == "")
    #expect(
      result.output == "The only user of \(server.address), which asks nobody to log in.\n")
    try server.stop()
  }
}
