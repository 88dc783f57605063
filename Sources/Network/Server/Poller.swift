import CMicroHTTPD
import Libc

/// Waits for descriptors (epoll(7)). One is ready as long as it has something, so that what was
/// left in it is not forgotten.
final class Poller {
  /// A descriptor that is ready, by the number it was added with.
  struct Event {
    let number: Int
    let isWritable: Bool
    /// Whether it has ended on both sides, or is broken; told even of one that is waited for with
    /// nothing to be read or written.
    let hasEnded: Bool
  }

  private let descriptor: Int32
  private var events = [epoll_event](repeating: epoll_event(), count: 64)

  /// - Returns: `nil` without a descriptor.
  init?() {
    descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Waits for a descriptor to have something to read, to take something, or to have ended.
  ///
  /// - Returns: whether it does. The system may have no memory for it, or no number of them left.
  func add(_ other: Int32, as number: Int, reading: Bool = true, writing: Bool = false) -> Bool {
    set(other, number, EPOLL_CTL_ADD, reading, writing)
  }

  /// Waits for the other end to say its last, or to be gone; told once of each.
  ///
  /// - Returns: as `add` does.
  func addEnd(of other: Int32, as number: Int) -> Bool {
    set(other, number, EPOLL_CTL_ADD, EPOLLRDHUP.rawValue | EPOLLET.rawValue)
  }

  /// Waits for something else of a descriptor that was added.
  func change(_ other: Int32, as number: Int, reading: Bool = true, writing: Bool) {
    // What is known already takes nothing of the system's.
    _ = set(other, number, EPOLL_CTL_MOD, reading, writing)
  }

  /// No longer waits for it; before it is closed.
  func remove(_ other: Int32) {
    epoll_ctl(descriptor, EPOLL_CTL_DEL, other, nil)
  }

  private func set(
    _ other: Int32, _ number: Int, _ operation: Int32, _ reading: Bool, _ writing: Bool
  ) -> Bool {
    let events = (reading ? EPOLLIN.rawValue : 0) | (writing ? EPOLLOUT.rawValue : 0)
    return set(other, number, operation, events)
  }

  private func set(
    _ other: Int32, _ number: Int, _ operation: Int32, _ events: UInt32
  ) -> Bool {
    var event = epoll_event()
    event.events = events
    event.data.u64 = UInt64(bitPattern: Int64(number))
    return epoll_ctl(descriptor, operation, other, &event) == 0
  }

  /// What is ready, after so many milliseconds at the latest; without end when they are `nil`.
  func wait(_ milliseconds: Int64?) -> [Event] {
    let limit = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    let count = epoll_wait(descriptor, &events, Int32(events.count), limit)
    return events.prefix(max(0, Int(count))).map { event in
      Event(
        number: Int(Int64(bitPattern: event.data.u64)),
        isWritable: event.events & EPOLLOUT.rawValue != 0,
        hasEnded: event.events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0)
    }
  }
}
