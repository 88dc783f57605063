import Edge
import Wellness

/// What Tab offers, from the registry and the goals there are: a pure function of line and cursor.
struct Completer: Sendable {
  /// Title and a few words for each.
  let goals: [(title: String, help: String)]
  /// The same of the active chats.
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
    return Completions.Answer(
      start: start, candidates: Completer.fitting(offers(after: words), to: word))
  }

  private func offers(after words: [String]) -> [Completions.Candidate] {
    guard let first = words.first else {
      return Registry.names.map { name in
        let usage = Registry.usages.first { $0.words == [name] || $0.alias == name }
        let help = usage?.help ?? Registry.subcommands(of: name).joined(separator: ", ")
        return Completions.Candidate("/" + name, help: help)
      }
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
    guard let found else { return candidates }
    let rest = Array(words.dropFirst(usage == nil ? 1 : 2))
    return candidates + offers(of: found, after: rest)
  }

  private func offers(of usage: Usage, after rest: [String]) -> [Completions.Candidate] {
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
    let offered = parameter.map { values(of: $0.kind) } ?? []
    let settingValues = usage.name == "set" && rest.count == 1 ? values(ofSetting: rest[0]) : []
    return offered + settingValues + flags
  }

  private func values(of kind: Usage.Kind) -> [Completions.Candidate] {
    switch kind {
    case .goal:
      goals.map { Completions.Candidate(Completer.quoted($0.title), help: $0.help) }
    case .chat:
      chats.map { Completions.Candidate(Completer.quoted($0.title), help: $0.help) }
    case .insight: insights.map { Completions.Candidate($0.name, help: $0.help) }
    case .persona:
      Persona.known.map { Completions.Candidate($0.rawValue, help: $0.displayName) }
    case .choice(let known): known.map { Completions.Candidate($0) }
    case .date:
      ["today", "tomorrow", "friday", "+30d", "+6w"].map { Completions.Candidate($0) }
    case .command:
      Registry.names.map { Completions.Candidate($0) }
        + HelpText.topics.map { Completions.Candidate($0) }
    case .none, .text, .quantity, .number: []
    }
  }

  private func values(ofSetting key: String) -> [Completions.Candidate] {
    let values: [String] =
      switch key {
      case "sync": ["auto", "manual"]
      case "color": ["auto", "always", "never"]
      case "pace": ["0", "40ms"]
      case "log": LogMode.allCases.map(\.rawValue)
      default: []
      }
    return values.map { Completions.Candidate($0) }
  }

  /// Those that begin with the word, else those that have its letters in order.
  private static func fitting(
    _ candidates: [Completions.Candidate], to word: String
  ) -> [Completions.Candidate] {
    let wanted = word.lowercased().drop { $0 == "\"" }
    let flagless =
      wanted.hasPrefix("-")
      ? candidates
      : candidates.filter {
        !$0.text.hasPrefix("--") || wanted.isEmpty
      }
    func plain(_ candidate: Completions.Candidate) -> Substring {
      candidate.text.lowercased().drop { $0 == "\"" }
    }
    let prefixed = flagless.filter { plain($0).hasPrefix(wanted) }
    if !prefixed.isEmpty || wanted.isEmpty { return prefixed }
    return flagless.filter { candidate in
      var rest = wanted
      for character in plain(candidate) where character == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
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

  private static func quoted(_ title: String) -> String {
    guard title.contains(where: { $0 == " " || $0 == "\"" }) else { return title }
    let escaped = title.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }
}
