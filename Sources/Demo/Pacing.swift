/// How a session becomes a demo: which of it is shown, and how fast.
package struct Pacing: Hashable, Sendable {
  /// How many times as fast as it was.
  package var speed = 1.0
  /// How long nothing may happen, in milliseconds.
  package var idle = 2000
  /// The time between two keys on average, in milliseconds; from half of it to half as much again.
  package var typing = 80
  /// The first turn that is shown, counted from 1; what was before it is there at once.
  package var from: Int?
  /// The last turn that is shown.
  package var to: Int?

  /// Between an answer and the first key of the next input, in milliseconds.
  static let lead = 700
  /// Between the last key of an input and Enter, in milliseconds.
  static let beforeEnter = 350
  /// How long the last picture stays, in milliseconds.
  static let hold = 3000

  package init() {}
}
