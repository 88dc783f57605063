import Threads

/// What is personal in a session, and what stands for it: the same for the same, everywhere.
///
/// Addresses count wherever they stand. Names and dates of birth count once they were told. All
/// copies of a redactor share one, so that what one of them told the others know.
final class PersonalData: Sendable {
  private struct State {
    var addresses: [[UInt8]: [UInt8]] = [:]
    var taken: Set<[UInt8]> = []
    var names: Set<String> = []
    var people = 0
    var dates: Set<String> = []
    var words = PersonalWords()
    /// Of telephones, cards and accounts, by their digits and letters.
    var numbers: [SecretKind: [[UInt8]: [UInt8]]] = [:]
  }

  /// What makers of payment software hand out for trials: nobody has these.
  static let cards = [
    "4111111111111111", "4242424242424242", "5555555555554444", "5105105105105100",
    "378282246310005", "371449635398431", "6011111111111117", "3056930009020004",
    "3566002020360505", "4012888888881881", "4000056655665556", "2223003122003222",
    "6200000000000005",
  ]
  /// What banks print as examples.
  static let accounts = [
    "DE89370400440532013000", "AT611904300234573201", "GB29NWBK60161331926819",
    "GB82WEST12345698765432", "CH9300762011623852957", "FR1420041010050500013M02606",
    "NL91ABNA0417164300", "ES9121000418450200051332", "IT60X0542811101000000123456",
    "BE68539007547034", "DE75512108001245126199",
  ]

  private static let firstNames = ["Alex", "Robin", "Kim", "Sam", "Noor", "Jo", "Toni", "Chris"]
  private static let lastName = "Example"

  /// Whether all is left as it is, and only counted.
  let isKept: Bool
  private let sparesExamples: Bool
  private let onlyAddresses: Bool
  /// A text whose addresses, names and dates stay.
  private let spared: [UInt8]
  private let state: Guarded<State>

  /// - Parameters:
  ///   - isKept: whether all is left as it is, and only counted.
  ///   - sparesExamples: whether addresses are left that nobody can have (RFC 2606).
  ///   - onlyAddresses: whether names and dates are left, which may be stand-ins already.
  ///   - spared: a text; what stands in it stays.
  init(
    isKept: Bool = false, sparesExamples: Bool = false, onlyAddresses: Bool = false,
    sparing spared: [UInt8] = []
  ) {
    self.isKept = isKept
    self.sparesExamples = sparesExamples
    self.onlyAddresses = onlyAddresses
    self.spared = spared
    var state = State()
    if !spared.isEmpty {
      let found = PersonalData(isKept: true)
      _ = Redactor(personal: found).redact(spared)
      state.taken = found.state.withLock { state in
        state.numbers.values.reduce(state.taken.union(state.addresses.keys)) { $0.union($1.keys) }
      }
    }
    self.state = Guarded(state)
  }

  /// How many different ones there were of a kind.
  func count(of kind: SecretKind) -> Int {
    state.withLock { state in
      switch kind {
      case .email: state.addresses.count
      case .name: state.people
      case .dateOfBirth: state.dates.count
      default: state.numbers[kind]?.count ?? 0
      }
    }
  }

  /// The names and dates that are looked for.
  var words: PersonalWords { isKept ? .none : state.withLock { $0.words } }

  /// What stands for an address; `nil` where it stays.
  func standIn(address: some Collection<UInt8>) -> [UInt8]? {
    let address = address.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return state.withLock { state in
      if PersonalData.isInvalid(address) {
        state.taken.insert(address)
        return nil
      }
      if sparesExamples, PersonalData.isExample(address) { return nil }
      if let known = state.addresses[address] { return isKept ? nil : known }
      if state.taken.contains(address) { return nil }
      var number = state.addresses.count + 1
      var standIn: [UInt8]
      repeat {
        standIn = Array("user\(number == 1 ? "" : String(number))@example.invalid".utf8)
        number += 1
      } while state.taken.contains(standIn)
      state.taken.insert(standIn)
      state.addresses[address] = standIn
      return isKept ? nil : standIn
    }
  }

  /// What stands for the number of a telephone, a card or an account, one of its kind that nobody
  /// has; `nil` where it stays.
  func standIn(for number: some Collection<UInt8>, _ kind: SecretKind) -> [UInt8]? {
    let number = number.filter(isLetterOrDigit)
    return state.withLock { state in
      if state.taken.contains(number) { return nil }
      let count = state.numbers[kind]?.count ?? 0
      let standIn =
        state.numbers[kind]?[number]
        ?? Array(PersonalData.example(of: kind, behind: count).utf8)
      state.numbers[kind, default: [:]][number] = standIn
      return isKept ? nil : standIn
    }
  }

  /// A number that nobody has.
  ///
  /// - Parameter count: how many others there are already.
  static func example(of kind: SecretKind, behind count: Int = 0) -> String {
    let examples = kind == .card ? cards : accounts
    guard kind == .card || kind == .account else {
      let number = (count + 23) % 100
      return "+1 202 555 01\(number < 10 ? "0" : "")\(number)"
    }
    let number = Array(examples[count % examples.count])
    return stride(from: 0, to: number.count, by: 4).map {
      String(number[$0..<min($0 + 4, number.count)])
    }.joined(separator: " ")
  }

  /// Takes a name; its first and last words are looked for by themselves too.
  func add(name: String) {
    let words = name.split { $0 == " " || $0 == "\t" }
    guard !onlyAddresses, let first = words.first, let last = words.last, name.utf8.count > 1,
      !isSpared(name)
    else { return }
    state.withLock { state in
      guard state.names.insert(name).inserted else { return }
      let names = PersonalData.firstNames
      let round = state.people / names.count
      let given = names[state.people % names.count] + (round == 0 ? "" : String(round + 1))
      state.people += 1
      guard words.count > 1 else { return state.words.add(name, given, .name) }
      state.words.add(name, given + " " + PersonalData.lastName, .name)
      if PersonalData.isLikelyName(first) { state.words.add(String(first), given, .name) }
      if PersonalData.isLikelyName(last) {
        state.words.add(String(last), PersonalData.lastName, .name)
      }
    }
  }

  /// Takes a date of birth as `1990-12-31`; no other text is one.
  ///
  /// The stand-in of the first is the date that the program itself gives as an example.
  func add(dateOfBirth text: String) {
    // It may have a time of day behind it.
    let date = String(text.prefix(10))
    guard !onlyAddresses, PersonalData.isDate(date), !isSpared(date) else { return }
    state.withLock { state in
      guard state.dates.insert(date).inserted else { return }
      state.words.add(date, "19\(90 - (state.dates.count - 1) % 90)-12-31", .dateOfBirth)
    }
  }

  private func isSpared(_ text: String) -> Bool {
    !spared.isEmpty && spared.firstRange(of: Array(text.utf8)) != nil
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
