/// The lists of `words.txt`, by their names.
enum NamedWords {
  static let lists: [String: Substring] = {
    var lists: [String: Substring] = [:]
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
    let list = NamedWords.lists[name, default: ""].utf8
    let isOfPhrases = list.contains(UInt8(ascii: ","))
    return list.split(separator: UInt8(ascii: isOfPhrases ? "," : " ")).map {
      String(Substring($0.drop { $0 == UInt8(ascii: " ") }))
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
    let pairs = [String].listed(name).map { $0.utf8.split(separator: UInt8(ascii: "=")) }
    return Dictionary(
      uniqueKeysWithValues: pairs.map {
        (String(Substring($0[0])), String(Substring($0[$0.count - 1])))
      })
  }
}

extension WordIndex {
  /// A list of `words.txt`.
  static func listed(_ name: String) -> WordIndex {
    WordIndex(words: NamedWords.lists[name, default: ""])
  }
}
