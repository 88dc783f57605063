import Terminal

/// What a session says about its presentation, and a test does not look at.
package struct Cue: Hashable, Sendable {
  /// What it asks for.
  package enum Act: Hashable, Sendable {
    /// How the next input is typed, in place of its text as it is.
    case type([Key])
    /// Lets time pass, in milliseconds.
    case pause(Int)
    /// A line beside the screen from here on; none where it is empty.
    case caption(String)
    /// A place to come back to.
    case marker(String)
  }

  /// How many inputs stand before it in the file.
  package let turn: Int
  /// What it asks for.
  package let act: Act

  package init(turn: Int, _ act: Act) {
    self.turn = turn
    self.act = act
  }
}
