import Wellness

/// What of a goal's description an answer can take up: one statement of it, turned to the user.
struct GoalDetail {
  /// E.g. `You wrote that you've been struggling with portion control.`
  let sentence: String
  /// Whether it tells of something hard.
  let isStruggle: Bool

  /// - Parameters:
  ///   - description: as the user wrote it.
  ///   - title: of the goal; what it says already is no detail.
  ///   - isKnown: whether a word is one; a statement of words that are none isn't repeated.
  /// - Returns: `nil` for a description with nothing in it that reads as a statement.
  init?(_ description: String, title: String, isKnown: (String) -> Bool) {
    let named = Set(TextWord.all(in: title).map(\.text))
    let statements = Statement.all(in: description).filter { statement in
      let words = statement.plainWords
      let numbers = words.count { $0.first?.isNumber ?? false }
      let known = words.count { isKnown($0) || $0.first?.isNumber ?? false }
      return known - numbers > 1 && words.count <= Statement.mostWords
        && known * 5 >= words.count * 3 && !words.allSatisfy(named.contains)
    }
    // The first of those that say the most.
    guard let best = statements.max(by: { $0.weight < $1.weight }) else { return nil }
    isStruggle = best.isStruggle
    sentence = best.told(isKnown: isKnown)
  }
}

/// A part of a description that says one thing.
private struct Statement {
  /// As they were typed, without what ends the statement.
  let words: [Substring]
  /// In lower case, without apostrophes.
  let plainWords: [String]

  static let mostWords = 20

  /// Those without anything but words in them, in their order.
  static func all(in text: String) -> [Statement] {
    var statements: [Statement] = []
    for line in text.split(whereSeparator: \.isNewline) {
      var words: [Substring] = []
      func end() {
        if let statement = Statement(words) { statements.append(statement) }
        words = []
      }
      for word in line.split(separator: " ") {
        if word == "but" || word == "But" {
          end()
        } else {
          words.append(word)
        }
        // What asks isn't said.
        if word.last == "?" { words = [] }
        if let last = word.last, ".!;".contains(last) { end() }
      }
      end()
    }
    return statements
  }

  private init?(_ typed: [Substring]) {
    var words = Array(typed.drop { Statement.listed.leads.contains($0.lowercased()) })
    guard var last = words.popLast() else { return nil }
    while let end = last.last, ".!;,".contains(end) { last.removeLast() }
    words.append(last)
    let bare = words.map { $0.last == "," ? $0.dropLast() : $0 }
    guard bare.allSatisfy(Statement.isWord) else { return nil }
    self.words = words
    plainWords = bare.map { $0.lowercased().filter { $0 != "'" && $0 != "’" } }
    // Who `you` is isn't clear.
    guard plainWords.isDisjoint(with: Statement.listed.strange) else { return nil }
  }

  /// Whether it's letters, or a number with its signs.
  private static func isWord(_ word: Substring) -> Bool {
    let isNumber = word.first?.isNumber ?? false
    return !word.isEmpty
      && word.allSatisfy {
        $0.isLetter || "'’-".contains($0) || isNumber && ($0.isNumber || ".:%".contains($0))
      }
  }

  /// Of two statements the one to take up: what's hard first, then what the user says of themselves.
  var weight: Int { (isStruggle ? 4 : 0) + (hasReason ? 2 : 0) + (isOwn ? 1 : 0) }

  var isStruggle: Bool { plainWords.hasWord(beginningWith: Statement.struggles) }

  private var hasReason: Bool {
    zip(plainWords, plainWords.dropFirst()).contains {
      ["before", "for", "because"].contains($0) && ["my", "our", "i"].contains($1)
    }
  }

  /// Whether it has the user as its subject.
  private var isOwn: Bool { !plainWords.prefix(4).isDisjoint(with: Statement.listed.subjects) }

  private var hasVerb: Bool { !plainWords.dropFirst().isDisjoint(with: Statement.listed.verbs) }

  /// What was written, told to who wrote it.
  func told(isKnown: (String) -> Bool) -> String {
    let turned = turned(isKnown)
    if isOwn || hasVerb { return "You wrote that \(turned)." }
    if plainWords[0] == "to" { return "You wrote that you want \(turned)." }
    if plainWords[0].hasSuffix("ing"), words.count > 2 { return "You wrote about \(turned)." }
    return "Your note says \"\(words.joined(separator: " "))\"."
  }

  /// The words in the second person, the first one without its capital unless that is a name's.
  private func turned(_ isKnown: (String) -> Bool) -> String {
    var turned = zip(words, plainWords).map { word, plain in
      Statement.second[plain].map { word.last == "," ? $0 + "," : $0 } ?? String(word)
    }
    let day = plainWords[0].hasSuffix("s") ? plainWords[0].dropLast() : plainWords[0][...]
    if isKnown(plainWords[0]), !SaidDay.isWeekday(String(day)) {
      turned[0] = SentenceText.uncapitalized(turned[0])
    }
    for index in turned.indices.dropFirst() where turned[index - 1] == "you" {
      turned[index] = Statement.verbOfSecond[plainWords[index]] ?? turned[index]
    }
    return turned.joined(separator: " ")
  }

  private static let listed = ListedWords("Statement")
  /// Beginnings of words that tell of something hard.
  private static let struggles: [String] = .listed("Statement.struggles")
  private static let second = [String: String].listed("Statement.second")
  private static let verbOfSecond = ["am": "are", "was": "were", "wasnt": "weren't"]
}
