import UseCases

/// What explains a thing after it was done: told twice to the user of a store, by when it's known.
///
/// Facts aren't hints: what was changed, which day was taken and what went wrong is told each time.
enum Hint: String {
  case titleRead = "title-read"
  case countsAnew = "counts-anew"
  case dateProposed = "date-proposed"
  case resuming
  case archivedGoals = "archived-goals"
  case archivedInsights = "archived-insights"
  case insightsBack = "insights-back"
  case insightInFull = "insight-in-full"
  case ideaTaken = "idea-taken"
  case ideaLinked = "idea-linked"
  case freshAdvice = "fresh-advice"
  case chatOpened = "chat-opened"
  case chatAboutGoal = "chat-about-goal"
  case chatExamples = "chat-examples"
  case modelUse = "model-use"
  case settingKept = "setting-kept"

  private static let most = 2

  /// Counts a telling, for all runs with the store; programs, which are told no hints, count none.
  ///
  /// - Returns: the text, or `nil` where the hint was told often enough.
  func tell<Text>(_ text: Text, in shell: Shell) throws -> Text? {
    guard !shell.options.isJSON else { return text }
    // The names of those that were told, each as often as it was.
    let told = try shell.context.setting(.hints)?.split(separator: " ") ?? []
    guard told.count(where: { $0 == rawValue }) < Hint.most else { return nil }
    try shell.context.keep((told + [rawValue[...]]).joined(separator: " "), as: .hints)
    return text
  }
}
