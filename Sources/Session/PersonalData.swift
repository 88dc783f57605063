/// What is personal in a session, and what stands for it: the same for the same, everywhere.
///
/// Addresses count wherever they stand. Names and dates of birth count once they were told.
final class PersonalData {
  /// A name or date that is looked for, at the boundaries of words.
  struct Word {
    let bytes: [UInt8]
    let standIn: [UInt8]
    let kind: SecretKind
  }

  private static let firstNames = ["Alex", "Robin", "Kim", "Sam", "Noor", "Jo", "Toni", "Chris"]
  private static let lastName = "Example"

  /// Whether all is left as it is, and only counted.
  let isKept: Bool
  private let sparesExamples: Bool
  private var addresses: [[UInt8]: [UInt8]] = [:]
  private var taken: Set<[UInt8]> = []
  private var names: Set<String> = []
  private var people = 0
  private var dates: [String: String] = [:]
  private var lastDate: String?
  private(set) var words: [Word] = []
  private var beginnings = [Bool](repeating: false, count: 256)

  /// - Parameters:
  ///   - isKept: whether all is left as it is, and only counted.
  ///   - sparesExamples: whether addresses are left that nobody can have (RFC 2606).
  init(isKept: Bool = false, sparesExamples: Bool = false) {
    self.isKept = isKept
    self.sparesExamples = sparesExamples
  }

  /// How many different ones there were of a kind.
  func count(of kind: SecretKind) -> Int {
    switch kind {
    case .email: addresses.count
    case .name: people
    case .dateOfBirth: dates.count
    default: 0
    }
  }

  /// What stands for an address; `nil` where it stays.
  func standIn(address: some Collection<UInt8>) -> [UInt8]? {
    let address = address.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    if PersonalData.isInvalid(address) {
      taken.insert(address)
      return nil
    }
    if sparesExamples, PersonalData.isExample(address) { return nil }
    if let known = addresses[address] { return isKept ? nil : known }
    var number = addresses.count + 1
    var standIn: [UInt8]
    repeat {
      standIn = Array("user\(number == 1 ? "" : String(number))@example.invalid".utf8)
      number += 1
    } while taken.contains(standIn)
    taken.insert(standIn)
    addresses[address] = standIn
    return isKept ? nil : standIn
  }

  /// Takes a name; its first and last words are looked for by themselves too.
  func add(name: String) {
    let words = name.split { $0 == " " || $0 == "\t" }
    guard let first = words.first, let last = words.last, name.utf8.count > 1,
      names.insert(name).inserted
    else { return }
    people += 1
    let number = (people - 1) / PersonalData.firstNames.count
    let given =
      PersonalData.firstNames[(people - 1) % PersonalData.firstNames.count]
      + (number == 0 ? "" : String(number + 1))
    guard words.count > 1 else { return add(name, given, .name) }
    add(name, given + " " + PersonalData.lastName, .name)
    if PersonalData.isLikelyName(first) { add(String(first), given, .name) }
    if PersonalData.isLikelyName(last) { add(String(last), PersonalData.lastName, .name) }
  }

  /// Takes a date of birth as `1990-12-31`; other texts are of the date that was told last.
  ///
  /// The stand-in of the first is the date that the program itself gives as an example.
  func add(dateOfBirth text: String) {
    // It may have a time of day behind it.
    let day = String(text.prefix(10))
    let date = PersonalData.isDate(day) ? day : text
    guard dates[date] == nil, date.utf8.count >= KnownTexts.shortest else { return }
    guard PersonalData.isDate(date) else {
      if let last = lastDate { add(date, last, .dateOfBirth) }
      return
    }
    let standIn = "19\(90 - dates.count % 90)-12-31"
    dates[date] = standIn
    lastDate = standIn
    add(date, standIn, .dateOfBirth)
  }

  private func add(_ text: String, _ standIn: String, _ kind: SecretKind) {
    let word = Word(bytes: Array(text.utf8), standIn: Array(standIn.utf8), kind: kind)
    guard let first = word.bytes.first, text != standIn,
      !words.contains(where: { $0.bytes == word.bytes })
    else { return }
    words.append(word)
    words.sort { $0.bytes.count > $1.bytes.count }
    beginnings[Int(first)] = true
  }

  /// The longest name or date that stands at a place, between boundaries.
  func word(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Word? {
    guard !isKept, beginnings[Int(bytes[place])] else { return nil }
    let rest = UnsafeBufferPointer(rebasing: bytes[place...])
    return words.first { word in
      guard rest.count >= word.bytes.count, rest.starts(with: word.bytes) else { return false }
      let before = place > 0 ? bytes[place - 1] : 0x20
      let after = rest.count > word.bytes.count ? rest[word.bytes.count] : 0x20
      if word.kind == .dateOfBirth {
        return !(0x30...0x39).contains(before) && !(0x30...0x39).contains(after)
      }
      // What is written without spaces has no boundaries to look for.
      if let first = word.bytes.first, first >= 0xE3 { return true }
      return !PersonalData.isPartOfWord(before) && !PersonalData.isPartOfWord(after)
    }
  }

  /// The longest name or date, in bytes.
  var longest: Int { words.first?.bytes.count ?? 0 }

  /// Where the last part of a text begins that may be the beginning of a name or date; its end
  /// where there is none.
  func openTail(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let start = max(0, bytes.count - longest + 1)
    for place in start..<max(start, bytes.count) {
      let tail = UnsafeBufferPointer(rebasing: bytes[place...])
      if words.contains(where: { $0.bytes.count > tail.count && $0.bytes.starts(with: tail) }) {
        return place
      }
    }
    return bytes.count
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || (0x80...0xE2).contains(byte) && byte != 0xC2 && byte != 0xE2
  }

  private static func isLikelyName(_ word: Substring) -> Bool {
    guard word.utf8.count >= 3, let first = word.unicodeScalars.first else { return false }
    return first.properties.isUppercase || first.value >= 0x300
  }

  private static func isDate(_ text: String) -> Bool {
    let shape = text.utf8.map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
    return shape == Array("0000-00-00".utf8)
  }

  /// Whether an address is one that only stands for another.
  private static func isInvalid(_ address: [UInt8]) -> Bool {
    address.reversed().starts(with: ".invalid".utf8.reversed())
  }

  private static func isExample(_ address: [UInt8]) -> Bool {
    guard let at = address.lastIndex(of: UInt8(ascii: "@")) else { return false }
    let labels = address[(at + 1)...].split(separator: UInt8(ascii: "."))
      .map { String(decoding: $0, as: UTF8.self) }
    switch labels.last {
    case "example", "test", "localhost": return true
    case "com", "net", "org": return labels.count > 1 && labels[labels.count - 2] == "example"
    default: return false
    }
  }
}
