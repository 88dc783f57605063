/// Reads what a goal is to be called.
enum GoalTitle {
  /// - Throws: `UsageProblem.bad` for one of several lines.
  static func read(_ text: String) throws(UsageProblem) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    throw .bad(
      String(text.prefix { !$0.isNewline }) + "…", for: "the title", expected: "one line",
      known: [])
  }
}
