import Numbers

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
      DangerPairs.text.withBytes { bytes in
        DangerBook.split(bytes, at: 0x0A) { add(line: $0) }
      }
    }

    /// Adds `danger reach: words | words`.
    private mutating func add(line: UnsafeBufferPointer<UInt8>) {
      let space = line.end(from: 0, at: 0x20)
      let colon = line.end(from: space, at: UInt8(ascii: ":"))
      guard colon < line.count,
        let danger = Danger(rawValue: String(decoding: line[..<space], as: UTF8.self)),
        let reach = Int(String(decoding: line[(space + 1)..<colon], as: UTF8.self), in: 0...1000)
      else { return }
      let first = groupCount
      let groups = UnsafeBufferPointer(rebasing: line[(colon + 1)...])
      DangerBook.split(groups, at: UInt8(ascii: "|")) { group in
        DangerBook.split(group, at: 0x20) { add(word: $0) }
        groupCount += 1
        owners.append(rules.count)
      }
      rules.append(Rule(danger: danger, reach: reach, groups: first..<groupCount))
      sizes.append(Int8(groupCount - first))
    }

    private mutating func add(word: UnsafeBufferPointer<UInt8>) {
      if word.last == UInt8(ascii: "*") {
        beginnings.add(WordHash(word.dropLast()).value, groupCount)
      } else {
        words.add(WordHash(word).value, groupCount)
      }
    }
  }

  private static let table = Table()

  /// What is found, with the place of all its words.
  static func find(in text: DangerText) -> [(danger: Danger, range: Range<Int>)] {
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
      table.words.each(of: word.hash, add)
      for hash in word.hashes { table.beginnings.each(of: hash, add) }
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
