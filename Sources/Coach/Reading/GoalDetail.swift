/// What a goal's description says, in few words.
struct GoalDetail {
  /// At most ten words of it, a clause that speaks of a difficulty where there is one.
  let text: String
  let isDifficulty: Bool
  /// The words in it that the rules know best, else the longest.
  private let key: String?

  /// `nil` for an empty description.
  init?(_ description: String) {
    let utterance = Utterance(description, tolerant: false)
    let words = utterance.words
    guard !words.isEmpty else { return nil }
    let trouble = GoalDetail.trouble(in: words)
    let first = trouble ?? 0
    let last = GoalDetail.end(of: words, from: first)
    isDifficulty = trouble != nil
    let isCut = last + 1 < words.count && words[last + 1].clause == words[last].clause
    text = Quoting.clean(utterance.text(first...last)) + (isCut ? " …" : "")
    let reading = CoachReading(description, tolerant: false, lastAnswerAsked: false)
    key = reading.intent.isObstacle ? reading.words : nil
  }

  /// Where what is difficult begins: behind `struggling with`, `hard to` and the like.
  private static func trouble(in words: [Utterance.Word]) -> Int? {
    guard let at = words.firstIndex(where: { troubles.contains($0.text) }), at + 1 < words.count,
      words[at + 1].clause == words[at].clause
    else { return nil }
    let isLinked = ["with", "to", "is", "by"].contains(words[at + 1].text)
    return isLinked && at + 2 < words.count ? at + 2 : at + 1
  }

  /// The end of the clause, or a good place to cut a long one.
  private static func end(of words: [Utterance.Word], from first: Int) -> Int {
    let clause = words[first...].prefix { $0.clause == words[first].clause }
    if clause.count <= 10 { return clause.endIndex - 1 }
    let joint = clause.dropFirst(3).prefix(8).lastIndex { joints.contains($0.text) }
    return joint.map { $0 - 1 } ?? first + 8
  }

  private static let troubles: Set<String> = [
    "struggling", "struggle", "struggled", "trouble", "problem", "problems", "difficulty", "hard",
    "difficult",
  ]
  private static let joints: Set<String> = [
    "and", "but", "so", "because", "before", "after", "with", "for", "when", "which", "that", "as",
    "since", "while", "to", "in", "on",
  ]

  var questions: [String] {
    if isDifficulty {
      return [
        "What makes that hardest on an ordinary day?",
        "When in the week does that trouble you most?",
      ]
    }
    guard let key else { return [] }
    return [
      "How does “\(key)” show itself on an ordinary day?", "When do you notice “\(key)” most?",
    ]
  }
}
