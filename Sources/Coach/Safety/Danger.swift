import Wellness

/// What a coach must not coach about, most urgent first.
package enum Danger: String, CaseIterable, Comparable, Sendable {
  case selfHarm, beingHarmed, harmingOthers
  case overdose, chestPain, stroke, breathing, emergency, confusion, heatStroke, bloodSugar
  case psychosis, fainting, darkUrine
  case eatingDisorder, mania, withdrawal, driving
  /// Something that sounds like danger and has no name; and what might, and mostly doesn't.
  case unclear, doubtful
  case pregnancy, medicines, injury, symptom
  case minor, unsafePace, overTraining

  /// By their names: a table that is asked hundreds of times before a first answer.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  package static func < (left: Danger, right: Danger) -> Bool { left.rank < right.rank }

  private var rank: Int { Danger.order.firstIndex(of: self) ?? Danger.order.count }

  private static let order = allCases

  /// What may still be talked about while the danger stands.
  package var allowance: Allowance {
    switch self {
    case .selfHarm, .beingHarmed, .harmingOthers, .overdose, .chestPain, .stroke, .breathing,
      .emergency, .confusion, .heatStroke, .bloodSugar, .psychosis:
      .nothing
    case .fainting, .darkUrine, .eatingDisorder, .mania, .withdrawal, .driving, .unclear,
      .doubtful:
      .talk
    case .pregnancy, .symptom: .everythingBut([.exercise, .restriction])
    case .medicines: .everythingBut([.medicine])
    case .injury, .overTraining: .everythingBut([.exercise])
    case .minor, .unsafePace: .everythingBut([.restriction])
    }
  }

  /// Whether minutes count and only a call for help will do.
  var isEmergency: Bool { allowance == .nothing && !isOfTheMind }

  /// Whether it's only how a message sounds, so that the next one may show that it was nothing.
  var isGuessed: Bool { self == .unclear || self == .doubtful }

  /// Whether it is over once the user says to be safe.
  var isOfTheMind: Bool { Danger.listed.ofTheMind.contains(rawValue) }

  /// Whether much is at stake where it is missed.
  var isGrave: Bool { !Danger.listed.lessGrave.contains(rawValue) }

  /// Whether a question of knowledge, a fear or a wish to prevent it raises nothing.
  var mayBeImagined: Bool { !Danger.listed.real.contains(rawValue) }

  /// Whether something has to be said where it is about somebody else.
  var concernsOthers: Bool { !Danger.listed.ofUserAlone.contains(rawValue) }

  /// Whether it is an event that is over at some time, and not a state that goes on.
  var passes: Bool { !Danger.listed.staying.contains(rawValue) }

  /// Whether nobody knows better than who has it whether it's there.
  var isFelt: Bool { Danger.listed.felt.contains(rawValue) }

  /// Whether it stays with somebody when it's over.
  var isLasting: Bool { Danger.listed.lasting.contains(rawValue) }

  private static let listed = ListedWords("Danger")
}

/// What the coach may do while a danger stands, from nothing to everything.
package enum Allowance: Hashable, Sendable {
  /// A subject that is left alone.
  package enum Subject: String, Sendable { case exercise, upperBody, restriction, medicine }

  /// Only `Safety.reply` answers.
  case nothing
  /// Talk, but no plan, no numbers to chase and no logging.
  case talk
  /// All but these, and with care.
  case everythingBut(Set<Subject>)
  case everything

  /// What both allow.
  package func and(_ other: Allowance) -> Allowance {
    switch (self, other) {
    case (.nothing, _), (_, .nothing): .nothing
    case (.talk, _), (_, .talk): .talk
    case (.everythingBut(let left), .everythingBut(let right)): .everythingBut(left.union(right))
    case (.everything, let rest), (let rest, .everything): rest
    }
  }
}

/// A danger that a text tells of.
package struct DangerFlag: Hashable, Sendable {
  /// Who is in danger.
  package enum Who: Hashable, Sendable {
    case user
    /// As the coach calls them: `your dad`, `them`.
    case other(String)
  }

  /// When.
  package enum Time: String, Sendable {
    /// Now, today, these days.
    case now
    /// Over, but part of the user's history: last year, once.
    case past
    /// Years ago.
    case longAgo
    /// A fear, the news, a film, a question of knowledge.
    case hypothetical
  }

  /// What it is.
  package let danger: Danger
  /// Who is in it.
  package let who: Who
  /// When it is, or was.
  package let time: Time
  /// Whether the text says that it is not so.
  package let isNegated: Bool
  /// The words of the text that tell of it; all of them where somebody is hurt.
  package let words: String

  /// Whether something has to be said about it.
  ///
  /// A heart attack or an eating disorder in the user's own past counts, and is answered mildly.
  package var isRaised: Bool {
    guard !isNegated, time != .hypothetical else { return false }
    if who != .user { return time == .now && danger.concernsOthers }
    return time == .now || danger.isLasting
  }

  /// The same as told of today.
  var now: DangerFlag {
    DangerFlag(danger: danger, who: who, time: .now, isNegated: false, words: words)
  }

  /// Whether it is the user's own past and needs no alarm.
  package var isHistory: Bool { time == .past || time == .longAgo }

  /// Whether its words may be anybody's: who is thin, without eating, purging or an illness, whose heart
  /// beats fast, without a pain or a number, or who speaks of somebody, without violence.
  var isUncertain: Bool {
    guard let certain = DangerFlag.certain[danger] else { return false }
    return !TextWord.all(in: words).map(\.text).hasWord(beginningWith: certain)
  }

  /// Whether urine is dark, and neither brown nor red.
  var isOnlyDark: Bool { !words.split(separator: " ").hasWord(beginningWith: DangerFlag.colors) }

  /// Beginnings of words.
  private static let colors: [String] = .listed("DangerFlag.colors")

  /// Whether a word tells of exertion, or of what makes a pain in the chest more than a sore muscle.
  static func isOfEffort(_ word: String) -> Bool { ofEffort.contains { word.hasPrefix($0) } }

  private static let ofEffort: [String] = .listed("DangerFlag.ofEffort")

  /// Beginnings of words.
  private static let certain: [Danger: [String]] = [
    .eatingDisorder: .listed("DangerFlag.certain eatingDisorder"),
    .beingHarmed: .listed("DangerFlag.certain beingHarmed"),
    .chestPain: .listed("DangerFlag.certain chestPain"),
  ]
}
