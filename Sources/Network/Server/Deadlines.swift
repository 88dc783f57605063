import Edge

/// When something has to be looked at, by its number, in microseconds.
///
/// Changing one is cheap whatever their number; they are gone through only when one of them may
/// have come.
struct Deadlines {
  private var times: [Int: Int64] = [:]
  /// Not later than the first of them.
  private(set) var next: Int64?

  subscript(number: Int) -> Int64? {
    get { times[number] }
    set {
      times[number] = newValue
      if let newValue { next = min(next ?? newValue, newValue) }
    }
  }

  /// Takes those out that have come.
  mutating func popExpired(by now: Int64) -> [Int] {
    guard let next, next <= now else { return [] }
    let due = times.filter { $0.value <= now }.map(\.key)
    for number in due { times[number] = nil }
    self.next = times.values.min()
    return due
  }
}

/// A clock for deadlines.
enum Uptime {
  /// Monotonic, in microseconds.
  static var now: Int64 { SystemClock.uptime / 1000 }
}
