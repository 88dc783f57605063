import Edge
import Wellness

/// What Tab offers, from the registry and the goals there are: a pure function of line and cursor.
struct Completer: Sendable {
  let goals: GoalOffers
  /// Title and a few words for each of the active chats.
  var chats: [(title: String, help: String)] = []
  /// Numbers with their titles.
  var insights: [(name: String, help: String)] = []

  var completions: Completions {
    Completions { complete($0, $1) }
  }

  /// - Parameter cursor: in scalars from the start of the line.
  func complete(_ line: String, _ cursor: Int) -> Completions.Answer {
    let scalars = Array(line.unicodeScalars.prefix(cursor))
    let before = String(String.UnicodeScalarView(scalars))
    let start = Completer.wordStart(scalars)
    let word = String(String.UnicodeScalarView(scalars[start...]))
    guard before.hasPrefix("/"), !before.contains("\n") else {
      return Completions.Answer(start: start, candidates: [])
    }
    let words = String(String.UnicodeScalarView(scalars[..<start]))
      .split(separator: " ").map(String.init)
    return fitting(offers(after: words), to: word, at: start)
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

  private func offers(after words: [String]) -> Offers {
    guard let first = words.first else {
      let names = Registry.names.map { name in
        let usage = Registry.usages.first { $0.words == [name] || $0.alias == name }
        let help = usage?.help ?? Registry.subcommands(of: name).joined(separator: ", ")
        return Completions.Candidate("/" + name, help: help)
      }
      return Offers(candidates: names)
    }
    let name = String(first.dropFirst())
    let usage =
      words.count > 1 ? Registry.usages.first { $0.words == [name, words[1]] } : nil
    let found = usage ?? Registry.usages.first { $0.words == [name] || $0.alias == name }
    var candidates: [Completions.Candidate] = []
    if words.count == 1 {
      candidates += Registry.usages.filter { $0.words.count == 2 && $0.words[0] == name }
        .map { Completions.Candidate($0.words[1], help: $0.help) }
    }
    guard let found else { return Offers(candidates: candidates) }
    let rest = Array(words.dropFirst(usage == nil ? 1 : 2))
    return Offers(candidates: candidates) + offers(of: found, after: rest)
  }

  private func offers(of usage: Usage, after rest: [String]) -> Offers {
    if let last = rest.last, last.hasPrefix("--"),
      let flag = usage.flags.first(where: { "--" + $0.name == last }), flag.kind != .none
    {
      return values(of: flag.kind)
    }
    let unused = usage.flags.filter { !rest.contains("--" + $0.name) }
    let flags = unused.map { Completions.Candidate("--" + $0.name, help: $0.help) }
    let place = rest.prefix { !$0.hasPrefix("--") }.count
    let parameter =
      place < usage.parameters.count && place == rest.count
      ? usage.parameters[place] : usage.parameters.last { $0.isLong && place == 0 }
    let offered = parameter.map { values(of: $0.kind) } ?? Offers()
    let settingValues = usage.name == "set" && rest.count == 1 ? values(ofSetting: rest[0]) : []
    return offered + Offers(candidates: settingValues + flags)
  }

  private func values(of kind: Usage.Kind) -> Offers {
    if kind == .goal { return Offers(goalsPlace: 0) }
    return Offers(candidates: namedValues(of: kind))
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
      ["today", "tomorrow", "friday", "+30d", "+6w"].map { Completions.Candidate($0) }
    case .command:
      Registry.names.map { Completions.Candidate($0) }
        + HelpText.topics.map { Completions.Candidate($0) }
    case .none, .text, .quantity, .number, .goal: []
    }
  }

  private func values(ofSetting key: String) -> [Completions.Candidate] {
    let values: [String] =
      switch key {
      case "sync": ["auto", "manual"]
      case "color": ["auto", "always", "never"]
      case "pace": ["0", "40ms"]
      case "history": HistoryMode.allCases.map(\.rawValue)
      case "log": LogMode.allCases.map(\.rawValue)
      default: []
      }
    return values.map { Completions.Candidate($0) }
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

  /// Where the word before the cursor begins: behind a blank that stands in no quotes.
  private static func wordStart(_ scalars: [Unicode.Scalar]) -> Int {
    var start = 0
    var isInQuotes = false
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\"" { isInQuotes.toggle() }
      if scalar == " ", !isInQuotes { start = index + 1 }
    }
    return start
  }
}
