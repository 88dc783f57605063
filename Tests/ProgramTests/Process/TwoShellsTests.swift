import TestSupport
import Testing

/// Two running shells of one home: what is typed in one means what is active in it, whatever the
/// other has made active since.
@Suite struct TwoShellsTests {
  private let lume: Lume

  init() throws {
    lume = try Lume()
    for title in ["Walk", "Read"] {
      #expect(try lume.run("-c", "/goal new \(title) --target 10 times").status == 0)
    }
  }

  /// Types a line and reads what comes of it.
  private func type(_ text: String, in shell: ChildProcess) throws -> String {
    shell.write(text + "\n")
    return try shell.line()
  }

  @Test func progressIsNotedOnTheGoalOfTheShell() throws {
    let (first, second) = (try lume.start([]), try lume.start([]))
    #expect(try type("/goal use Walk", in: first).hasPrefix("Active goal: Walk"))
    #expect(try type("/goal use Read", in: second).hasPrefix("Active goal: Read"))
    #expect(try type("/goal progress 7", in: first).contains("Walk (7 of 10 times"))
    #expect(try type("/goal progress 3", in: second).contains("Read (3 of 10 times"))
    _ = try first.finish()
    _ = try second.finish()
    let status = try lume.run("-c", "/goal progress 4")
    #expect(status.output.contains("Read (4 of 10 times"), "a start begins with the last used")
  }

  @Test func aGoalThatTheOtherHasDeletedIsNotReplacedByAnotherOne() throws {
    let first = try lume.start(["--keep-going"])
    #expect(try type("/goal use Walk", in: first).hasPrefix("Active goal: Walk"))
    #expect(try lume.run("-c", "/goal delete Walk --yes").status == 0)
    first.write("/goal progress 7\n")
    let result = try first.finish()
    #expect(
      result.complaints
        == "\"Walk\" is gone: it was deleted in another shell. /goals lists what there is.\n")
    #expect(try lume.run("-c", "/goals").output.contains("0 of 10 times"))
  }

  @Test func aMessageGoesToTheChatOfTheShell() throws {
    let first = try lume.start([])
    #expect(try type("/chat nutritionist", in: first) == "Nutritionist")
    #expect(try lume.run("-c", "/chat", "-c", "hi").status == 0)
    first.write("What should I eat?\n")
    #expect(try first.finish().status == 0)
    let read = try lume.run(
      "-c", "/chat history", "-c", "/chat nutritionist", "-c", "/chat history")
    let chats = read.output.split(separator: "Nutritionist\n", maxSplits: 1)
    #expect(chats.first?.contains("What should I eat?") == false)
    #expect(chats.last?.contains("What should I eat?") == true)
  }

  @Test func aMessageWithoutAChatSaysThatItGoesOnInAnothersChat() throws {
    let first = try lume.start([])
    #expect(try type("/goal use Walk", in: first).hasPrefix("Active goal: Walk"))
    #expect(try lume.run("-c", "hi").status == 0)
    first.write("hello\n")
    let result = try first.finish()
    #expect(
      result.complaints == "No chat was open: this goes on in the chat with Wellness Coach.\n")
  }

  @Test func aMessageForAChatThatHasEndedSaysWhereItGoes() throws {
    let first = try lume.start([])
    #expect(try type("/chat nutritionist", in: first) == "Nutritionist")
    #expect(try lume.run("-c", "/chat complete").status == 0)
    first.write("What should I eat?\n")
    let result = try first.finish()
    #expect(
      result.complaints
        == "Your chat was completed in another shell: this goes to Nutritionist.\n")
  }
}
