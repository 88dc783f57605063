/// What somebody who is hurt asks: how long it takes, and what can be done meanwhile.
///
/// These have general answers, which spare what hurts. Only training of that part is left out.
enum InjuryQuestion {
  /// Which answer a message asks for; `nil` where it is about something else.
  static func kind(_ words: [String], isQuestion: Bool) -> SafetyAnswer.Kind? {
    func has(_ list: WordIndex) -> Bool { !words.isDisjoint(with: list) }
    guard words.count <= 30 else { return nil }
    if has(listed.fitness), has(listed.losing) { return .fitness }
    if has(listed.training), has(listed.returning) { return .returning }
    if has(listed.asksWhen), has(listed.healing) { return .howLong }
    if has(listed.lasting), has(listed.resting) || words.count <= 3 {
      return .howLong
    }
    if has(listed.soothing) { return .soothing }
    guard isQuestion || asks(words) else { return nil }
    if has(listed.riding) { return .ride }
    if has(listed.swimming) { return .swim }
    if has(listed.lifting) { return .lift }
    if has(listed.walking) { return .walk }
    if has(listed.meanwhile) { return .instead }
    return words.contains("do") && has(listed.anything) ? .instead : nil
  }

  /// Whether words ask without a mark: `what about`, `could i`.
  private static func asks(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      listed.asking.contains(word)
        && ["i", "it", "about", "can", "else", "we", "do"].contains(next)
    }
  }

  /// Whether somebody names an injury of their own, so that no idiom is meant: `tore my hamstring`.
  static func isNamed(_ words: [String], _ isQuestion: Bool) -> Bool {
    guard !isQuestion, !asks(words), words.count <= 14 else { return false }
    let isOwn = words.contains { ["my", "again", "ive", "back"].contains($0) }
    let isSplint = zip(words, words.dropFirst()).contains { $0 == "shin" && $1.hasPrefix("splint") }
    if isSplint { return isOwn }
    return zip(words, words.dropFirst(2)).contains { word, part in
      listed.tearing.contains(word) && listed.parts.contains(part)
    } && isOwn
  }

  /// Whether it goes on telling how the part is.
  static func describes(_ words: [String]) -> Bool { words.hasWord(beginningWith: describing) }

  private static let describing: [String] = .listed("InjuryQuestion.describing")
  private static let listed = ListedWords("InjuryQuestion")
}

/// What is hurt, as far as answers differ.
enum InjuredPart: String, CaseIterable {
  /// From the hip down.
  case leg
  /// From the shoulder to the fingers.
  case arm
  /// The back, the neck, the ribs, or nothing that was named.
  case trunk
  /// Whatever may be broken or torn, or isn't to be loaded at all.
  case grave

  /// - Parameter text: the message that tells of the injury.
  init(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    func has(_ stems: [String]) -> Bool {
      words.indices.contains { index in
        stems.contains { words[index].hasPrefix($0) }
          && words[max(0, index - 2)..<index].allSatisfy { !InjuredPart.denials.contains($0) }
      }
    }
    let isUnable = words.contains { ["cant", "cannot", "couldnt", "wont", "hardly"].contains($0) }
    if has(InjuredPart.graveStems) || isUnable && has(["weight", "stand", "walk", "bear"]) {
      self = .grave
    } else if has(InjuredPart.legStems) {
      self = .leg
    } else {
      self = has(InjuredPart.armStems) ? .arm : .trunk
    }
  }

  /// Beginnings of words beside which no pain is plain.
  static let warnings = graveStems + .listed("InjuredPart.warnings")

  private static let denials: Set<String> = ["no", "not", "nothing", "isnt", "didnt", "without"]
  private static let graveStems: [String] = .listed("InjuredPart.graveStems")
  private static let legStems: [String] = .listed("InjuredPart.legStems")
  private static let armStems: [String] = .listed("InjuredPart.armStems")
}

extension DangerFlag {
  /// Whether pain is told of and nothing that may make it more: a fall, fever, a leg that's swollen or numb.
  var isPlainPain: Bool {
    let said = words.split(separator: " ")
    return said.count <= 14 && !said.hasWord(beginningWith: InjuredPart.warnings)
  }

  /// What is hurt; `nil` where it's another danger.
  var injured: InjuredPart? { danger == .injury && who == .user ? InjuredPart(words) : nil }

  /// What may be talked about while it stands: who has hurt an arm can still walk.
  var allowance: Allowance {
    injured == .arm ? .everythingBut([.upperBody]) : danger.allowance
  }

  /// The same with what was told of it before.
  func following(_ earlier: DangerFlag) -> DangerFlag {
    DangerFlag(
      danger: danger, who: who, time: time, isNegated: isNegated,
      words: earlier.words + " " + words)
  }
}
