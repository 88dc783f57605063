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
