import Coach
import Wellness

/// Makes the index of the coach's phrases.
struct PhraseTrainer {
  /// As `phrases.txt` has it.
  let text: String

  /// - Parameter lines: the path of a file below `CoachData`, a colon and a line of it each.
  init(_ lines: some Sequence<String>) {
    var files: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"),
        let folder = line[..<colon].firstRange(of: "CoachData/"), line[..<colon].hasSuffix(".txt")
      else { continue }
      let name = String(line[folder.upperBound..<colon].dropLast(4))
      files[name, default: ""] += line[colon...].dropFirst() + "\n"
    }
    self.init { PhraseTables.unfolded(files[$0] ?? "") }
  }

  /// - Parameter file: gives a file of `CoachData` as its readers want it.
  init(_ file: (String) -> String) {
    let tables = PhraseTables.all(file).sorted { $0.name < $1.name }
      .map { (name: $0.name, parts: PhraseTrainer.parts(of: $0.lines)) }
    var head = ""
    var place = tables.count * PhraseIndex.tableLine + 1
    for (name, parts) in tables {
      head += name + String(repeating: " ", count: PhraseIndex.nameLength - name.utf8.count)
      for part in [""] + parts {
        place += part.utf8.count
        head += Base64Numbers.text(of: UInt32(place), 5)
      }
      head += "\n"
    }
    text = head + "\n" + tables.flatMap(\.parts).joined()
  }

  /// The words, keys and places of a table.
  private static func parts(of lines: [Substring]) -> [String] {
    var words: Set<String> = []
    var patterns: [(place: String, ways: [[[UInt32]]])] = []
    var counts: [UInt32: Int] = [:]
    for (number, line) in lines.enumerated() {
      var start = 0
      for pattern in line.split(separator: "|", omittingEmptySubsequences: false) {
        let parts = PatternParts(pattern)
        words.formUnion(parts.words)
        for key in Set(parts.ways.joined().joined()) { counts[key, default: 0] += 1 }
        let place =
          Base64Numbers.text(of: UInt32(number), 2) + Base64Numbers.text(of: UInt32(start), 3)
        patterns.append((place, parts.ways))
        start += pattern.utf8.count + 1
      }
    }
    var places: [UInt32: [String]] = [:]
    for pattern in patterns {
      for (key, mark) in keys(of: pattern.ways, counts) {
        places[key, default: []].append(Base64Numbers.text(of: mark, 1) + pattern.place)
      }
    }
    var (keyLines, placeText) = ("", "")
    for (key, own) in places.sorted(by: { $0.key < $1.key }) {
      keyLines += Base64Numbers.text(of: key, 4)
      keyLines += Base64Numbers.text(of: UInt32(placeText.utf8.count), 4)
      keyLines += Base64Numbers.text(of: UInt32(own.count), 3) + "\n"
      placeText += own.joined() + "\n"
    }
    return [folded(words.sorted()), keyLines, placeText]
  }

  /// Of each way to say a pattern the word that the fewest patterns have, with the mark of the next.
  private static func keys(
    of ways: [[[UInt32]]], _ counts: [UInt32: Int]
  ) -> [UInt32: UInt32] {
    var keys: [UInt32: UInt32] = [:]
    for way in ways {
      let words = way.enumerated().sorted {
        (count(of: $0.element, counts), $0.offset) < (count(of: $1.element, counts), $1.offset)
      }.map(\.element)
      let other = words.dropFirst().first { $0.count == 1 }?.first
      let mark = other.map(PatternParts.mark) ?? PhraseIndex.noMark
      for key in words.first ?? [] {
        keys[key] = keys[key].map { $0 == mark ? mark : PhraseIndex.noMark } ?? mark
      }
    }
    return keys
  }

  private static func count(of keys: [UInt32], _ counts: [UInt32: Int]) -> Int {
    keys.reduce(0) { $0 + (counts[$1] ?? 0) }
  }

  /// Words in lines of up to a hundred letters.
  private static func folded(_ words: [String]) -> String {
    var text = ""
    var length = 0
    for word in words {
      if length + word.utf8.count > 100 {
        text += "\n"
        length = 0
      }
      text += (length == 0 ? "" : " ") + word
      length += word.utf8.count + 1
    }
    return text + "\n"
  }
}
