import Edge
import Testing
import Time
import Wellness

@testable import ServiceHost

/// What waits until a transaction elsewhere lets go of its user.
@Suite struct PostponedTests {
  private let start = Instant(milliseconds: 1_700_000_000_000)

  private func put(_ number: Int, of user: String, in postponed: inout Postponed) -> Bool {
    postponed.put(.frame(.text("")), on: Channel(.socket, number), of: User.ID(user), at: start)
  }

  /// Has all that is due tried; answers which, by the numbers of their channels.
  private func attempt(
    _ postponed: inout Postponed, after time: Duration, isHeld: (User.ID?) -> Bool
  ) -> [Int] {
    postponed.popDue(by: start + time).map { entry in
      postponed.begin(entry)
      defer { postponed.end() }
      if isHeld(entry.user) {
        let isKept = postponed.put(
          entry.task, on: entry.channel, of: entry.user, at: start + time)
        #expect(isKept == (time < .seconds(2)))
      }
      return entry.channel.number
    }.sorted()
  }

  @Test func ofOneWhoIsHeldOneThingIsTriedLessAndLessOften() {
    var postponed = Postponed()
    for number in 1...3 { #expect(put(number, of: "held", in: &postponed)) }
    #expect(put(4, of: "free", in: &postponed))
    func attempt(after time: Duration) -> [Int] {
      self.attempt(&postponed, after: time) { $0 == User.ID("held") }
    }
    #expect(attempt(after: .milliseconds(4)) == [])
    #expect(attempt(after: .milliseconds(5)) == [1, 4])
    #expect(!postponed.hasEarlier(on: Channel(.socket, 4)))
    #expect(attempt(after: .seconds(1)) == [1])
    #expect(postponed.due == start + .milliseconds(1100))
    // Who waited for too long is let go, and the next is tried.
    for number in 1...3 { #expect(attempt(after: .seconds(2)) == [number]) }
    #expect(postponed.isEmpty && postponed.due == nil)
  }

  @Test func whatIsDoneIsFollowedByTheNext() {
    var postponed = Postponed()
    for number in 1...3 { #expect(put(number, of: "a", in: &postponed)) }
    for number in 1...3 {
      #expect(attempt(&postponed, after: .milliseconds(5)) { _ in false } == [number])
    }
    #expect(put(4, of: "a", in: &postponed))
    postponed.drop(Channel(.socket, 4))
    #expect(postponed.isEmpty && postponed.due == nil)
  }

  @Test func oneUserHasAPartOfTheRoom() {
    var postponed = Postponed()
    for number in 1...Postponed.mostOfOne { #expect(put(number, of: "a", in: &postponed)) }
    #expect(!put(99, of: "a", in: &postponed))
    #expect(put(99, of: "b", in: &postponed))
  }
}
