import Numbers
import Wellness

/// Puts an answer together from what is to be done about a message.
struct ReplyWriter {
  let dialogue: Dialogue
  let meaning: Meaning
  let message: String
  private let allowance: Allowance
  /// What it takes of the library.
  let sources = ReplySources()
  let standing: Standing?
  /// Whether the message wants a yes or a no.
  let asksYesOrNo: Bool
  var scene: CoachScene { dialogue.scene }
  var library: Library { scene.library }

  /// - Parameters:
  ///   - dialogue: with the message heard.
  ///   - meaning: of that message.
  ///   - allowance: what may be talked about.
  init(_ dialogue: Dialogue, _ meaning: Meaning, message: String, allowance: Allowance) {
    self.dialogue = dialogue
    self.meaning = meaning
    self.message = message
    self.allowance = allowance
    standing = dialogue.standing
    asksYesOrNo = Verdict.isAsked(message)
  }

  /// The whole answer.
  var text: String {
    guard allowance.allows(meaning.act, in: dialogue.domain) else {
      return guide(allowance.leavesOnlyExercise ? "careful with the body" : "careful")
    }
    let body = body(for: meaning.act)
    let joined = beside(joined(body, second))
    let whole = (comfort ?? requested ?? figure ?? apology).map { $0 + " " + joined } ?? joined
    guard isFirst else { return whole }
    let lead = opening.map { $0 + " " } ?? ""
    return [detailed(whole), whole].compactMap { $0 }.map { lead + $0 }
      .first { ReplyWriter.words($0) <= mostWords } ?? whole
  }

  /// Before an answer to what was put a second time.
  private var apology: String? {
    guard meaning.isSecondTry, meaning.isAnswer else { return nil }
    if meaning.isGuess, let label = meaning.subject?.label(library) {
      return "I'm not sure that I have it now; if it's \"\(label)\":"
    }
    return guide("second try")
  }

  /// At most so many words, choices and lists not counted.
  private var mostWords: Int { meaning.act == .say(.plan) ? 130 : 75 }

  /// Whether it's the first answer of a chat about a goal, in which shows that the goal is known.
  private var isFirst: Bool {
    guard dialogue.memory.answers == 0, standing != nil, !isBesideTheGoal, requested == nil else {
      return false
    }
    if case .say(let intent) = meaning.act { return !intent.isNumber && intent != .report }
    return true
  }

  /// Where the goal stands, for whoever greets or is about to begin: before an answer to a question,
  /// and before sympathy, figures that nobody asked for grate.
  private var opening: String? {
    guard let standing, asksForNothing || asksToBegin else { return nil }
    let title = scene.facts.goal?.title ?? ""
    return title + ": " + SentenceText.uncapitalized(standing.line)
  }

  /// An answer with what the goal's description says. Where nothing was asked for yet, that is what
  /// the coach asks about.
  private func detailed(_ whole: String) -> String? {
    guard allowance == .everything, let goal = scene.facts.goal else { return nil }
    let spelling = library.spelling(for: dialogue.domains)
    let detail = GoalDetail(
      goal.description, title: goal.title, isKnown: spelling.isKnownOrInflected)
    guard let detail, dialogue.allows(detail.sentence) else { return nil }
    guard asksForNothing else { return detail.sentence + " " + whole }
    let question = detail.isStruggle ? "When is it hardest?" : "What gets in the way most?"
    // What is longer leads to what the library asks there.
    let lead = SentenceText.first(of: whole)
    return (lead.utf8.count < SentenceOpening.shortest ? lead + " " : "") + detail.sentence + " "
      + question
  }

  private var asksToBegin: Bool {
    guard case .say(.topic(let place)) = meaning.act else { return false }
    return ["starting", "first step"].contains(library[place].name)
  }

  /// Whether the message only greets, or only calls for help.
  private var asksForNothing: Bool {
    switch meaning.act {
    case .offer: meaning.isMenu && !message.contains("?")
    case .say(.topic(let place)): place.domain == .talk && library[place].name == "greeting"
    default: false
    }
  }

  /// Whether it is about the program, everyday talk or something else than the goal, where nobody wants
  /// to hear of its numbers.
  private var isBesideTheGoal: Bool {
    switch meaning.act {
    case .acknowledge(.aside): true
    case .say(.topic(let place)):
      place.domain == .general && TopicNames.everyday.contains(library[place].name)
        || place.domain == .talk && TopicNames.program.contains(library[place].name)
        || DomainID.subjects.contains(place.domain) && scene.domain != .general
          && place.domain != scene.domain
    case .say(.tips): scene.domain != .general && dialogue.domain != scene.domain
    default: false
    }
  }

  /// What the second thing in the message is answered with.
  private var second: String? {
    guard let second = meaning.second else { return nil }
    switch second {
    case .number(let question):
      // What was told is confirmed with what it leaves.
      let isCovered = meaning.act == .say(.report) && ReplyWriter.confirmed.contains(question)
      return isCovered ? nil : number(question)
    case .supposition(let answer): return dated(answer)
    case .topic where meaning.act.isAcknowledgement: return nil
    // A value stands by itself; only what is asked beside it is answered too.
    case .topic(let place)
    where meaning.act == .say(.report)
      && !(message.contains("?") && DomainID.subjects.contains(place.domain)):
      return nil
    case .topic(let place): return answer(of: place).map(SentenceText.first)
    default: return nil
    }
  }

  /// The list that is asked for beside a value.
  private var list: String? {
    guard meaning.act == .say(.report), let second = meaning.second else { return nil }
    return second == .plan ? plan : second == .tips ? tips : nil
  }

  private func joined(_ first: String, _ second: String?) -> String {
    if let list { return first + "\n" + list }
    guard let second, !first.contains("\n"), !first.hasSuffix("?"),
      ReplyWriter.words(first) + ReplyWriter.words(second) <= 60
    else { return first }
    return first + " " + second
  }

  /// An answer that's only the likeliest, with what else may be meant.
  private func beside(_ answer: String) -> String {
    let labels = meaning.others.compactMap(label)
    guard !labels.isEmpty, !answer.hasSuffix("?"), !answer.contains("\n") else { return answer }
    return answer + "\n" + guide("or else") + "\n" + line(of: labels)
  }

  private func body(for act: Act) -> String {
    switch act {
    case .say(let intent): return say(intent)
    case .why(let topic): return part(topic, \.why) ?? moreReason(topic) ?? reason
    case .how(let topic): return part(topic, \.how) ?? detail(topic)
    case .shorten(let topic): return part(topic, \.short) ?? firstSentence
    case .rephrase(let topic):
      return part(topic, \.short) ?? part(topic, \.how) ?? guide("in other words")
    case .another(let subject): return another(subject)
    case .judge(let asked): return judged(asked)
    case .sayBluntly: return guide("bluntly")
    case .oneThing(let topic): return oneThing(topic)
    case .recall: return recall
    case .tellKnown: return known
    case .acknowledge(let mood): return heard(mood)
    case .pick: return guide("picked")
    case .agree: return guide("agree")
    case .letGo: return offering(dialogue.menu.choices, after: "let go")
    case .offer(let menu): return offer(menu)
    case .narrow(let intents): return narrow(intents)
    }
  }

  /// Asks which of a few things is meant.
  private func narrow(_ intents: [Intent]) -> String {
    let labels = intents.compactMap(label)
    let rest = labels.count > 1 ? [] : dialogue.menu.choices.prefix(2)
    return offering(labels + rest + [Choice.other], after: "which")
  }

  /// What something is called among choices, with its domain where that isn't what's talked about.
  private func label(of intent: Intent) -> String? {
    let label = intent.label(library)
    guard let domain = intent.place?.domain, domain.isSubject, !dialogue.domains.contains(domain)
    else { return label }
    return label.map { $0 + " (" + domain.rawValue + ")" }
  }

  /// Some choices behind what leads to them, the first time with how one is taken.
  func offering(_ labels: [String], after name: String) -> String {
    let lead = guide(name)
    let isKnown = dialogue.memory.offers > 0 || lead.contains("number") || labels.count < 2
    let numbers = (1..<max(2, labels.count)).map(String.init).joined(separator: ", ")
    let how = isKnown ? "" : " Type \(numbers) or \(labels.count)."
    return lead + how + "\n" + line(of: labels)
  }

  private func say(_ intent: Intent) -> String {
    switch intent {
    case .number(let question): return number(question) ?? guide("no numbers")
    case .conversion(let unit): return conversion(unit)
    case .supposition(let answer): return dated(answer)
    case .cost:
      return dialogue.habitCost?.text(again: dialogue.tellsCost ? 0 : 1) ?? guide("no numbers")
    case .plan: return plan
    case .tips: return tips
    case .report: return confirmation
    case .refusal: return refusal
    case .topic(let place): return answer(of: place) ?? exhausted(place)
    case .obstacles: return offer(.obstacles)
    case .menu, .follow: return offer(dialogue.menu)
    }
  }

  // MARK: - Numbers

  /// The answer where a number is asked for or told; `nil` for any other message.
  var number: String? {
    switch meaning.act {
    case .say(let intent) where intent.isNumber || intent == .report: body(for: meaning.act)
    default: if case .number(let question) = meaning.second { number(question) } else { nil }
    }
  }

  func number(_ question: NumberQuestion) -> String? {
    standing.map { dated($0.answer(question, again: again(.number(question)))) }
  }

  /// With the goal's own date, where the message has just named another one.
  private func dated(_ text: String) -> String {
    guard dialogue.told.isDateNew, let standing, let own = scene.facts.goal?.targetDate else {
      return text
    }
    return text + standing.clash(with: own)
  }

  private func conversion(_ unit: String) -> String {
    standing?.conversion(to: unit, again: again(.conversion(unit)))
      ?? number(.standing) ?? guide("no numbers")
  }

  /// How often the same was asked before.
  private func again(_ intent: Intent) -> Int { max(0, (dialogue.memory.asked[intent] ?? 0) - 1) }

  private var confirmation: String {
    guard let standing, let before = dialogue.told.before, dialogue.told.tells else {
      return guide("agree")
    }
    let text = standing.confirmation(
      of: dialogue.told.latest, before: Standing(before, today: scene.facts.today),
      asked: VerdictAsked(TextWord.all(in: message).map(\.text)))
    return dialogue.told.isSure ? text : text + " Tell me if I misread that."
  }

  // MARK: - Lists

  private var plan: String {
    let lines = library.topic("next week", in: dialogue.domain).map { place in
      let conditions = conditions(for: place)
      let answers = library[place].answers
      return answers.indices.filter { answers[$0].conditions.allSatisfy(conditions.contains) }
        .map { index in
          sources.note(answers[index], place, index)
          return String(answers[index].text)
        }.filter(dialogue.allows)
    }
    guard let standing else {
      guard let lines, dialogue.domain != .general else {
        return offering(dialogue.menu.choices, after: "no plan")
      }
      return lines.prefix(mostLines).joined(separator: "\n")
    }
    let all = Array(standing.plan().prefix(2)) + (lines ?? [])
    guard mostLines < 7 else { return all.prefix(7).joined(separator: "\n") }
    return (all.prefix(1) + all.dropFirst(2)).prefix(mostLines).joined(separator: "\n")
  }

  /// As many lines as were asked for: `in 3 lines`; seven otherwise.
  private var mostLines: Int {
    let words = TextWord.all(in: message).map(\.text)
    let asked = SaidNumber.all(in: words).first {
      ["line", "lines", "point", "points", "bullet", "bullets"].contains($0.unit)
    }
    return asked.map { max(1, min(7, Int(clamping: $0.value))) } ?? 7
  }

  var tips: String {
    guard standing != nil || dialogue.domain != .general else {
      return offering(dialogue.menu.choices, after: "no tips")
    }
    let tips = tipLines
    guard !tips.isEmpty else { return offer(dialogue.menu) }
    let start = again(.tips) * 3 % tips.count
    let chosen = (0..<min(3, tips.count)).map { tips[(start + $0) % tips.count] }
    return ReplyWriter.numbered(chosen)
  }

  static func numbered(_ lines: [String]) -> String {
    lines.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
  }

  private var tipLines: [String] {
    guard let place = library.topic("tips", in: dialogue.domain) else { return [] }
    return fitting(place).compactMap { text(of: place, $0) }
  }

  // MARK: - Choices

  func offer(_ menu: Menu) -> String {
    // Nobody is asked to choose twice in a row.
    let isSaid =
      [.general, .goal].contains(menu)
      || [.generalAgain, .goalAgain].contains(menu) && !dialogue.memory.labels.isEmpty
    if isSaid, !meaning.isMenu { return lost("lost question") }
    let name =
      switch menu {
      case .obstacles: "obstacles"
      case .obstaclesMore: "other obstacles"
      default:
        meaning.isMenu ? "menu" : message.hasSuffix("?") ? "unknown question" : "not understood"
      }
    return offering(menu.choices, after: name)
  }

  private static let confirmed: Set<NumberQuestion> = [.standing, .gap, .percent, .lastValues]

  static func words(_ text: String) -> Int { text.split { $0 == " " || $0 == "\n" }.count }
}
