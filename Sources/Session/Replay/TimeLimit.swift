/// How long the run of a file may take. What is left is asked with every pull and every emit, so a
/// program that goes round in circles is told of like any other difference.
package struct TimeLimit {
  /// The limit in words, as in `60 s of processor time`.
  package let text: String
  /// Whether no time is left.
  package let hasPassed: () -> Bool

  package init(_ text: String, hasPassed: @escaping () -> Bool) {
    self.text = text
    self.hasPassed = hasPassed
  }
}
