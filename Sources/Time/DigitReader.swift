/// Reads fixed-width numbers and single characters from the front of a text.
struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Takes exactly so many decimal digits; takes nothing and answers `nil` otherwise.
  mutating func number(digits count: Int) -> Int? {
    let taken = rest.prefix(count)
    guard taken.count == count, taken.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    rest = rest.dropFirst(count)
    return taken.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Takes all decimal digits at the front, at most 18 of which count.
  mutating func digits() -> [Int] {
    let taken = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(taken.count)
    return taken.prefix(18).map { Int($0 - 0x30) }
  }

  /// Takes one ASCII character if it comes next.
  mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }
}
