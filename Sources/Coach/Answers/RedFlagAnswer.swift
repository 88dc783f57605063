import Time
import Wellness

/// What is said instead of an answer when a red flag was raised: whom to turn to, and no plan.
struct RedFlagAnswer {
  let text: String

  /// `nil` when no flag is raised.
  init?(_ scene: CoachScene) {
    let told = scene.toldFlag
    func comesFirst(_ flag: RaisedFlag) -> Bool { told.map { flag.flag <= $0.flag } ?? true }
    if let flag = scene.reading.flag, comesFirst(flag) {
      text = RedFlagAnswer.text(flag, scene, lines: RedFlagPhrases.about(flag.flag))
    } else if let flag = scene.standingFlag, comesFirst(flag) {
      text = RedFlagAnswer.text(flag, scene, lines: RedFlagPhrases.after(flag.flag))
    } else if let told {
      let isFirst = scene.memory.turn == 0
      let answer = RedFlagAnswer.text(
        told, scene, lines: isFirst ? .about(told.flag) : .after(told.flag))
      let isDropped = scene.facts.goal?.hasDroppedItsFlag ?? false
      let isForbidden = Clearance(scene.reading.utterance) == .refused
      text =
        (isForbidden ? RedFlagAnswer.forbidden + " " : "") + answer
        + (isDropped ? " " + RedFlagAnswer.ending : "")
    } else if let flag = scene.paceFlag {
      text = RedFlagAnswer.text(flag, scene, lines: RedFlagPhrases.about(flag.flag))
    } else {
      return nil
    }
  }

  /// How a flag ends that was edited away from the goal.
  private static let ending =
    "Your goal no longer says so, but this chat began with it: once a doctor has looked at it, write “my doctor said it is fine” here, and we go on."

  /// What comes before the answer to a ban.
  private static let forbidden =
    "Then keep to that: what your doctor has ruled out is in no plan of mine."

  private static func text(
    _ flag: RaisedFlag, _ scene: CoachScene, lines: RedFlagPhrases
  ) -> String {
    var writer = AnswerWriter(scene)
    let words = Quoting.clean(flag.words)
    for slot in [lines.openers, lines.advice, lines.reasons] {
      writer.add(slot.map { fill($0, words) }, isNeeded: true)
    }
    if scene.memory.turn % 2 == 0 { writer.add(lines.questions, isLast: true) }
    return writer.text()
  }

  /// A line with the words that raised the flag.
  static func fill(_ line: String, _ words: String) -> String {
    guard let open = line.firstIndex(of: "{"), let close = line.firstIndex(of: "}") else {
      return line
    }
    let isFirst = line[line.index(after: open)] == "F"
    let value = isFirst ? words.prefix(1).uppercased() + words.dropFirst() : words
    return line[..<open] + value + line[line.index(after: close)...]
  }
}

extension CoachScene {
  /// A goal that asks for an unsafe pace, where the message asks for a way to reach it.
  fileprivate var paceFlag: RaisedFlag? {
    guard let goal = facts.goal, !isIntroduction,
      [.plan, .numbers].contains(reading.intent) || Sums.facts(self) != nil,
      GoalArithmetic.weeklyLoss(goal, today: facts.today)?.isUnsafe ?? false,
      let date = goal.targetDate, let numbers
    else { return nil }
    return RaisedFlag(flag: .unsafePace, words: "\(amount(numbers.gap)) by \(date)")
  }

  /// A flag that the goal itself raises: it is there at every message, and so it stands until one
  /// says that somebody competent has cleared it, and again once one says the contrary.
  fileprivate var toldFlag: RaisedFlag? {
    guard let flag = facts.goal?.redFlag else { return nil }
    guard Clearance.lifts(flag.flag) else { return flag }
    var isCleared = false
    for text in facts.said.filter({ $0.role == .user }).map(\.text) + [reading.utterance.source] {
      isCleared = Clearance(Utterance(text, tolerant: false)).map { $0 == .given } ?? isCleared
    }
    return isCleared ? nil : flag
  }

  /// A flag of one of the last messages that this one does not put aside: self-harm holds for
  /// whatever is said next, the others for requests to go on, an unsafe pace until another one
  /// is named.
  fileprivate var standingFlag: RaisedFlag? {
    guard let flag = memory.recentFlag(within: 2), !isTakenBack(flag.flag) else { return nil }
    if flag.flag == .unsafePace,
      memory.recentFlag(within: 1) == nil || !reading.mentions.numbers.isEmpty
    {
      return nil
    }
    switch reading.intent {
    case .plan, .starting, .yes, .longer, .smaller, .somethingElse, .why, .no, .shorter: return flag
    default: return flag.flag == .selfHarm ? flag : nil
    }
  }

  /// Whether this message says that it was nothing, or that somebody competent has cleared it.
  private func isTakenBack(_ flag: RedFlag) -> Bool {
    let words = Set(reading.utterance.words.map(\.text))
    return !words.isDisjoint(with: ["joke", "joking", "kidding"])
      || (Clearance.lifts(flag) && Clearance(reading.utterance) == .given)
  }
}
