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
  /// Will see one, or has an appointment.
  case arranged
  /// Says that it has passed.
  case passed
  /// That eating is no trouble at all.
  case denied
  /// That it was understood wrongly, or that nothing is wrong.
  case misread
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

  init?(_ title: Substring) {
    guard let reaction = Reaction(rawValue: String(title)) else { return nil }
    self = reaction
  }

  /// Whether something before the phrase takes it back: a question, a condition, a denial.
  func isDenied(before start: Int, in context: DangerContext) -> Bool {
    switch self {
    case .safe, .helped, .told, .company, .seen, .passed:
      let words = context.said.words
      let before = words[max(0, start - 5)..<start].filter { $0.clause == words[start].clause }
      return before.contains { Reaction.doubts.contains($0.text) }
        || self != .safe && context.said.hasQuestionMark && Reaction.asking(context.texts)
    case .arranged, .refused, .denied, .misread, .playedDown, .yes, .no, .thanks, .goesOn, .shorten,
      .food:
      return false
    }
  }

  private static func asking(_ texts: [String]) -> Bool {
    texts.first.map { openings.contains($0) } ?? false
  }

  private static let doubts = DangerContext.words(
    """
    if unless until when should would could might will wont not never no dont cant havent hasnt isnt
    didnt wish hope going to maybe pretend imagine before nobody need must after ill arent friend
    tell ask doubt wasnt
    """)
  private static let openings = DangerContext.words(
    "should do does did can could would will must is are what who how when where why")
}
