import SQLite
import TestSupport
import Testing
import Wellness

@testable import Store

@Suite struct VersionTests {
  private let folder: TemporaryFolder
  private let store: Store

  init() throws {
    folder = try TemporaryFolder()
    store = try Store(.file(folder("lume.sqlite")), server: "embedded")
  }

  private static let changes: [@Sendable (Store) throws -> Void] = [
    { try $0.put(Sample.goal()) },
    { try $0.bind(Goal.LocalID("g1"), to: Goal.BackendID("b1")) },
    { try $0.put(Sample.chat()) },
    { try $0.enqueue(Sample.event(.goalCreated, key: "k1")) },
    { try $0.set(.activeGoal, to: "g1") },
  ]

  @Test(arguments: changes.indices)
  func isAnotherAfterAChange(_ index: Int) throws {
    let before = try store.version()
    #expect(try store.version() == before)
    try Self.changes[index](store)
    #expect(try store.version() != before)
  }

  @Test(arguments: changes.indices)
  func isAnotherAfterAChangeBySomebodyElse(_ index: Int) throws {
    let other = try Store(.file(folder("lume.sqlite")), server: "embedded")
    let before = try store.version()
    try Self.changes[index](other)
    #expect(try store.version() != before)
  }

  @Test func isTheSameAfterMessages() throws {
    let before = try store.version()
    try store.append(Sample.message("m1"), to: Consultation.LocalID("c1"))
    try store.mark(Message.ID("m1"), .sent)
    try store.replace(Message.ID("m1"), content: "Whole", .complete)
    #expect(try store.version() == before)
  }

  @Test func isAnotherWhenAChangeIsTakenBack() throws {
    struct Stop: Error {}
    var within: Store.Version?
    #expect(throws: Stop.self) {
      try store.transaction {
        try store.put(Sample.goal())
        within = try store.version()
        throw Stop()
      }
    }
    #expect(try store.version() != within)
  }
}
