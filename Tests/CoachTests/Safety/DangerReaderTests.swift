import Testing

@testable import Coach

@Suite struct SafetyReaderTests {
  /// A line `danger/danger: message`.
  struct Line: Sendable, CustomTestStringConvertible {
    let dangers: [Danger]
    let message: String

    var testDescription: String { message }

    static func all(in lines: [String]) -> [Line] {
      lines.compactMap { line in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let dangers = line[..<colon].split(separator: "/")
          .compactMap { Danger(rawValue: String($0.drop { $0 == " " })) }
        return Line(
          dangers: dangers, message: String(line[line.index(after: colon)...].drop { $0 == " " }))
      }
    }
  }

  @Test(arguments: Line.all(in: SafetyMessages.userInDanger))
  func findsWhatThreatensTheUser(line: Line) {
    let flag = DangerReader(line.message).raised
    #expect(flag.map { line.dangers.contains($0.danger) } ?? false, "\(String(describing: flag))")
    #expect(flag?.who == .user)
  }

  @Test(arguments: Line.all(in: SafetyMessages.strangersInDanger))
  func findsWhatAStrangerWrites(line: Line) {
    let flag = DangerReader(line.message).raised
    #expect(flag.map { line.dangers.contains($0.danger) } ?? false, "\(String(describing: flag))")
  }

  /// The commonest goal of all; whose it is and how fast can make it a danger.
  @Test(
    arguments: [
      ("I want to lose 10 kg", nil), ("i want to lose 10kg", nil),
      ("I want to lose 12 lb by summer", nil),
      ("I need to lose 15 pounds before Christmas.", nil),
      ("I'm 13 and want to lose 12 lb by summer", .minor),
      ("I want to lose 10 kg in two weeks", .unsafePace),
      ("I'm pregnant and want to lose 10 kg", .pregnancy),
      ("I lied about my age to sign up, I'm actually 14. I want to lose 10 kg", .unclear),
      ("I want to lose 10 kg with my mother's water tablets", .eatingDisorder),
    ] as [(String, Danger?)])
  func aMereWishToLoseWeightIsNone(message: String, danger: Danger?) {
    #expect(DangerReader(message).raised?.danger == danger)
  }

  /// Training is put off by a birth, however harmless the rest sounds; nothing else is.
  @Test(
    arguments: [
      ("just had a baby, when can i exercise again", true),
      ("i gave birth in september, can i run?", true),
      ("when can i lift after a c section", true),
      ("we had a baby in june and i never get to read", false),
    ] as [(String, Bool)])
  func aBirthPutsOffTraining(message: String, isCareful: Bool) {
    let danger = DangerReader(message).flags.map(\.danger)
    #expect(danger.contains(.pregnancy) == isCareful, "\(danger)")
  }

  @Test(arguments: Line.all(in: SafetyMessages.othersInDanger))
  func findsWhatThreatensSomebodyElse(line: Line) {
    let flag = DangerReader(line.message).raised
    #expect(flag.map { line.dangers.contains($0.danger) } ?? false, "\(String(describing: flag))")
    #expect(flag?.who != .user, "\(String(describing: flag))")
  }

  @Test(arguments: SafetyMessages.figuresOfDanger)
  func hearsDangerInAFigureOfSpeech(message: String) {
    #expect(DangerReader(message).raised != nil)
  }

  @Test(
    arguments: SafetyMessages.harmless + SafetyMessages.strangersHarmless
      + SafetyMessages.figuresOfSpeech)
  func leavesAloneWhatOnlySoundsLikeIt(message: String) {
    let flag = DangerReader(message).raised
    #expect(flag == nil, "\(String(describing: flag))")
  }

  /// What takes a danger back hides danger that is told in its words: two strangers wrote 850 such messages,
  /// most of them in the gaps of phrases (`passed out .. bed`). So what only sounds like it has none.
  @Test func whatSoundsLikeDangerNamesAllOfItsWords() {
    var phrases: [Substring] = []
    for (patterns, key) in DangerPhrases.lines({ CoachText.load($0) }) {
      if case .harmless = key { phrases += patterns.split(separator: "|") }
    }
    #expect(phrases.count > 100)
    for phrase in phrases { #expect(!phrase.contains(".."), "\(phrase)") }
  }

  /// Nothing takes back what the classifier hears, nor what goes on behind a phrase.
  @Test(
    arguments: [
      ("she threw me a birthday party", false), ("he threw me off the balcony", true),
      ("pregnant wife craves pickles", false), ("my pregnant wife is bleeding", true),
      ("passed out on the sofa at 9", false),
      ("he passed out on the sofa at 9 and his lips are blue", true),
      ("he beat me at tennis", false), ("my husband beats me", true),
      ("this spreadsheet makes me want to die lol", false),
      ("this job makes me want to die, i have the pills", true),
    ] as [(String, Bool)])
  func aPhraseTakesBackWhatEndsInIt(message: String, isRaised: Bool) {
    #expect((DangerReader(message).raised != nil) == isRaised)
  }

  /// The same in its words as a figure of speech, so that only the classifier tells.
  @Test(
    arguments: [
      ("my pregnant sister slipped on the stairs and is bleeding down her legs", .pregnancy),
      ("he pushed me to sign the house over with a knife on the table", .beingHarmed),
      ("i cut myself shaving, on purpose, over and over, the legs are a mess", .selfHarm),
      ("this commute makes me want to die, i stand at the edge of the platform", .selfHarm),
    ] as [(String, Danger)])
  func whatTheClassifierHearsIsTakenBackByNoPhrase(message: String, danger: Danger) {
    #expect(DangerReader(message).raised?.danger == danger)
  }

  /// `passed out` and `lost` tell nothing of when it was, and `when i was` only with an age.
  @Test(arguments: [
    "he collapsed on the floor after grabbing his chest",
    "He hit me when I was holding the baby", "he squeezed my throat till i lost my voice",
  ])
  func whatIsToldInThePastIsNow(message: String) {
    #expect(DangerReader(message).raised != nil)
  }
}
