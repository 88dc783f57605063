import Wellness

/// The lists of `words.txt`, by their names.
enum NamedWords {
  static let lists: [String: Substring] = {
    var lists = [String: Substring](minimumCapacity: 256)
    TextLine.each(in: CoachText.load("words")[...]) { line in
      guard let end = line.first(UInt8(ascii: ":")) else { return }
      lists[String(line.part(0, end).text)] = line.part(end + 2, line.count).text
    }
    return lists
  }()
}

extension [String] {
  /// A list of `words.txt`.
  static func listed(_ name: String) -> [String] {
    NamedWords.lists[name, default: ""].withBytes { list in
      var words: [String] = []
      let comma = UInt8(ascii: ",")
      list.eachPart(between: list.contains(comma) ? comma : 0x20) { word in
        words.append(String(decoding: word.drop { $0 == 0x20 }, as: UTF8.self))
      }
      return words
    }
  }
}

extension Set<String> {
  /// A list of `words.txt`.
  static func listed(_ name: String) -> Set<String> { Set([String].listed(name)) }
}

extension [String: String] {
  /// A list of `words.txt`: words, and behind `=` what each stands for, where that isn't itself.
  static func listed(_ name: String) -> [String: String] {
    let pairs = [String].listed(name).map { entry in
      let end = entry.utf8.firstIndex(of: UInt8(ascii: "=")) ?? entry.endIndex
      let other = entry.utf8[end...].dropFirst()
      return (String(entry[..<end]), other.isEmpty ? entry : String(Substring(other)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

extension WordIndex {
  /// A list of `words.txt`.
  static func listed(_ name: String) -> WordIndex {
    WordIndex(words: NamedWords.lists[name, default: ""])
  }
}
