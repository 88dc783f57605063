import Edge
import Numbers
import Testing
import Time
import Wellness

@testable import ServiceHost

@Suite struct ScheduleTests {
  /// What a sorted list would do.
  private struct Plain {
    var entries: [(due: Instant, arrival: Arrival)] = []

    mutating func put(_ arrival: Arrival, due: Instant) {
      let place = entries.firstIndex { $0.due > due } ?? entries.count
      entries.insert((due, arrival), at: place)
    }

    mutating func take(by now: Instant) -> Arrival? {
      guard let first = entries.first, first.due <= now else { return nil }
      return entries.removeFirst().arrival
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func givesWhatIsDueInTheOrderInWhichItIs(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var schedule = Schedule()
    var plain = Plain()
    for step in 1...600 {
      let now = Client.start + .milliseconds(Int64.random(in: 0...9, using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let channel = Channel(.socket, Int.random(in: 1...8, using: &random))
        schedule.drop(channel)
        plain.entries.removeAll { $0.arrival.channel == channel }
      case 1...6:
        let channel = Channel(.socket, Int.random(in: 1...8, using: &random))
        let arrival = Arrival.frame(channel, .text("\(step)"))
        schedule.put(arrival, due: now)
        plain.put(arrival, due: now)
      default:
        #expect(schedule.popDue(by: now)?.arrival == plain.take(by: now))
      }
      #expect(schedule.due == plain.entries.first?.due)
    }
    var seen: [Channel] = []
    for channel in plain.entries.compactMap(\.arrival.channel) where !seen.contains(channel) {
      seen.append(channel)
    }
    #expect(schedule.channels == seen)
    let isEmpty = schedule.due == nil
    schedule.hurry(to: Client.start)
    #expect((schedule.due == nil) == isEmpty)
    #expect(schedule.due.map { $0 <= Client.start } ?? true)
    while let next = schedule.popDue(by: Client.start)?.arrival {
      #expect(plain.entries.contains { $0.arrival == next })
      plain.entries.removeAll { $0.arrival == next }
    }
    #expect(plain.entries.isEmpty)
  }

  /// Sorting all that is left for each channel would take many minutes.
  @Test(.timeLimit(.minutes(10))) func dropsManyChannelsOneByOne() {
    var schedule = Schedule()
    let channels = (1...20_000).map { Channel(.socket, $0) }
    for round in 1...2 {
      for channel in channels {
        schedule.put(
          .frame(channel, .text("")), due: Client.start + .seconds(channel.number * 7 % 1000))
      }
      #expect(schedule.channels.count == channels.count, "\(round)")
      for channel in channels { schedule.drop(channel) }
      #expect(schedule.due == nil)
    }
  }
}
