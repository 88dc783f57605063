/// One whole answer about a danger, as it is written in `safety/answers.txt`.
struct SafetyAnswer: Sendable {
  /// What an answer is for, by the words of the table.
  enum Kind: String, CaseIterable, Sendable {
    case first, again, other, past, done, unsafe, skipping, fever, caution
    case playedDown, goesOn, refused, passed, arranged, thanks, still, coming, keptOut, short
    /// An ordinary cause of what may have been a danger.
    case explained
    /// A question about an ordinary meal, where eating itself is the danger.
    case meal
    case othersAgain, othersDone
    /// What somebody who is hurt asks: how long, when again, whether fitness goes, what to do instead.
    case howLong, returning, fitness, instead, ride, swim, lift, walk, soothing
    /// Pain with no sign that it may be more.
    case plainPain
    /// That it doesn't hurt any more.
    case healed
    /// Training of the part that is hurt.
    case training

    /// Whether the text of several dangers will do.
    var isShared: Bool { SafetyAnswer.listed.shared.contains(rawValue) }
  }

  fileprivate static let listed = ListedWords("SafetyAnswer")

  /// All answers of one kind to a danger, in the order in which they are taken.
  static func lines(_ kind: Kind, _ danger: Danger) -> [String] {
    let section = kind.isShared ? level(danger) : danger.rawValue
    return table[section]?[kind.rawValue] ?? []
  }

  /// What is said: the first that fits and has not been said yet, then the others in turn.
  ///
  /// - Parameters:
  ///   - count: how often the coach has answered about a danger, for when everything has been said.
  ///   - isSaid: whether it has said something in this chat.
  static func text(
    _ kind: Kind, about flag: DangerFlag, count: Int, isSaid: (String) -> Bool
  ) -> String? {
    let kinds: [Kind] =
      switch kind {
      case .first where flag.danger == .eatingDisorder && flag.isMakingUp:
        [.skipping, .first, .again]
      case .first where flag.danger == .symptom && flag.isFever: [.fever, .first, .again]
      case .first where flag.injured != nil && flag.isPlainPain: [.plainPain, .first, .again]
      case .first, .unsafe, .skipping: [kind, .first, .again, .still]
      case .again: [.again, .still, .goesOn]
      case .othersAgain: [.other, kind]
      case .ride, .swim, .lift, .walk: [kind, .instead]
      case .other, .past, .done, .caution, .coming, .keptOut, .othersDone, .meal, .fever, .howLong,
        .returning, .fitness, .instead, .soothing, .healed, .training, .plainPain, .explained:
        [kind]
      case .short: [kind, .still, .again]
      case .goesOn where flag.danger.allowance == .talk: [kind, .again, .still]
      case .goesOn where !flag.danger.isEmergency && !flag.danger.isOfTheMind:
        [.again, kind, .still]
      default: [kind, .again, .still, .goesOn]
      }
    let own = table[flag.injured?.rawValue ?? ""] ?? [:]
    let all =
      kinds.flatMap { own[$0.rawValue] ?? [] }
      + kinds.flatMap { lines($0, flag.danger) }.map { fill($0, flag) }
    guard !all.isEmpty else { return nil }
    return all.first { !isSaid($0) } ?? all[count % all.count]
  }

  private static func fill(_ line: String, _ flag: DangerFlag) -> String {
    guard line.has("{") else { return line }
    let person = if case .other(let person) = flag.who { person } else { "them" }
    let it = table[flag.danger.rawValue]?["is"]?.first ?? "this"
    return LibraryAnswer(line[...]).filled(["person": person, "it": it]) ?? line
  }

  private static func level(_ danger: Danger) -> String {
    if danger.isOfTheMind { return "mind" }
    return switch danger.allowance {
    case .nothing: "nothing"
    case .talk: "talk"
    default: "care"
    }
  }

  /// Lines by section and kind.
  static let table: [String: [String: [String]]] = {
    let sections = ["safety/answers", "safety/injury-answers"].flatMap(CoachText.sections)
    return Dictionary(grouping: sections, by: \.title).mapValues { sections in
      Dictionary(grouping: sections.flatMap(\.lines), by: \.key).mapValues { $0.map(\.text) }
    }
  }()
}

extension DangerFlag {
  fileprivate var isFever: Bool {
    !words.split(separator: " ").map(String.init).isDisjoint(with: SafetyAnswer.listed.fever)
  }

  /// Whether it is about making up for what was eaten.
  fileprivate var isMakingUp: Bool {
    let words = words.split(separator: " ").map(String.init)
    let makesUp =
      !words.isDisjoint(with: SafetyAnswer.listed.makingUp)
      || words.hasWord(beginningWith: ["compensat"])
    return makesUp && words.isDisjoint(with: SafetyAnswer.listed.purging)
  }
}
