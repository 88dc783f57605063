import Wellness

/// The lists of `words.txt`. Hundreds are looked up before a first answer, so their names are compared
/// by their hashes.
enum NamedWords {
  /// Of a type, by the hashes of their names.
  typealias Lists = [(name: WordHash, words: Substring)]

  /// Of the type of that number in `types`.
  private static let lists: (types: WordIndex, ofType: [Lists]) = {
    var types = WordIndex(count: 128)
    var lists: [Lists] = []
    TextLine.each(in: CoachText.load("words")[...]) { line in
      guard let end = line.first(UInt8(ascii: ":")), let dot = line.first(UInt8(ascii: ".")),
        dot < end
      else { return }
      let number = types.add(line.part(0, dot).hash.value)
      if number == lists.count { lists.append([]) }
      lists[number].append((line.part(dot + 1, end).hash, line.part(end + 2, line.count).text))
    }
    return (types, lists)
  }()

  static func lists(of type: WordHash) -> Lists {
    lists.types.number(of: type.value).map { lists.ofType[$0] } ?? []
  }

  /// A list by its type and its name.
  fileprivate static func list(_ name: String) -> Substring {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
    guard parts.count == 2 else { return "" }
    let own = WordHash(parts[1])
    return lists(of: WordHash(parts[0])).first { $0.name == own }?.words ?? ""
  }
}

/// The lists of words that one type reads, by their names.
@dynamicMemberLookup
struct ListedWords: Sendable {
  private var names = WordIndex()
  private var lists: [WordIndex] = []

  init(_ type: String) {
    for list in NamedWords.lists(of: WordHash(type.utf8))
    where names.add(list.name.value) == lists.count {
      lists.append(WordIndex(listed: list.words))
    }
  }

  /// A list by its name. The compiler doesn't know these: a test holds that each is written.
  subscript(dynamicMember name: StaticString) -> WordIndex {
    names.number(of: WordHash(name.bytes).value).map { lists[$0] } ?? WordIndex()
  }
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
