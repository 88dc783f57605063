import Coach
import Numbers
import Time
import Wellness

/// What a language model is told when it is to answer a message: role, rules and facts, then the
/// last turns, then the message.
struct ModelPrompt {
  let lines: [Coach.PromptLine]

  /// How many tokens are left for an answer where nobody says.
  private static let usualAnswer = 400

  /// What the model is told, within the context that the user has set for it.
  init(_ message: String, _ facts: CoachFacts, for model: LanguageModel) {
    let system = ModelPrompt.system(message, facts)
    let taken = ModelPrompt.tokens(system) + ModelPrompt.tokens(message)
    let answer = model.options.maxTokens ?? ModelPrompt.usualAnswer
    let budget = model.options.context.map { max(0, $0 - taken - answer) } ?? model.historyTokens
    self.init(message, system: system, said: facts.said, historyTokens: budget)
  }

  /// - Parameter historyTokens: how much of the conversation before the message is told.
  init(_ message: String, _ facts: CoachFacts, historyTokens: Int) {
    self.init(
      message, system: ModelPrompt.system(message, facts), said: facts.said,
      historyTokens: historyTokens)
  }

  private init(
    _ message: String, system: String, said: [CoachFacts.Said], historyTokens: Int
  ) {
    let system = Coach.PromptLine(role: .system, text: system)
    var turns = ModelPrompt.history(said, upTo: historyTokens)
    turns.append(Coach.PromptLine(role: .user, text: message))
    lines = [system] + ModelPrompt.alternating(turns)
  }

  /// How many tokens a text is taken for: a quarter of its UTF-8 bytes, which is right for English
  /// and too many for little else, and four for what is around it.
  static func tokens(_ text: String) -> Int { (text.utf8.count + 3) / 4 + 4 }

  /// How many messages are left out at a time: where the beginning of the history is the same for
  /// several turns, a server need not read it again.
  private static let block = 8

  /// The last turns that are no more than so many tokens together, beginning with the user.
  private static func history(
    _ said: [CoachFacts.Said], upTo budget: Int
  ) -> [Coach.PromptLine] {
    let lines = said.compactMap(line)
    let sizes = lines.map { tokens($0.text) }
    var start = 0
    var size = sizes.reduce(0, +)
    while size > budget, start < lines.count {
      let end = min(start + block, lines.count)
      size -= sizes[start..<end].reduce(0, +)
      start = end
    }
    // Where a block is too much, some of it is better than nothing.
    if start == lines.count {
      (start, size) = (lines.count, 0)
      while start > 0, size + sizes[start - 1] <= budget {
        start -= 1
        size += sizes[start]
      }
    }
    return Array(lines[start...].drop { $0.role != .user })
  }

  /// What was said, as the model is told of it; `nil` for what it is not told.
  private static func line(_ turn: CoachFacts.Said) -> Coach.PromptLine? {
    switch turn.role {
    case .user: return Coach.PromptLine(role: .user, text: turn.text)
    case .assistant:
      let text = ModelFailure.modelsWords(in: turn.text)
      return text.isEmpty ? nil : Coach.PromptLine(role: .assistant, text: text)
    default: return nil
    }
  }

  /// The same with one line where several of one role follow each other: the templates of some
  /// models refuse these.
  private static func alternating(_ lines: [Coach.PromptLine]) -> [Coach.PromptLine] {
    var merged: [Coach.PromptLine] = []
    for line in lines {
      if let last = merged.last, last.role == line.role {
        merged[merged.count - 1] = Coach.PromptLine(
          role: line.role, text: last.text + "\n\n" + line.text)
      } else {
        merged.append(line)
      }
    }
    return merged
  }

  private static func system(_ message: String, _ facts: CoachFacts) -> String {
    let rules =
      ModelRules.ofAnswers(hasGoal: facts.goal != nil, persona: facts.persona)
      + ModelCare.rules(facts.safety(message)) + ModelCare.rules(of: facts)
    let clock = facts.clock.map { ", about \(ModelPrompt.quarter($0))" } ?? ""
    let opening = """
      You are the coach in lume, a program for wellness goals. Your role is \
      \(facts.persona.displayName). Today is \(facts.today), a \(facts.today.weekday.name)\(clock).

      Keep to these rules in every answer:
      """
    let numbered = rules.enumerated().map { "\($0 + 1). \($1)" }
    let block = ModelFacts(facts, answering: message).block
    return ([opening] + numbered + ["", ModelRules.data, block]).joined(separator: "\n")
  }

  /// A time on the clock, cut to a quarter of an hour: what changes with every message is read
  /// anew with every message.
  private static func quarter(_ clock: String) -> String {
    let parts = clock.split(separator: ":")
    guard parts.count == 2, let minutes = Int(parts[1], in: 0...59) else { return clock }
    let cut = minutes / 15 * 15
    return "\(parts[0]):\(cut < 10 ? "0" : "")\(cut)"
  }
}
