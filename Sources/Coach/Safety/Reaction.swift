/// How a message takes what was said about a danger.
enum Reaction: String, Sendable {
  /// Says to be safe or not alone.
  case safe
  /// Has called, or help is there.
  case helped
  /// Somebody close knows.
  case told
  /// Somebody is there or on the way, who may also be the one to fear.
  case company
  /// A doctor, nurse or therapist has looked at it.
  case seen
  /// Somebody qualified knows of it, and may not have looked at it now.
  case known
  /// Will see one, or has an appointment.
  case arranged
  /// Says that it has passed.
  case passed
  /// That eating is no trouble at all.
  case denied
  /// That it was understood wrongly, or that nothing is wrong.
  case misread
  /// That it's a muscle that has worked, sore to the touch.
  case muscle
  /// That there was no training for long.
  case untrained
  /// That it's from sitting, standing or lying badly.
  case sedentary
  /// That it has been known for years.
  case lasting
  /// That it is nothing.
  case playedDown
  /// Won't call or see anybody.
  case refused
  case yes, no, thanks
  /// Asks for a plan, for numbers, or goes on with the goal.
  case goesOn
  /// Wants the last answer shorter or plainer.
  case shorten
  /// Talks of food or weight.
  case food

  /// Whether something before the phrase takes it back: a question, a condition, a denial.
  func isDenied(before start: Int, in context: DangerContext) -> Bool {
    guard [.safe, .helped, .told, .company, .seen, .known, .passed].contains(self) else {
      return false
    }
    let words = context.said.words
    let isDoubted = words[max(0, start - 5)..<start].contains {
      $0.clause == words[start].clause && Reaction.listed.doubts.contains($0.text)
    }
    return isDoubted
      || self != .safe && context.said.hasQuestionMark
        && context.texts.first.map(Reaction.listed.openings.contains) ?? false
  }

  private static let listed = ListedWords("Reaction")
}
