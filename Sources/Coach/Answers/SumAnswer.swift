/// The answer to something that can be computed from the message and the goal.
struct SumAnswer {
  let text: String

  init(_ scene: CoachScene, _ facts: [String]) {
    var writer = AnswerWriter(scene)
    writer.add(SumAnswer.lines(facts), isNeeded: true)
    writer.add(scene.turned(CoachPhrases.steps), isNeeded: true, isLast: true)
    writer.close(CoachTopic(questions: scene.facts.goal == nil ? [] : SumAnswer.questions))
    text = writer.text()
  }

  /// The result behind one of the user's words.
  static func lines(_ facts: [String]) -> [String] {
    let frames = [
      "On “{word}”:", "“{Word}”, counted:", "“{Word}” in numbers:", "Since you ask “{word}”:",
      "For “{word}”:", "“{Word}” comes to this:",
    ]
    return (0..<frames.count).flatMap { shift in
      facts.enumerated().map { "\(frames[($0.offset + shift) % frames.count]) \($0.element)" }
    }
  }

  private static let questions = [
    "Does that size feel right?", "Shall we shift the size or the date?",
    "Which day would be the first?",
  ]
}
