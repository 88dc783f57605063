import Session
import Testing

/// Updates where the world of the file and the program don't fit.
@Suite struct PartialUpdateTests {
  @Test func aRequestThatIsRenamedHasTheReplyOfTheOldOne() throws {
    let old = DifferenceTests.session.replacing("goals?limit=2", with: "targets?limit=2")
    #expect(try difference(old)?.kind == .requestDiffers)
    #expect(try difference(old)?.fields.map(\.path) == ["path"])
    let renamed = try UpdateTests.update(old)
    try verify(try parse(renamed))
    #expect(renamed.contains("-> h1 POST /api/v1/goals?limit=2\n"))
    // The next exchange of the turn has its own.
    let two = """
      lume-session 1
      layer wire

      | Hello.
      > /login
      >* [secret:password]
      -> h1 POST /api/v1/login
      <- h1 +5 200
         {"access_token": "abc"}
      -> h2 GET /api/v1/me
      <- h2 +5 200
      | Logged in: 200, your password is [secret:password].
      | Bye.
      end 1 turns, exit 0

      """
    let new = try UpdateTests.update(two)
    try verify(try parse(new))
    #expect(new.contains("-> h1 POST /api/v1/auth/login\n"))
    #expect(new.contains("-> h2 GET /api/v1/users/me\n"))
  }

  @Test func whereItStopsWhatWasDoneIsWritten() throws {
    let text = """
      lume-session 1
      layer wire

      | Hi.
      > /sync
      > /quit
      | Bye.

      """
    let playback = Playback(try parse(text), mode: .collecting)
    #expect(throws: Difference.self) {
      _ = try MiniCore.run(.replaying(playback, peer: nil))
    }
    let written = String(decoding: playback.updated(), as: UTF8.self)
    #expect(written.contains("| Hello.\n> /sync\n-> h1 POST /api/v1/goals?limit=2\n"))
    #expect(written.hasSuffix("> /quit\n| Bye.\n"))
  }
}
