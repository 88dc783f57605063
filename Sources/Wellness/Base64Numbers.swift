import CoachData

/// Numbers in texts that are built into the program, read where they stand: letters of base64, six
/// bits each.
package enum Base64Numbers {
  /// The bytes of a text, which are there as long as the program runs.
  ///
  /// - Parameter name: the path of the file in `Sources/CoachData`, without `.txt`.
  package static func bytes(of name: String) -> UnsafeBufferPointer<UInt8> {
    let file = coach_text(name)
    return UnsafeBufferPointer(start: file.bytes, count: file.count)
  }

  /// The number that stands at a place in so many letters.
  @inline(__always)
  package static func value(
    in bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ length: Int
  ) -> UInt32 {
    var value: UInt32 = 0
    for index in place..<place + length {
      value = value << 6 | UInt32(values[Int(bytes[index])])
    }
    return value
  }

  /// The letter of a number below 64.
  package static func letter(_ number: UInt32) -> UInt8 { alphabet[Int(number & 63)] }

  /// A number of 24 bits in four letters, the first in the highest byte.
  @inline(__always)
  package static func letters(of number: UInt32) -> UInt32 {
    alphabet.withUnsafeBufferPointer { alphabet in
      UInt32(alphabet[Int(number >> 18) & 63]) << 24 | UInt32(alphabet[Int(number >> 12) & 63])
        << 16
        | UInt32(alphabet[Int(number >> 6) & 63]) << 8 | UInt32(alphabet[Int(number) & 63])
    }
  }

  /// A number in so many letters.
  package static func text(of number: UInt32, _ length: Int) -> String {
    let letters = (0..<length).reversed().map { place in
      alphabet[Int(number >> (6 * UInt32(place))) & 63]
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The letters of base64 in the order of their codes, so that sorted numbers are sorted texts.
  private static let alphabet = Array(
    "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz".utf8)
  /// By the codes of the letters.
  package static let values: [UInt8] = {
    var values = [UInt8](repeating: 0, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}
