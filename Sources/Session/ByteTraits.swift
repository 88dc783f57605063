/// What a byte may be a part of.
struct ByteTraits: OptionSet {
  let rawValue: UInt8

  /// A letter or digit of ASCII.
  static let alphanumeric = ByteTraits(rawValue: 1)
  /// A letter, a digit, `-` or `_`: what keys and the parts of tokens are made of.
  static let token = ByteTraits(rawValue: 2)
  /// Of either base64 alphabet.
  static let base64 = ByteTraits(rawValue: 4)
  /// Of what stands before the `@` of an address; letters beyond ASCII too, whose bytes these are.
  static let local = ByteTraits(rawValue: 8)
  /// Of a URL or a form, as it stands in a text.
  static let url = ByteTraits(rawValue: 16)
  /// Of what may go on as a secret where a text is cut off.
  static let open = ByteTraits(rawValue: 32)
  /// Ends a value that stands in no quotes.
  static let ender = ByteTraits(rawValue: 64)

  private static let table: [ByteTraits] = (0..<256).map { ByteTraits(of: UInt8($0)) }

  /// The traits of all bytes.
  static var all: [ByteTraits] { table }

  private init(of byte: UInt8) {
    self = []
    let isLetterOrDigit = isLetterOrDigit(byte)
    if isLetterOrDigit { insert([.alphanumeric, .token, .base64, .local, .url, .open]) }
    let character = Unicode.Scalar(byte)
    if "-_".unicodeScalars.contains(character) { insert([.token, .base64, .local]) }
    if "+/".unicodeScalars.contains(character) { insert(.base64) }
    if ".+'".unicodeScalars.contains(character) { insert(.local) }
    // Latin, Greek, Cyrillic; not what is written without spaces.
    if (0xC3...0xD4).contains(byte) { insert([.local, .open]) }
    if (0x80...0xBF).contains(byte) { insert(.local) }
    if byte > 0x20, byte != 0x7F, !"\"<>[]".unicodeScalars.contains(character) { insert(.url) }
    if "._%+-'=/@~\\&#;:$^`".unicodeScalars.contains(character) { insert(.open) }
    if byte < 0x21 || "\"'`&,;{}[]()<>\\".unicodeScalars.contains(character) { insert(.ender) }
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// Whether a byte is a letter or digit of ASCII.
func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
}
