import Coach
import Time
import Wellness

/// What a language model is told when it is to answer a message: role, rules and facts, then the
/// last turns, then the message.
struct ModelPrompt {
  let lines: [Coach.PromptLine]

  /// - Parameter historyTokens: how much of the conversation before the message is told.
  init(_ message: String, _ facts: CoachFacts, historyTokens: Int) {
    let system = Coach.PromptLine(role: .system, text: ModelPrompt.system(message, facts))
    var turns = ModelPrompt.history(facts.said, upTo: historyTokens)
    turns.append(Coach.PromptLine(role: .user, text: message))
    lines = [system] + ModelPrompt.alternating(turns)
  }

  /// How many tokens a text is taken for: a quarter of its UTF-8 bytes, which is right for English
  /// and too many for little else, and four for what is around it.
  static func tokens(_ text: String) -> Int { (text.utf8.count + 3) / 4 + 4 }

  /// The last turns that are no more than so many tokens together, beginning with the user.
  private static func history(
    _ said: [CoachFacts.Said], upTo budget: Int
  ) -> [Coach.PromptLine] {
    var left = budget
    var lines: [Coach.PromptLine] = []
    for turn in said.reversed() {
      let isUser = turn.role == .user
      guard isUser || turn.role == .assistant else { continue }
      let text = isUser ? turn.text : ModelFailure.withoutNotices(turn.text)
      left -= tokens(text)
      guard left >= 0 else { break }
      lines.append(Coach.PromptLine(role: isUser ? .user : .assistant, text: text))
    }
    return Array(lines.reversed().drop { $0.role != .user })
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
      + ModelCare.rules(facts.safety(message))
    let opening = """
      You are the coach in lume, a program for wellness goals. Your role is \
      \(facts.persona.displayName). Today is \(facts.today), a \(facts.today.weekday.name).

      Keep to these rules in every answer:
      """
    let numbered = rules.enumerated().map { "\($0 + 1). \($1)" }
    let block = ModelFacts(facts, answering: message).block
    return ([opening] + numbered + ["", ModelRules.data, block]).joined(separator: "\n")
  }
}
