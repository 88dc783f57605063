/// What a message wants, of a closed list.
enum Intent: Hashable, Sendable {
  /// A word about the last answer.
  case follow(FollowUp)
  /// A question that is answered by computation.
  case number(NumberQuestion)
  /// The same value in another unit, in the spelling of `UnitWords.base`.
  case conversion(String)
  /// A question about numbers that brings an amount, a day, a unit or a target of its own.
  /// It holds the answer, which is left out where a chat is stored.
  case supposition(String)
  /// What something that is bought day by day comes to.
  case cost
  /// What to do in the coming days.
  case plan
  /// A list of advice.
  case tips
  /// What could be talked about.
  case menu
  /// What stands in the way, as a list to pick from.
  case obstacles
  /// A value of the goal.
  case report
  /// That something is not to be suggested.
  case refusal
  /// A topic of the library.
  case topic(Library.TopicID)

  /// Where the topic stands, if it's one.
  var place: Library.TopicID? { if case .topic(let place) = self { place } else { nil } }

  /// Whether it's a topic of one of these names.
  func isTopic(of names: WordIndex) -> Bool { place.map { names.contains($0.name) } ?? false }

  /// Those that are nothing but what they're called in texts and where a chat is stored.
  static let named: [String: Intent] = [
    "plan": .plan, "tips": .tips, "menu": .menu, "obstacles": .obstacles, "report": .report,
    "refusal": .refusal, "cost": .cost,
  ]

  /// What it's called, where it's one of these.
  var name: String? { Intent.named.first { $0.value == self }?.key }

  /// What is said about the last answer.
  enum FollowUp: String, CaseIterable, Sendable {
    case why, how, more, another, shorter, again, yes, no, first, second, third, fourth
    case alternative
    /// What comes after it.
    case next
    /// To be told straight, to be given one thing only.
    case blunt, oneThing
    /// What was suggested so far, what the coach knows of the user.
    case recall, aboutMe

    /// How much of a message it must be, so that it is meant.
    var share: Double {
      switch self {
      case .yes, .no: 0.75
      case .first, .second, .third, .fourth, .shorter, .another, .blunt, .recall, .aboutMe: 0.4
      default: 0.6
      }
    }

    /// Whether it is about how the chat goes: it comes before every topic.
    var isAboutChat: Bool { [.blunt, .recall, .aboutMe].contains(self) }

    /// Which of several is meant.
    var choice: Int? {
      [.first, .second, .third, .fourth].firstIndex(of: self).map { $0 + 1 }
    }
  }
}
