import Edge
import Wellness

/// What Tab offers, from the registry and the goals there are: a pure function of line and cursor.
struct Completer: Sendable {
  let goals: GoalOffers
  /// Title and a few words for each of the active chats.
  var chats: [(title: String, help: String)] = []
  /// Numbers with their titles.
  var insights: [(name: String, help: String)] = []
  /// What amounts are counted in.
  var units = Completer.usualUnits

  /// What may be set of a model, and which models there are.
  var coach = CoachRules()
  /// What paths there are that begin with a text.
  var files: @Sendable (_ beginning: String) -> [String] = { _ in [] }

  /// What most goals are counted in.
  static let usualUnits = [
    "steps", "km", "miles", "minutes", "hours", "pages", "books", "glasses", "kg", "lbs",
    "sessions", "times",
  ]

  var completions: Completions {
    Completions { complete($0, $1) }
  }

  /// - Parameter cursor: in scalars from the start of the line.
  func complete(_ line: String, _ cursor: Int) -> Completions.Answer {
    let scalars = Array(line.unicodeScalars.prefix(cursor))
    let before = String(String.UnicodeScalarView(scalars))
    let line = CompletedLine(scalars)
    guard before.hasPrefix("/"), !before.contains("\n") else {
      return Completions.Answer(start: line.start, candidates: [])
    }
    if let value = line.flagValue, let usage = meant(line.words).usage,
      let flag = usage.flags.first(where: { $0.name == value.flag }), flag.kind != .none
    {
      return fitting(values(of: flag.kind, value.text), to: value.text, at: value.start)
    }
    return title(in: line) ?? fitting(offers(in: line), to: line.word, at: line.start)
  }

  /// What fits a title of several words without quotes: the most words that one begins with.
  private func title(in line: CompletedLine) -> Completions.Answer? {
    let (usage, count) = meant(line.words)
    guard let usage, let place = usage.parameters.firstIndex(where: \.isLong),
      [.goal, .chat].contains(usage.parameters[place].kind),
      !line.words.dropFirst(count).contains(where: { $0.hasPrefix("-") }), !line.isQuoted
    else { return nil }
    for first in (count + place)..<max(count + place, line.words.count) {
      let answer = fitting(
        values(of: usage.parameters[place].kind, line.word), to: line.text(from: first),
        at: line.starts[first])
      if !answer.candidates.isEmpty { return answer }
    }
    guard line.words.count > count + place, !line.word.isEmpty, !line.word.hasPrefix("-") else {
      return nil
    }
    return fitting(
      values(of: usage.parameters[place].kind, line.word), to: line.word, at: line.start)
  }

  /// The command that the words of a line name, and how many words that takes.
  private func meant(_ words: [String]) -> (usage: Usage?, count: Int) {
    guard let first = words.first else { return (nil, 0) }
    let name = String(first.dropFirst())
    if words.count > 1, let usage = Registry.usages.first(where: { $0.words == [name, words[1]] }) {
      return (usage, 2)
    }
    return (Registry.usages.first { $0.words == [name] || $0.alias == name }, 1)
  }

  /// What may stand at a place, before it is compared with what was typed.
  private struct Offers {
    var candidates: [Completions.Candidate] = []
    /// How many candidates stand before the goals, where goals may stand there.
    var goalsPlace: Int?

    static func + (left: Offers, right: Offers) -> Offers {
      Offers(
        candidates: left.candidates + right.candidates,
        goalsPlace: left.goalsPlace ?? right.goalsPlace.map { left.candidates.count + $0 })
    }
  }

  private func offers(in line: CompletedLine) -> Offers {
    let words = line.words
    guard let first = words.first else {
      let names = Registry.names.map { name in
        let usage = Registry.usages.first { $0.words == [name] || $0.alias == name }
        let help = usage?.help ?? Registry.subcommands(of: name).joined(separator: ", ")
        return Completions.Candidate("/" + name, help: help)
      }
      return Offers(candidates: names)
    }
    let name = String(first.dropFirst())
    let (usage, count) = meant(words)
    var candidates: [Completions.Candidate] = []
    if words.count == 1 {
      candidates += Registry.usages.filter { $0.words.count == 2 && $0.words[0] == name }
        .map { Completions.Candidate($0.words[1], help: $0.help) }
    }
    guard let usage else { return Offers(candidates: candidates) }
    return Offers(candidates: candidates)
      + offers(of: usage, after: Array(words.dropFirst(count)), typing: line.word)
  }

  private func offers(of usage: Usage, after rest: [String], typing word: String) -> Offers {
    if let last = rest.last, last.hasPrefix("--"),
      let flag = usage.flags.first(where: { "--" + $0.name == last }), flag.kind != .none
    {
      return values(of: flag.kind, word)
    }
    let unused = usage.flags.filter { flag in
      // Tab alone leaves no question out.
      (flag.name != Usage.Flag.yes.name || word.hasPrefix("-"))
        && !rest.contains { $0 == "--" + flag.name || $0.hasPrefix("--\(flag.name)=") }
    }
    let flags = unused.map { Completions.Candidate("--" + $0.name, help: $0.help) }
    let place = rest.prefix { !$0.hasPrefix("--") }.count
    let parameter =
      place < usage.parameters.count && place == rest.count
      ? usage.parameters[place] : usage.parameters.last { $0.isLong && place == 0 }
    let isOfServer = usage.name == CoachUse.usage.name && place == 1
    let offered =
      isOfServer
      ? Offers(candidates: coach.modelsOf(rest[0]).map { Completions.Candidate($0) })
      : parameter.map { values(of: $0.kind, word) } ?? Offers()
    return offered + Offers(candidates: further(of: usage, after: rest) + flags)
  }

  /// What only the words before it tell: the values of a setting, the second words of a command, the
  /// units of an amount.
  private func further(of usage: Usage, after rest: [String]) -> [Completions.Candidate] {
    switch usage.name {
    case "set" where rest == ["coach-model"]: return namedValues(of: .model)
    case "set" where rest.count == 1:
      return (SettingRow.named(rest[0])?.values ?? []).map { Completions.Candidate($0) }
    case "help" where rest.count == 1:
      return Registry.usages.filter { $0.words.count == 2 && $0.words[0] == rest[0] }
        .map { Completions.Candidate($0.words[1], help: $0.help) }
    default:
      return isAmount(rest, of: usage) ? units.map { Completions.Candidate($0) } : []
    }
  }

  /// Whether a line so far ends in an amount without its unit that a flag takes.
  private func isAmount(_ rest: [String], of usage: Usage) -> Bool {
    guard let last = rest.last else { return false }
    let takers = usage.flags.filter { $0.kind == .quantity }.map { "--" + $0.name }
    if rest.count > 1, takers.contains(rest[rest.count - 2]) {
      return Quantity(last)?.unit.isEmpty == true
    }
    guard let equals = last.firstIndex(of: "="), takers.contains(String(last[..<equals])) else {
      return false
    }
    return Quantity(last[last.index(after: equals)...])?.unit.isEmpty == true
  }

  /// A path as it has to be typed. The quotes of a folder stay open for what is in it.
  private static func path(_ path: String) -> String {
    let quoted = GoalOffers.quoted(path)
    return String(path.hasSuffix("/") && quoted != path ? quoted.dropLast() : quoted[...])
  }

  /// - Parameter word: what is typed of it.
  private func values(of kind: Usage.Kind, _ word: String) -> Offers {
    switch kind {
    case .goal: return Offers(goalsPlace: 0)
    case .file:
      let files = files(GoalOffers.unquoted(String(word.drop { $0 == "\"" })))
      return Offers(candidates: files.map { Completions.Candidate(Completer.path($0)) })
    default: return Offers(candidates: namedValues(of: kind))
    }
  }

  private func namedValues(of kind: Usage.Kind) -> [Completions.Candidate] {
    switch kind {
    case .chat:
      chats.map { Completions.Candidate(GoalOffers.quoted($0.title), help: $0.help) }
    case .insight: insights.map { Completions.Candidate($0.name, help: $0.help) }
    case .persona:
      Persona.known.map { Completions.Candidate($0.rawValue, help: $0.displayName) }
    case .choice(let known): known.map { Completions.Candidate($0) }
    case .date:
      ["tomorrow", "friday", "+30d", "+6w"].map { Completions.Candidate($0) }
    case .command:
      Registry.names.map { Completions.Candidate($0) }
        + HelpText.topics.map { Completions.Candidate($0) }
    case .modelServer:
      (coach.servers.map(\.name) + coach.modelNames()).map { Completions.Candidate($0) }
    case .model: coach.modelNames().map { Completions.Candidate($0) }
    case .coachOption:
      coach.options.map { Completions.Candidate($0.key + "=", help: $0.meaning) }
    case .none, .text, .quantity, .number, .goal, .file: []
    }
  }

  /// Those that begin with the word, else those that have its letters in order.
  private func fitting(_ offers: Offers, to word: String, at start: Int) -> Completions.Answer {
    let wanted = String(word.lowercased().drop { $0 == "\"" })
    let before = offers.goalsPlace ?? offers.candidates.count
    let isPlain = !wanted.hasPrefix("-")
    func answer(
      _ fits: (Completions.Candidate) -> Bool, _ fitting: GoalOffers.Fitting
    ) -> Completions.Answer {
      func chosen(_ part: ArraySlice<Completions.Candidate>) -> [Completions.Candidate] {
        part.filter { (!isPlain || !$0.text.hasPrefix("--") || wanted.isEmpty) && fits($0) }
      }
      let (first, last) = (
        chosen(offers.candidates[..<before]), chosen(offers.candidates[before...])
      )
      let common =
        fitting.more == 0
        ? ""
        : String(Completions.common(to: first.map(\.text) + last.map(\.text) + [fitting.common]))
      return Completions.Answer(
        start: start, candidates: first + fitting.candidates + last, more: fitting.more,
        common: common)
    }
    let hasGoals = offers.goalsPlace != nil
    let title = GoalOffers.unquoted(wanted)
    let prefixed = answer(
      { Completer.plain($0).hasPrefix(wanted) },
      hasGoals ? goals.beginning(with: title) : GoalOffers.Fitting())
    if !prefixed.candidates.isEmpty || wanted.isEmpty { return prefixed }
    return answer(
      { candidate in
        var rest = wanted[...]
        for character in Completer.plain(candidate) where character == rest.first {
          rest.removeFirst()
        }
        return rest.isEmpty
      }, hasGoals ? goals.having(title) : GoalOffers.Fitting())
  }

  private static func plain(_ candidate: Completions.Candidate) -> Substring {
    candidate.text.lowercased().drop { $0 == "\"" }
  }
}

/// A line up to the cursor as completion sees it: its words, and the one that is being typed.
struct CompletedLine {
  /// The words before the one that is being typed, as they stand.
  let words: [String]
  /// Where each of them begins, in scalars from the start of the line.
  let starts: [Int]
  /// The word that is being typed, which may be empty.
  let word: String
  /// Where it begins.
  let start: Int
  private let scalars: [Unicode.Scalar]

  /// Words end at a blank that stands in no quotes.
  init(_ scalars: [Unicode.Scalar]) {
    var (words, starts, start): ([String], [Int], Int) = ([], [], 0)
    var isInQuotes = false
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\"" { isInQuotes.toggle() }
      guard scalar == " ", !isInQuotes else { continue }
      if index > start {
        words.append(CompletedLine.text(scalars[start..<index]))
        starts.append(start)
      }
      start = index + 1
    }
    (self.words, self.starts, self.start) = (words, starts, start)
    word = CompletedLine.text(scalars[start...])
    self.scalars = scalars
  }

  /// The line from one of its words on.
  func text(from place: Int) -> String { CompletedLine.text(scalars[starts[place]...]) }

  /// Whether the word that is being typed has quotes.
  var isQuoted: Bool { word.contains("\"") }

  /// The value that is being typed in a word such as `--type=we`; `nil` in other words.
  var flagValue: (flag: String, text: String, start: Int)? {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return nil }
    let flag = word[word.index(word.startIndex, offsetBy: 2)..<equals]
    let value = String(word[word.index(after: equals)...])
    return (String(flag), value, start + word.unicodeScalars.count - value.unicodeScalars.count)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
