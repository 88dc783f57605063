import Numbers
import Wellness

/// Dangers that a few words tell of when they stand close to each other, in any order, whatever is
/// between them and across commas: people say the same thing in more ways than phrases can list.
enum DangerPairs {
  /// All of them, a line each.
  static let text = CoachText.load("safety/pairs")

  private struct Rule: Sendable {
    let danger: Danger
    let reach: Int
    /// The numbers of its groups, which follow each other.
    let groups: Range<Int>
  }

  private struct Table: Sendable {
    var rules: [Rule] = []
    /// The groups that a word, or a word with a beginning, belongs to.
    var words = WordLists(count: 2048)
    var beginnings = WordLists(count: 256)
    var groupCount = 0
    /// By group, which rule it belongs to.
    var owners: [Int] = []
    /// By rule, how many groups it has.
    var sizes: [Int8] = []

    init() {
      TextLine.each(in: DangerPairs.text[...]) { add($0) }
    }

    /// Adds `danger reach: words | words`.
    private mutating func add(_ line: TextLine) {
      guard let space = line.first(0x20), let colon = line.first(UInt8(ascii: ":")),
        space < colon, let danger = Danger.named[String(line.part(0, space).text)],
        let reach = Int(String(line.part(space + 1, colon).text), in: 0...1000)
      else { return }
      let first = groupCount
      owners.append(rules.count)
      line.part(colon + 1, line.count).text.withBytes { bytes in
        WordIndex.eachWord(of: bytes) { word, hash in
          if word.first == UInt8(ascii: "|") {
            groupCount += 1
            owners.append(rules.count)
          } else {
            add(word, hash)
          }
        }
      }
      groupCount += 1
      rules.append(Rule(danger: danger, reach: reach, groups: first..<groupCount))
      sizes.append(Int8(groupCount - first))
    }

    private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ hash: WordHash) {
      if word.last == UInt8(ascii: "*") {
        beginnings.add(WordHash(word.dropLast()).value, groupCount)
      } else {
        words.add(hash.value, groupCount)
      }
    }
  }

  private static let table = Table()

  /// What is found, with the place of all its words.
  static func find(in text: SaidText) -> [(danger: Danger, range: Range<Int>)] {
    let table = table
    var isFound = [Bool](repeating: false, count: table.groupCount)
    // By rule, how many of its groups have no word yet.
    var missing = table.sizes
    var whole: [Int] = []
    var members: [(group: Int, place: Int)] = []
    for (index, word) in text.words.enumerated() {
      func add(_ group: Int) {
        members.append((group, index))
        guard !isFound[group] else { return }
        isFound[group] = true
        let rule = table.owners[group]
        missing[rule] -= 1
        if missing[rule] == 0 { whole.append(rule) }
      }
      table.words.each(of: word.hash.value, add)
      var beginning = WordHash()
      for byte in word.text.utf8 {
        beginning.add(byte)
        table.beginnings.each(of: beginning.value, add)
      }
    }
    return whole.sorted().compactMap { number in
      let rule = table.rules[number]
      return place(of: rule, members).map { (rule.danger, $0) }
    }
  }

  /// The first stretch that has a word of each group, each in a place of its own.
  private static func place(
    of rule: Rule, _ members: [(group: Int, place: Int)]
  ) -> Range<Int>? {
    let places = rule.groups.map { group in
      members.compactMap { $0.group == group ? $0.place : nil }
    }
    for start in places[0] {
      var taken = [start]
      for group in rule.groups.dropFirst() {
        let near = places[group - rule.groups.lowerBound].filter {
          !taken.contains($0) && abs($0 - start) <= rule.reach
        }
        guard let next = near.min(by: { abs($0 - start) < abs($1 - start) }) else { break }
        taken.append(next)
      }
      if taken.count == rule.groups.count, let low = taken.min(), let high = taken.max() {
        return low..<high + 1
      }
    }
    return nil
  }
}
