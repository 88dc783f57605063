/// What is worth saying to one particular thing, where a topic would be too general.
struct CoachNote: Sendable {
  /// The patterns by which it is recognised, apart by commas or line ends; see `PhraseTable`.
  let phrases: String
  /// The topic that the rest of the answer is taken from.
  let intent: CoachIntent
  /// Each has the user's own words.
  let lines: [String]

  init(_ phrases: String, _ intent: CoachIntent, _ lines: String...) {
    self.phrases = phrases
    self.intent = intent
    self.lines = lines
  }

  static let all: [CoachNote] =
    movement + food + nights + mind + life + conversation + water + talk + bodies + everyday
    + eating
    + people
}
