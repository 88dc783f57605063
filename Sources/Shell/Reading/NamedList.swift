import Numbers
import Wellness

/// Something that a user names by its title or by the beginning of one of its ids.
protocol Named {
  associatedtype ID: Hashable

  var id: ID { get }
  var title: String { get }
  /// What its ids are written as, here and with the backend.
  var idTexts: [String] { get }
}

/// The numbers that a user has seen beside things of one kind, and how a name finds one of them:
/// by such a number, by a title, or by an id.
struct NamedList<ID: Hashable> {
  /// The list that the numbers are of, in the words of its command; `nil` before any was shown.
  private(set) var command: String?
  private var ids: [Int: ID] = [:]

  /// What was shown by a number.
  subscript(number: Int) -> ID? { ids[number] }

  /// What was shown, in the order of its numbers.
  var entries: [(number: Int, id: ID)] {
    ids.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Notes that a list is shown: its numbers take the place of those of another list, and join
  /// those of earlier pages of the same. A list of nothing leaves all as it is.
  mutating func show(_ shown: [ID], by command: String, from first: Int = 1) {
    if shown.isEmpty { return }
    if first == 1 || command != self.command { ids = [:] }
    self.command = command
    for (index, id) in shown.enumerated() { ids[first + index] = id }
  }

  /// Notes that one is told of by its number in a list which is not shown: what was shown of
  /// another list keeps its numbers, but for this one.
  ///
  /// - Parameter all: the list that the command would show.
  /// - Returns: the number, counted from 1.
  mutating func number(_ id: ID, in all: [ID], by command: String) -> Int {
    let number = (all.firstIndex(of: id) ?? 0) + 1
    if self.command == nil || self.command == command {
      show(all, by: command)
    } else {
      ids[number] = id
    }
    return number
  }

  /// What a name means: a number first, which is the beginning of a title where nothing has it.
  ///
  /// - Parameters:
  ///   - get: what has an id now; `nil` where it is gone.
  ///   - unlisted: what a number means before any list was shown.
  ///   - all: those whose titles and ids are looked at.
  ///   - takesParts: whether other parts of a title than its beginning name it.
  func find<Item: Named>(
    _ name: String, get: (ID) throws -> Item?, unlisted: (Int) throws -> Item? = { _ in nil },
    among all: () throws -> [Item], takesParts: Bool = true
  ) rethrows -> FoundByName<Item> where Item.ID == ID {
    if let number = Int(name, in: 1...Int.exactRange.upperBound),
      let item = try command == nil ? unlisted(number) : self[number].flatMap(get)
    {
      return .one(item)
    }
    return FoundByName(name, among: try all(), takesParts: takesParts)
  }
}

/// What a title or an id means.
enum FoundByName<Item: Named> {
  case one(Item)
  case several([Item])
  /// None; the title that is nearest, if one is near.
  case none(near: String?)

  /// Looks for a whole title that only one has, then for the beginning of one, then for the
  /// beginning of an id, four characters or more, and then for words that a title has somewhere.
  init(_ name: String, among items: [Item], takesParts: Bool = true) {
    let wanted = name.lowercased()
    let equal = items.filter { $0.title.lowercased() == wanted }
    if equal.count == 1 {
      self = .one(equal[0])
      return
    }
    var matches = items.filter { $0.title.lowercased().hasPrefix(wanted) }
    if matches.isEmpty { matches = items.filter { Words.unmarked($0.title).hasPrefix(wanted) } }
    if matches.isEmpty, wanted.count >= 4 {
      matches = items.filter { item in item.idTexts.contains { $0.hasPrefix(wanted) } }
    }
    if matches.isEmpty, takesParts {
      matches = items.filter { Self.isPart(wanted, of: $0.title.lowercased()) }
    }
    switch matches.count {
    case 0: self = .none(near: Self.near(name, among: items.map(\.title)))
    case 1: self = .one(matches[0])
    default: self = .several(matches)
    }
  }

  /// Whether each word of a name begins a word of a title, or the name stands in the title as it is.
  /// A number alone is one of a list.
  private static func isPart(_ name: String, of title: String) -> Bool {
    let wanted = Words.of(name)
    guard name.contains(where: \.isLetter), !wanted.isEmpty else { return false }
    let words = Words.of(title)
    return name.count > 2 && title.contains(name)
      || name.count > 1 && wanted.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
  }

  private static func near(_ name: String, among titles: [String]) -> String? {
    let wanted = name.lowercased()
    // What was typed may be only the beginning of a title, too.
    let begun = titles.first { title in
      let start = String(title.lowercased().prefix(wanted.count))
      return wanted.count > 2 && Suggestion.slips(wanted, start, atMost: 1) <= 1
    }
    return begun ?? Suggestion.nearest(to: name, among: titles)
  }
}

extension Goal: Named {
  var idTexts: [String] { [id.text] + (backendID.map { [$0.text] } ?? []) }
}

extension Insight: Named {
  var idTexts: [String] { [id.text] }
}
