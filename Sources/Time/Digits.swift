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

/// Writes numbers of a fixed width and single characters one behind the other.
struct DigitWriter {
  private let room: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes were written.
  private(set) var count = 0

  init(_ room: UnsafeMutableBufferPointer<UInt8>) {
    self.room = room
  }

  /// Writes the last decimal digits of a number that is not negative, with zeros before it.
  mutating func put(_ number: Int, digits: Int) {
    var rest = UInt(number)
    for place in (count..<count + digits).reversed() {
      room[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    }
    count += digits
  }

  mutating func put(_ character: Unicode.Scalar) {
    room[count] = UInt8(ascii: character)
    count += 1
  }

  mutating func put(_ date: CalendarDate) {
    put(date.year, digits: 4)
    put("-")
    put(date.month, digits: 2)
    put("-")
    put(date.day, digits: 2)
  }

  /// Writes a time of day.
  ///
  /// - Parameter milliseconds: since midnight.
  mutating func putTime(milliseconds: Int, fractionDigits: Int) {
    let seconds = milliseconds / 1000
    put(seconds / 3600, digits: 2)
    put(":")
    put(seconds / 60 % 60, digits: 2)
    put(":")
    put(seconds % 60, digits: 2)
    guard fractionDigits > 0 else { return }
    put(".")
    put(milliseconds % 1000, digits: 3)
    if fractionDigits > 3 { put(0, digits: fractionDigits - 3) }
  }
}
