import Edge
import Time
import UseCases
import Wellness

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

/// What stands above the first prompt.
enum Welcome {
  /// Three lines that lead to a first answer, once; later one that says where things stand, below
  /// what was said last in a chat of another day.
  static func greet(_ shell: Shell) throws {
    let hasRunBefore = try shell.context.setting(.hasRunBefore) != nil
    if !hasRunBefore { try shell.context.keep("yes", as: .hasRunBefore) }
    // Goals may have been made without a terminal.
    guard try !hasRunBefore && shell.goals.active() == nil else {
      let hasChat = try ChatOpening(shell).showLastTurns(of: shell.consultations.active())
      try shell.edge.say(try standing(shell, namesLast: !hasChat))
      return
    }
    try shell.edge.say(
      "Welcome to lume. Make a goal and talk about it with your coach (/help has more):")
    for example in examples { try shell.edge.say(Styled("  " + example, .accent)) }
  }

  /// Each stands alone in its line, so that it can be pasted.
  static let examples = [GoalNew.usage.example, "/chat goal -- How should I start?"]

  /// - Parameter namesLast: whether the last thing said is told.
  private static func standing(_ shell: Shell, namesLast: Bool) throws -> Styled {
    guard let goal = try shell.goals.active() else {
      return Styled("Welcome back. /help lists the commands.") + model(shell)
    }
    let day = goal.startDate.days(until: shell.today) + 1
    let percent = GoalText.percent(try shell.goals.measured(goal))
    var line = Styled(goal.title, .strong) + Styled(", day \(day)\(percent)")
    if let chat = try shell.consultations.active() {
      line += Styled(" · \(chat.persona.displayName)", .accent)
      if namesLast, let last = try shell.consultations.messages(of: chat, last: 1).first {
        let text = last.content.withoutControls.split(separator: "\n").first ?? ""
        line += Styled(" · ") + .flexible(String(text.prefix(200)), .faint)
      }
    }
    return line + model(shell)
  }

  /// Who answers, where it is a language model.
  private static func model(_ shell: Shell) -> Styled {
    shell.coach.choice.map { Styled(" · \($0.name) answers", .faint) } ?? Styled("")
  }
}
