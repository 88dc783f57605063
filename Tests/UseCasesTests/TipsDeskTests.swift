import Backend
import Edge
import SQLite
import Store
import Testing
import Wellness

@testable import UseCases

@Suite struct TipsDeskTests {
  @Test func aGoalIsSentBeforeThereAreTipsForIt() throws {
    let device = try Device()
    let goal = try device.goals.create(GoalDesk.Draft(title: "Run far"))
    let (tips, notice) = try device.tips.tips(for: goal)
    #expect(notice == nil)
    #expect(device.sent.first == "POST /api/v1/goals")
    #expect(device.sent.last?.hasSuffix("/tips") ?? false)
    #expect(tips.count >= 3)
    #expect(tips.prefix(2).allSatisfy { $0.priority == .high })
    #expect(Set(tips.map(\.text)).count == tips.count)
  }

  @Test func saysWhyThereAreNone() throws {
    let device = try Device()
    let goal = try device.syncedGoal()
    try device.set("net", "down")
    #expect(throws: Failure.unreachable(.refused)) { try device.tips.tips(for: goal) }
    try device.set("net", "up")
    try device.set("fault", "status=503")
    #expect(throws: Failure.refused(status: 503, message: "the service was asked to fail")) {
      try device.tips.tips(for: goal)
    }
  }
}
