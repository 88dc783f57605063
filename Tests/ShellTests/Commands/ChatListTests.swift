import Testing
import Wellness

@testable import Shell

@Suite struct ChatListTests {
  @Test(arguments: [
    ("/chat list", ConsultationStatus.active), ("/chat list --status archived", .archived),
    ("/chat list --all", nil), ("/chat list --all --status active", nil),
  ])
  func showsActiveOnesUnlessAskedForOthers(_ line: String, _ status: ConsultationStatus?) throws {
    #expect(try parse(line, as: ChatList.self).status == status)
  }

  @Test func knowsItsWords() {
    #expect(throws: UsageProblem.self) { try parse("/chat list --status open", as: ChatList.self) }
    #expect(throws: UsageProblem.unexpected("1")) { try parse("/chat list 1", as: ChatList.self) }
  }
}
