/// What is answered to a question of yes or no.
package enum YesNo: Hashable, Sendable {
  case yes
  case no

  private static let yesWords: Set<String> = [
    "y", "ye", "yes", "yess", "yesss", "yea", "yeah", "yep", "yup", "sure", "ok", "okay",
  ]
  private static let noWords: Set<String> = ["n", "no", "nope", "nah", "q", "cancel", "abort"]
  private static let courtesies: Set<String> = ["please", "thanks", "thank", "you"]

  /// Reads a word and what politeness adds to it: `Yes, please!`, `no thank you`.
  ///
  /// - Returns: `nil` for anything else, so also for `yes but only half`.
  package init?(_ text: String) {
    // No such answer is longer.
    guard text.utf8.count <= 32 else { return nil }
    let words = text.lowercased().split { " ,.!".contains($0) }.map(String.init)
      .filter { !YesNo.courtesies.contains($0) }
    guard words.count == 1 else { return nil }
    if YesNo.yesWords.contains(words[0]) {
      self = .yes
    } else if YesNo.noWords.contains(words[0]) {
      self = .no
    } else {
      return nil
    }
  }
}
