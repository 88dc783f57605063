import Wellness

/// A message that puts again what the last answer has missed: `no, i said pushups`, `i asked about
/// noise`, `that's not what i asked`.
struct SecondTry {
  /// What is left of it without the protest, as it was typed; empty where it only protests.
  let rest: String
  /// Whether it says that it was missed, and not only that something isn't so.
  let isProtest: Bool
  /// Stems of what it says that it isn't about.
  let denied: Set<String>

  /// - Parameters:
  ///   - question: what was asked before.
  ///   - answer: the last answer.
  /// - Returns: `nil` for a message that goes on.
  init?(_ message: SaidMessage, after question: String, _ answer: String) {
    let words = message.typed
    guard words.count <= SecondTry.mostWords, words.contains(where: SecondTry.mayMark) else {
      return nil
    }
    let asked = Refusal.stems(of: TextWord.all(in: question).map(\.text))
    var clauses = Clause.all(of: words)
    let protesting = clauses.firstIndex { $0.protests }
    let denied = Refusal.stems(of: clauses.flatMap(\.denied))
    // After a question it may be the answer to that.
    let denies =
      !answer.hasSuffix("?")
      && !denied.isDisjoint(with: Refusal.stems(of: TextWord.all(in: answer).map(\.text)))
    let isAngry = protesting != nil || denies || clauses.first?.isProtesting ?? false
    let restating = clauses.firstIndex { clause in
      guard let start = clause.start else { return false }
      let rest = Refusal.stems(of: words[start..<clause.range.upperBound].map(\.text))
      return isAngry || clause.isProtesting || !rest.isDisjoint(with: asked)
    }
    let complaint = restating ?? protesting
    guard denies || complaint != nil else { return nil }
    let place = complaint.map { clauses[$0].range.lowerBound } ?? 0
    clauses.removeAll { clause in
      guard clause.start == nil else { return false }
      let isSigh = clause.range.upperBound <= place && clause.range.count < SecondTry.fewestBefore
      return clause.protests || !clause.denied.isEmpty || isSigh
    }
    isProtest = complaint != nil
    self.denied = denied
    rest = clauses.map { clause in
      clause.kept.map { range in
        let next = range.upperBound
        let end = next < words.count ? words[next].range.lowerBound : message.text.endIndex
        return String(message.text[words[range.lowerBound].range.lowerBound..<end])
      }.joined()
    }.joined()
  }

  /// Most messages have no word of a protest or a denial and aren't read further.
  private static func mayMark(_ word: TextWord) -> Bool { Clause.marks.contains(word.text) }

  /// What is longer tells a story of its own.
  private static let mostWords = 60
  /// A clause of fewer words before what is put again is only a sigh: `bro what`.
  private static let fewestBefore = 6
}

/// What stands between two commas or full stops.
private struct Clause {
  let range: Range<Int>
  /// Where what is put again begins.
  let start: Int?
  /// Whether it begins as a protest does: `no`, `bro what`.
  let isProtesting: Bool
  /// Whether it complains about the answer.
  let protests: Bool
  /// What it says that it isn't about.
  let denied: [String]
  /// Its words without the protest, and without what is denied in passing: `i said coffee not dinner`.
  let kept: [Range<Int>]

  static func all(of words: [TextWord]) -> [Clause] {
    var clauses: [Clause] = []
    var start = 0
    for end in 1...words.count where end == words.count || words[end].clause != words[start].clause
    {
      clauses.append(Clause(words, start..<end))
      start = end
    }
    return clauses
  }

  private init(_ typed: [TextWord], _ range: Range<Int>) {
    let all = typed[range].map { Clause.slang[$0.text] ?? $0.text }
    let lead = all.prefix(while: Clause.listed.leads.contains)
    let words = Array(all[lead.count...])
    let first = range.lowerBound + lead.count
    self.range = range
    let frame = Clause.frame(in: words, after: lead.last)
    start = frame.map { first + $0.upperBound }
    isProtesting = lead.contains(where: Clause.listed.noes.contains)
    protests = frame == nil && Clause.complaints.contains { words.starts(with: $0) }
    let own = words[..<(frame?.lowerBound ?? words.count)]
    let mark = own.prefix(4).firstIndex(where: Clause.listed.negations.contains)
    var denied: [String] = []
    if let mark, own.count <= 7 {
      let isPlain =
        (mark > 0 || own[0] == "not") && own[..<mark].allSatisfy(Clause.listed.copulas.contains)
      if frame != nil || isPlain { denied += own[(mark + 1)...] }
    }
    let whole = (start ?? range.lowerBound)..<range.upperBound
    let aside = frame.flatMap { frame in
      words.indices.dropLast().first { $0 > frame.upperBound && words[$0] == "not" }
    }
    if let aside {
      denied.append(words[aside + 1])
      let parts = [whole.lowerBound..<first + aside, first + aside + 2..<whole.upperBound]
      kept = parts.filter { !$0.isEmpty }
    } else {
      kept = [whole]
    }
    self.denied = denied
  }

  /// Where `i said` or `i asked about` stands; `nil` where nothing follows.
  private static func frame(in words: [String], after lead: String?) -> Range<Int>? {
    for start in words.indices {
      let before = start > 0 ? words[start - 1] : lead
      if let before, listed.askers.contains(before) { continue }
      for frame in frames where words[start...].starts(with: frame.words) {
        var end = start + frame.words.count
        while end < words.count, listed.joints.contains(words[end]) { end += 1 }
        if end < words.count, !frame.butNot.contains(words[end]) {
          return start..<end
        }
      }
    }
    return nil
  }

  private static let slang = ["u": "you", "ur": "youre", "abt": "about"]
  private static let listed = ListedWords("Clause")
  /// Each frame, complaint and denial has one of these.
  static let marks = WordIndex.listed("Clause.marks")

  /// What stands before that which is put again, and what doesn't follow where it's told of others.
  private static let frames = [String].listed("Clause.frames").flatMap { group in
    let parts = group.split(separator: ";")
    let butNot = Set((parts.count > 1 ? parts[1] : "").split(separator: " ").map(String.init))
    return parts[0].split(separator: ",").map { frame in
      (words: frame.split(separator: " ").map(String.init), butNot: butNot)
    }
  }

  /// How a clause begins that says only that the answer was beside the point.
  private static let complaints: [[String]] = .listed("Clause.complaints")
}
