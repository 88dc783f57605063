import Wellness

/// Finds the dangers that one message tells of.
struct DangerReader {
  /// Most urgent first; also those that are denied, long ago or imagined.
  let flags: [DangerFlag]
  /// How the message takes what was said before.
  let reactions: Set<Reaction>
  /// What its amounts and ages tell.
  let numbers: DangerNumbers
  /// Its words, mended.
  let words: [String]
  let isQuestion: Bool

  /// The most urgent danger that something has to be said about.
  var raised: DangerFlag? { flags.first { $0.isRaised } }

  /// - Parameter bodyWeight: in kilograms.
  init(
    _ message: String, bodyWeight: Double? = nil,
    judging: ([TextWord]) -> Double = DangerModel.score
  ) {
    let text = QuotedText(message.withPlainLetters)
    let typed = TextWord.all(in: text.own)
    let said = DangerPhrases.read(text.own, typed)
    let context = DangerContext(said)
    let numbers = DangerNumbers(context, bodyWeight: bodyWeight)
    let score = judging(typed)
    let found = Findings(said, isCalm: score < DangerModel.calm)
    var flags = found.flags(in: context).filter { flag in
      // A heart that races before an exam or after a coffee does what hearts do.
      if flag.danger == .chestPain, flag.isUncertain, context.contains(DangerReader.listed.nerves) {
        return false
      }
      // What the classifier is sure of to be an idiom is one, unless much is at stake.
      let doubt = flag.danger.isGrave ? DangerModel.doubtOfGrave : DangerModel.doubt
      // No idiom names a medicine, and what is over is answered mildly.
      return !flag.isRaised || score >= doubt || flag.danger == .medicines
        || flag.danger == .darkUrine || flag.time == .past
        || flag.danger == .injury && InjuryQuestion.isNamed(context.texts, said.hasQuestionMark)
        || flag.danger == .pregnancy && context.contains(DangerReader.listed.training)
    }
    // A number isn't an idiom.
    flags += numbers.found.map { context.flag($0.danger, at: $0.range, isOthers: false) }
    // An adult who wants to weigh less, or somebody who isn't alone any more, only sounds like it.
    let isExplained =
      numbers.wantsLess && (numbers.isAdult || DangerReader.isMereWish(context.texts))
      || found.reactions.contains {
        [.safe, .company, .told, .helped, .misread, .seen].contains($0.reaction)
      }
    // Kilometers, where no phrase has said what else is meant.
    let isOfKilometers = typed.contains { $0.text == "kms" }
    let left = isOfKilometers ? judging(typed.filter { $0.text != "kms" }) : score
    if left >= DangerModel.alarm, !isExplained, !flags.contains(where: \.isRaised) {
      let isSure = left >= DangerModel.sure
      let flag = context.flag(isSure ? .unclear : .doubtful, at: 0..<0, isOthers: false)
      // What the classifier is sure of has been read with its `lost` and `last year`.
      flags += [isSure && flag.isHistory ? flag.now : flag].filter(\.isRaised)
    }
    flags += text.quotations.flatMap(DangerReader.flags)
    self.flags = flags.sorted { $0.danger < $1.danger }
    reactions = found.reactions.reduce(into: []) { reactions, found in
      if !found.reaction.isDenied(before: found.start, in: context) {
        reactions.insert(found.reaction)
      }
    }
    self.numbers = numbers
    words = context.texts
    isQuestion = said.hasQuestionMark
  }

  /// Whether it says that so much weight is to be lost, perhaps by when, and nothing else.
  private static func isMereWish(_ words: [String]) -> Bool {
    words.allSatisfy { word in
      // `10kg` is one word.
      let rest = word.drop { ("0"..."9").contains($0) }
      return rest.isEmpty || listed.mereWish.contains(String(rest))
    }
  }

  static let listed = ListedWords("DangerReader")

  /// What a quotation tells of the person who is quoted; what it advises says nothing of anybody.
  private static func flags(of quotation: QuotedText.Quotation) -> [DangerFlag] {
    let typed = TextWord.all(in: quotation.text)
    let said = DangerPhrases.read(quotation.text, typed)
    let context = DangerContext(said)
    let found = Findings(said, isCalm: DangerModel.score(of: typed) < DangerModel.calm)
    if case .person = quotation.speaker, context.threatens {
      return [context.flag(.beingHarmed, at: 0..<context.texts.count, isOthers: false)]
    }
    return found.flags(in: context).compactMap { flag in
      guard flag.isRaised, flag.who == .user else { return nil }
      let who: DangerFlag.Who
      switch quotation.speaker {
      case .person(let person) where flag.danger.isGrave && flag.danger.concernsOthers:
        if flag.danger == .eatingDisorder, !context.contains(DangerContext.listed.firstPerson) {
          return nil
        }
        who = .other(person)
      case .post where flag.danger.isOfTheMind: who = .other("them")
      case .unknown where flag.danger.isOfTheMind || flag.danger.isEmergency: who = .user
      case .user, .paper, .person, .post, .unknown: return nil
      }
      return DangerFlag(
        danger: flag.danger, who: who, time: flag.time, isNegated: false, words: flag.words)
    }
  }
}

/// What the tables find in a text.
private struct Findings {
  private var dangers: [(danger: Danger, range: Range<Int>, isOthers: Bool)] = []
  private(set) var reactions: [(reaction: Reaction, start: Int)] = []

  /// - Parameter isCalm: whether the classifier finds no danger in it.
  init(_ said: SaidText, isCalm: Bool) {
    var harmless: [Range<Int>] = []
    for hit in DangerPhrases.book.hits(in: said) {
      switch hit.key {
      case .danger(let danger, let isOthers): dangers.append((danger, hit.range, isOthers))
      case .harmless: if isCalm { harmless.append(hit.range) }
      case .reaction(let reaction): reactions.append((reaction, hit.range.lowerBound))
      }
    }
    dangers += DangerPairs.find(in: said).map { ($0.danger, $0.range, false) }
    // What only sounds like danger takes back what ends within it.
    dangers.removeAll { hit in
      harmless.contains { $0.contains(hit.range.upperBound - 1) }
        || Findings.isUnit(hit.range, of: said)
    }
  }

  /// Whether the only word of a hit is the unit of an amount: `5 kms`.
  private static func isUnit(_ range: Range<Int>, of said: SaidText) -> Bool {
    guard range.count == 1, range.lowerBound > 0,
      UnitWords.isMeasure(UnitWords.base(said.words[range.lowerBound].text))
    else { return false }
    return SaidNumber.all(in: said.words.map(\.text)).contains {
      $0.word < range.lowerBound && range.upperBound <= $0.word + $0.span + 1
    }
  }

  func flags(in context: DangerContext) -> [DangerFlag] {
    var flags: [DangerFlag] = []
    for hit in dangers {
      let flag = context.flag(hit.danger, at: hit.range, isOthers: hit.isOthers)
      if !flags.contains(flag) { flags.append(flag) }
    }
    return flags
  }
}
