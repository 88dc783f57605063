import Testing
import Time
import Wellness

@testable import Shell

@Suite struct ChatNameTests {
  private let entries = [
    entry("aaaa1111", "Run far"), entry("bbbb2222", "Run home"), entry("cccc3333", "run far"),
    entry("dddd4444", "2 meals"),
  ]

  private static func entry(_ id: String, _ title: String) -> ChatName.Entry {
    ChatName.Entry(
      chat: Consultation(
        id: Consultation.LocalID(id), backendID: Consultation.BackendID("f" + id),
        persona: .triage, startedAt: Instant(milliseconds: 0)), title: title)
  }

  @Test(arguments: [
    ("Run h", "bbbb2222"), ("RUN HOME", "bbbb2222"), ("aaaa", "aaaa1111"),
    ("fcccc", "cccc3333"), ("2 m", "dddd4444"),
  ])
  func findsByTitleOrID(_ name: String, _ id: String) {
    guard case .one(let chat) = ChatName.find(name, among: entries) else {
      Issue.record("\(name) was not found")
      return
    }
    #expect(chat.id.text == id)
  }

  @Test func listsWhatItCouldBe() {
    #expect(
      ChatName.find("run far", among: entries) == .several(["Run far", "run far"]))
    #expect(
      ChatName.find("run", among: entries)
        == .several(["Run far", "Run home", "run far"]))
  }

  @Test(arguments: [("aaa", nil), ("3", nil), ("Rum home", "Run home"), ("nothing like it", nil)])
  func tellsWhatIsNone(_ name: String, _ near: String?) {
    #expect(ChatName.find(name, among: entries) == .none(near))
  }
}
