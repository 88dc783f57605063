import Coach
import Numbers
import Time
import Wellness

/// What a language model is told when it is to answer a message: role and rules, which are the same for
/// a whole chat; then the last turns, as they were told then; then the message, behind the facts that
/// are new, the date and what the rules have computed for it.
///
/// So what is told begins with what was told before, and a server need not read that again.
struct ModelPrompt {
  let lines: [Coach.PromptLine]
  /// What stands before the message.
  let told: String
  /// The message behind all facts, for where earlier turns are left out.
  let whole: Coach.PromptLine

  /// The most tokens of an answer where nobody says, of one that a thought comes before, too.
  static let (longestAnswer, longestThought) = (300, 2000)

  /// What the model is told, within the context that the user has set for it.
  init(_ message: String, _ facts: CoachFacts, for model: LanguageModel) {
    let answer = model.options.maxTokens ?? ModelPrompt.longestAnswer
    self.init(message, facts) { taken in
      model.options.context.map { max(0, $0 - taken - answer) } ?? model.historyTokens
    }
  }

  /// - Parameter historyTokens: how much of the conversation before the message is told.
  init(_ message: String, _ facts: CoachFacts, historyTokens: Int) {
    self.init(message, facts) { _ in historyTokens }
  }

  /// - Parameter budget: how many tokens of the conversation are told beside so many of rules, facts
  ///   and message.
  private init(_ message: String, _ facts: CoachFacts, budget: (_ taken: Int) -> Int) {
    let system = ModelPrompt.system(facts)
    let known = ModelFacts(facts, answering: message)
    let rules =
      ModelCare.rules(facts.safety(message)) + ModelCare.rules(of: facts)
    func told(_ lines: [String]) -> String {
      let block = ModelFacts.block(lines + ModelPrompt.passing(facts, known.answer))
      return ([block] + rules.map { "For this answer: " + $0 }).joined(separator: "\n")
    }
    let all = told(known.lines)
    whole = ModelPrompt.user(message, told: all)
    let turns = ModelPrompt.history(
      facts.said, upTo: budget(ModelPrompt.tokens(system) + ModelPrompt.tokens(whole.text)))
    let earlier = turns.compactMap(\.told)
    self.told = earlier.isEmpty ? all : told(known.news(after: earlier))
    lines =
      [Coach.PromptLine(role: .system, text: system)]
      + ModelPrompt.alternating(
        turns.map(\.line) + [ModelPrompt.user(message, told: self.told)])
  }

  /// A message behind what it's told with.
  private static func user(_ message: String, told: String) -> Coach.PromptLine {
    Coach.PromptLine(role: .user, text: told.isEmpty ? message : told + "\n\n" + message)
  }

  /// What is told of this message alone.
  private static func passing(_ facts: CoachFacts, _ answer: String?) -> [String] {
    let clock = facts.clock.map { ", about \(ModelPrompt.quarter($0))" } ?? ""
    let date = "\(facts.today.weekday.name), \(facts.today)\(clock)"
    return zip(ModelFacts.passing, [date, answer.map { ModelFacts.quoted($0, upTo: 600) }])
      .compactMap { name, text in text.map { name + $0 } }
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
  ) -> [(line: Coach.PromptLine, told: String?)] {
    let lines = said.compactMap(line)
    let sizes = lines.map { tokens($0.line.text) }
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
    return Array(lines[start...].drop { $0.line.role != .user })
  }

  /// What was said, as the model is told of it; `nil` for what it is not told, such as an answer that
  /// broke off.
  private static func line(
    _ turn: CoachFacts.Said
  ) -> (line: Coach.PromptLine, told: String?)? {
    switch turn.role {
    case .user: return (user(turn.text, told: turn.told ?? ""), turn.told)
    case .assistant:
      let text = turn.isWhole ? ModelFailure.modelsWords(in: turn.text) : ""
      return text.isEmpty ? nil : (Coach.PromptLine(role: .assistant, text: text), nil)
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

  private static func system(_ facts: CoachFacts) -> String {
    let rules = ModelRules.ofAnswers(hasGoal: facts.goal != nil, persona: facts.persona)
    let opening = """
      You are the coach in lume, a program for wellness goals. Your role is \
      \(facts.persona.displayName). Keep to these rules in every answer:
      """
    let numbered = rules.enumerated().map { "\($0 + 1). \($1)" }
    return ([opening] + numbered + ["", ModelRules.data]).joined(separator: "\n")
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
