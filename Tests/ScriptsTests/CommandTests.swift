import TestSupport
import Testing

@Suite struct CommandTests {
  @Test func endsARunThatTakesTooLongWithAllThatItStarted() throws {
    var command = Command(words: ["/bin/sh", "-c", "echo begun; /bin/sleep 600 & wait"])
    command.timeout = .milliseconds(200)
    #expect {
      try command.run()
    } throws: { error in
      (error as? ChildProcess.TimedOut)?.output == "begun\n"
    }
  }

  @Test(arguments: [("exit 3", 3), ("kill -9 $$", 137)])
  func tellsHowItEnded(_ script: String, _ status: Int32) throws {
    #expect(try Command(words: ["/bin/sh", "-c", script]).run().status == status)
  }
}
