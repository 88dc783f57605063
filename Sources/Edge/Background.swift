/// Work that an input stops: all that nobody waits for, which any input does, and whatever goes on,
/// which one that leaves does. The input is the next one at the prompt.
///
/// Confined to the core's thread.
package final class Background {
  /// Whether what is waited for now is work that nobody waits for.
  package var isOn = false
  /// Which inputs end the program, whatever goes on: those that overtake; `nil` for none.
  package var leaving: EarlyLines?
  /// The input that has stopped it, until that is taken.
  private var held: Arrival?

  /// Whether an input has stopped it and is not taken yet.
  package var hasGivenWay: Bool { held != nil }

  /// Whether the input that has stopped it ends the program.
  var isLeaving: Bool { held.map(leaves) ?? false }

  /// Whether an input ends the program.
  func leaves(_ arrival: Arrival) -> Bool {
    guard case .line(let text) = arrival, let leaving else { return false }
    return leaving.first(in: [text]) != nil
  }

  func hold(_ arrival: Arrival) { held = arrival }

  func popHeld() -> Arrival? {
    defer { held = nil }
    return held
  }
}
