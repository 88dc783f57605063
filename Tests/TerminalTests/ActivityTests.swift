import Edge
import Testing

@testable import Terminal

/// The sign that the core is at work.
@Suite struct ActivityTests {
  private let start = ContinuousClock.now

  @Test(arguments: [PromptState.Phase.command, .answering])
  func isShownFromTheMessageToTheFirstWord(_ phase: PromptState.Phase) {
    var activity = Activity()
    activity.enter(phase, at: start)
    #expect(!activity.isDue(at: start + .milliseconds(299), isAccessible: false))
    #expect(activity.isDue(at: start + .milliseconds(300), isAccessible: false))
    #expect(activity.changes == nil)
    activity.change()
    #expect(activity.changes == 1)
    #expect(activity.nextChange(after: start, isAccessible: false) == start + .milliseconds(400))
    activity.rest()
    #expect(activity.changes == nil)
    #expect(!activity.isDue(at: start + .seconds(60), isAccessible: false))
  }

  /// A stall in the midst of an answer, and what follows a line that was said.
  @Test func isShownAgainWhereNothingFollows() {
    var activity = Activity()
    activity.enter(.answering, at: start)
    activity.change()
    activity.begin(at: start + .seconds(1))
    #expect(activity.changes == nil)
    #expect(!activity.isDue(at: start + .milliseconds(1299), isAccessible: false))
    #expect(activity.isDue(at: start + .milliseconds(1300), isAccessible: false))
    activity.enter(.prompt, at: start + .seconds(2))
    activity.begin(at: start + .seconds(2))
    #expect(!activity.isDue(at: start + .seconds(60), isAccessible: false))
  }

  @Test(arguments: [PromptState.Phase.prompt, .background])
  func isNotShownWhereNobodyWaits(_ phase: PromptState.Phase) {
    var activity = Activity()
    activity.enter(.answering, at: start)
    activity.enter(phase, at: start)
    #expect(!activity.isDue(at: start + .seconds(60), isAccessible: false))
  }

  @Test func isToldEveryTenSecondsToAScreenReader() {
    var activity = Activity()
    activity.enter(.command, at: start)
    #expect(!activity.isDue(at: start + .milliseconds(9999), isAccessible: true))
    #expect(activity.isDue(at: start + .seconds(10), isAccessible: true))
    activity.change()
    #expect(activity.nextChange(after: start, isAccessible: true) == start + .seconds(20))
  }
}
