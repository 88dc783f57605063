import Edge

/// What an answer has to say, however it is worded: a line such as `|? has "15 pounds"`.
package enum Assertion: Hashable, Sendable {
  /// How a number of words stands to a limit.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    case less = "<"
    case atMost = "<="
    case more = ">"
    case atLeast = ">="
    case equal = "="

    fileprivate func holds(_ count: Int, _ limit: Int) -> Bool {
      switch self {
      case .less: count < limit
      case .atMost: count <= limit
      case .more: count > limit
      case .atLeast: count >= limit
      case .equal: count == limit
      }
    }
  }

  /// A text stands in it, whatever its case and its white space.
  case has(String)
  /// A text doesn't stand in it.
  case lacks(String)
  /// It has so many words.
  case words(Relation, Int)
  /// A sentence of it is a question; what it quotes or shows as code is none of its own.
  case asks
  /// The whole of it is of a form.
  case matches(Glob)
  /// A regular expression fits somewhere in it.
  case finds(SearchPattern)

  /// Whether it is true of a whole answer.
  package func holds(for answer: String) -> Bool {
    switch self {
    case .has(let text): Assertion.plain(answer).contains(Assertion.plain(text))
    case .lacks(let text): !Assertion.plain(answer).contains(Assertion.plain(text))
    case .words(let relation, let limit):
      relation.holds(answer.split(whereSeparator: \.isWhitespace).count, limit)
    case .asks: AskedQuestion.isIn(answer)
    case .matches(let glob): glob.matches(answer)
    case .finds(let pattern): pattern.isIn(answer)
    }
  }

  /// Whether no answer could be otherwise that has a word.
  var holdsForAll: Bool {
    switch self {
    case .has(let text): Assertion.plain(text).isEmpty
    case .words(.atLeast, 0...1), .words(.more, 0): true
    case .matches(let glob): glob.fitsAll
    case .finds(let pattern): pattern.fitsAll
    case .lacks, .words, .asks: false
    }
  }

  /// What the answer has in place of what was asked for, in a few words; `nil` where the answer
  /// itself tells.
  package func reason(for answer: String) -> String? {
    switch self {
    case .words: "\(answer.split(whereSeparator: \.isWhitespace).count) words"
    case .asks: "it asks nothing, and ends in \"\(Assertion.lastSentence(of: answer))\""
    case .finds(let pattern): pattern.problem(in: answer)
    case .has, .lacks, .matches: nil
    }
  }

  /// In lower case, with one space for each run of white space.
  private static func plain(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func lastSentence(of answer: String) -> String {
    let words = answer.split(whereSeparator: \.isWhitespace)
    return words.suffix(6).joined(separator: " ")
  }
}

/// An assertion of a file and where it stands.
package struct PlacedAssertion: Hashable, Sendable {
  /// What has to be true.
  package let assertion: Assertion
  /// As the file has it, as in `|? has "15 pounds"`.
  package let text: String
  /// Counted from 1.
  package let line: Int
  /// The turn in which the answer ends; 0 before the first input.
  package let turn: Int
  /// Which answer it is about: the lines of one run have the same number, counted from 0.
  package let run: Int
}

extension SessionFile {
  /// Every assertion, in the order of the file.
  package var assertions: [PlacedAssertion] {
    var found: [PlacedAssertion] = []
    var turn = 0
    var run = -1
    var isInRun = false
    for item in items {
      switch item.record {
      case .assertion(let record):
        if !isInRun { run += 1 }
        isInRun = true
        found.append(
          PlacedAssertion(
            assertion: assertion(record), text: lines(item).joined(separator: "\n"),
            line: item.line, turn: turn, run: run))
      case .typed:
        turn += 1
        isInRun = false
      case .blank, .comment, .show: break
      default: isInRun = false
      }
    }
    return found
  }

  /// What a line asserts.
  func assertion(_ record: Record.AssertionRecord) -> Assertion {
    switch record.kind {
    case .has: .has(quoted(record.text))
    case .lacks: .lacks(quoted(record.text))
    case .asks: .asks
    case .matches: .matches(glob(record.text))
    case .finds: .finds(SearchPattern(string(record.text)))
    case .words(let relation, let count): .words(relation, count)
    }
  }
}
