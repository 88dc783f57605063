/// What a phrase of the rules is about.
enum CoachSubject: Hashable, Sendable {
  case intent(CoachIntent)
  case flag(RedFlag)
  /// What looks like a red flag and is none.
  case harmless
  case domain(GoalDomain)
  /// Something that there is a note on, by its place in `CoachNote.all`.
  case note(Int)
}

/// What the user wants to talk about or asks for.
enum CoachIntent: Hashable, Sendable {
  // requests about the conversation itself
  case plan, shorter, longer, why, somethingElse, smaller, no, yes, next, noQuestions
  case greeting, howAreYou, thanks, praise, bye, identity, capabilities, venting
  // the goal's numbers
  case numbers, done
  // what stands in the way
  case weather, time, tiredness, forgetting, boredom, travel, social, soreness, illness, stress
  case mood, setback, plateau, cost, screens
  // what a goal is about
  case starting, motivation, habits, sleep, food, tracking, rest, fine, timing
  case offTopic
  // never matched by phrases: what a message is when none of them occurs
  case schedule, amount, answer, concern, hindrance, unknown, empty

  /// Whether it names something that stands in the way.
  var isObstacle: Bool {
    switch self {
    case .weather, .time, .tiredness, .forgetting, .boredom, .travel, .social, .soreness,
      .illness, .stress, .mood, .setback, .plateau, .cost, .screens:
      true
    default: false
    }
  }

  /// Whether it is likely to stand in the way of the next steps too, and not of one day only.
  var isLasting: Bool {
    switch self {
    case .weather, .time, .tiredness, .travel, .soreness, .forgetting, .cost: true
    default: false
    }
  }

  /// Whether follow-ups such as "why?" may go back to it.
  var isTopic: Bool {
    switch self {
    case .starting, .motivation, .habits, .sleep, .food, .tracking, .rest, .timing, .plan,
      .numbers, .concern, .hindrance, .amount, .praise:
      true
    default: isObstacle
    }
  }

  /// Which of several that occur in one message is answered first; higher wins.
  var rank: Int {
    switch self {
    case .illness: 9
    case .plan: 8
    case .smaller, .shorter, .longer, .somethingElse: 7
    case .numbers: 6
    case .setback, .plateau, .mood, .venting: 5
    case .weather, .time, .tiredness, .forgetting, .boredom, .travel, .social, .soreness,
      .stress, .cost, .screens:
      4
    case .sleep, .food, .habits, .motivation, .tracking, .rest: 3
    case .starting, .done, .timing, .praise: 2
    case .offTopic, .identity, .capabilities: 1
    default: 0
    }
  }
}
