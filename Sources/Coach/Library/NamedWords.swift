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

  fileprivate static func list(_ name: String) -> [String] {
    let list = lists[name, default: ""].utf8
    let isOfPhrases = list.contains(UInt8(ascii: ","))
    return list.split(separator: UInt8(ascii: isOfPhrases ? "," : " ")).map {
      String(Substring($0.drop { $0 == UInt8(ascii: " ") }))
    }
  }
}

extension [String] {
  /// A list of `words.txt`.
  static func listed(_ name: String) -> [String] { NamedWords.list(name) }
}

extension Set<String> {
  /// A list of `words.txt`.
  static func listed(_ name: String) -> Set<String> { Set(NamedWords.list(name)) }
}
