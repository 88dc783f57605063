/// The words that say who is meant, when, and that it is not so.
extension DangerContext {
  static let persons: WordIndex = .listed("DangerContext.persons")
  static let pronouns: WordIndex = .listed("DangerContext.pronouns")
  static let firstPerson = words("i im ive id ill me my myself we were our imma ima")

  static let again = words("again still lately recently relapsed relapsing returned keeps nowadays")
  static let longAgo = words("decades decade childhood youth")
  static let longAgoPairs: PairTable = .listed("DangerContext.longAgoPairs")
  static let pastPairs: PairTable = .listed("DangerContext.pastPairs")
  /// What makes it one of today, whatever else was long ago.
  static let freshPairs: PairTable = .listed("DangerContext.freshPairs")
  /// Verbs of what is over.
  static let over = words("had died survived suffered lost recovered passed dead was beat")
  static let recent: WordIndex = .listed("DangerContext.recent")

  /// Where one reads or hears of something.
  static let told: WordIndex = .listed("DangerContext.told")
  static let asked: PairTable = .listed("DangerContext.asked")
  static let since: PairTable = .listed("DangerContext.since")
  static let ages: WordIndex = .listed("DangerContext.ages")
  static let having: PairTable = .listed("DangerContext.having")
  static let fears: WordIndex = .listed("DangerContext.fears")
  static let modals = words("id might could would if ill wont may")

  static let threats = words("kill hurt beat stab shoot destroy hang cut find ruin")
  static let negators: WordIndex = .listed("DangerContext.negators")
  /// What may stand between a negation and what it denies.
  static let between: WordIndex = .listed("DangerContext.between")
  static let qualifiers = words("unless except until anymore but yet apart only when")
  /// What denies for sure.
  static let firmly = words("not never wont no isnt dont arent wouldnt without")
  static let reopening: WordIndex = .listed("DangerContext.reopening")
  /// What asks for less weight or food.
  static let lessening: WordIndex = .listed("DangerContext.lessening")

  /// None of these is a typing error of ours.
  static var known: [WordIndex] {
    [
      persons, pronouns, firstPerson, again, over, recent, told, fears, negators, between,
      qualifiers, reopening, lessening,
    ]
  }

  static func words(_ text: String) -> WordIndex { WordIndex(words: text) }
}
