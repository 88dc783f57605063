/// Work that nobody waits for, and what the user does meanwhile: any input stops it, and is the next
/// one at the prompt.
///
/// Confined to the core's thread.
package final class Background {
  /// Whether what is waited for now is such work.
  package var isOn = false
  /// The input that has stopped it, until that is taken.
  private var held: Arrival?

  /// Whether an input has stopped it and is not taken yet.
  package var hasGivenWay: Bool { held != nil }

  func hold(_ arrival: Arrival) { held = arrival }

  func takeHeld() -> Arrival? {
    defer { held = nil }
    return held
  }
}
