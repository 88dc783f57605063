/// What a rule-based coach must not coach about, most urgent first.
enum RedFlag: Int, Comparable, Sendable {
  case selfHarm, violence, emergency, chestPain, fainting, eatingDisorder, withdrawal, symptom
  case pregnancy, medicine, injury, unsafePace

  static func < (left: RedFlag, right: RedFlag) -> Bool { left.rawValue < right.rawValue }
}

/// A red flag and the words that raised it.
struct RaisedFlag: Sendable {
  let flag: RedFlag
  /// As the user wrote them.
  let words: String
}
