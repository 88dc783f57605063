import Wellness

/// The lists of `words.txt`.
enum NamedWords {
  /// By the type that reads them, with their names.
  static let lists: [String: [(name: String, words: Substring)]] = {
    var lists: [String: [(name: String, words: Substring)]] = [:]
    TextLine.each(in: CoachText.load("words")[...]) { line in
      guard let end = line.first(UInt8(ascii: ":")), let dot = line.first(UInt8(ascii: ".")),
        dot < end
      else { return }
      let list = (String(line.part(dot + 1, end).text), line.part(end + 2, line.count).text)
      lists[String(line.part(0, dot).text), default: []].append(list)
    }
    return lists
  }()

  /// A list by its type and its name.
  fileprivate static func list(_ name: String) -> Substring {
    let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    let own = Substring(name.utf8[dot...].dropFirst())
    return lists[String(name[..<dot])]?.first { $0.name == own }?.words ?? ""
  }
}

/// The lists of words that one type reads, by their names.
@dynamicMemberLookup
struct ListedWords: Sendable {
  private let lists: [String: WordIndex]

  init(_ type: String) {
    let lists = (NamedWords.lists[type] ?? []).map { ($0.name, WordIndex(listed: $0.words)) }
    self.lists = Dictionary(uniqueKeysWithValues: lists)
  }

  /// A list by its name. The compiler doesn't know these: a test holds that each is written.
  subscript(dynamicMember name: String) -> WordIndex { lists[name] ?? WordIndex() }
}

extension String {
  /// A list of `words.txt` as it's written.
  static func listed(_ name: String) -> String { String(NamedWords.list(name)) }
}

extension [String] {
  /// A list of `words.txt`.
  static func listed(_ name: String) -> [String] { [String](listed: NamedWords.list(name)) }

  fileprivate init(listed list: Substring) {
    self = []
    list.withBytes { bytes in
      let (bar, comma) = (UInt8(ascii: "|"), UInt8(ascii: ","))
      let separator = bytes.contains(bar) ? bar : bytes.contains(comma) ? comma : 0x20
      bytes.eachPart(between: separator) { word in
        append(String(decoding: word.drop { $0 == 0x20 }, as: UTF8.self))
      }
    }
  }
}

extension [[String]] {
  /// A list of phrases of `words.txt`, each in its words.
  static func listed(_ name: String) -> [[String]] {
    [String].listed(name).map { $0.split(separator: " ").map(String.init) }
  }
}

extension Sequence where Element: StringProtocol {
  /// Whether a word of it begins with one of some texts.
  func hasWord(beginningWith beginnings: [String]) -> Bool {
    contains { word in beginnings.contains { word.hasPrefix($0) } }
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
  static func listed(_ name: String) -> WordIndex { WordIndex(listed: NamedWords.list(name)) }

  fileprivate init(listed list: Substring) {
    if list.withBytes({ $0.contains(UInt8(ascii: ",")) }) {
      self.init([String](listed: list))
    } else {
      self.init(words: list)
    }
  }
}
