/// Sentences of a text.
enum SentenceText {
  /// Up to the first full stop, question or exclamation mark that ends a sentence.
  static func first(of text: String) -> String {
    let bytes = Array(text.utf8)
    for index in bytes.indices.dropLast() {
      let isEnd = bytes[index] == 0x2E || bytes[index] == 0x3F || bytes[index] == 0x21
      if isEnd, bytes[index + 1] == 0x20 || bytes[index + 1] == 0x0A {
        return String(decoding: bytes[...index], as: UTF8.self)
      }
    }
    return text
  }

  /// Up to the first mark, at most four words: `Fair enough`.
  static func opening(of text: String) -> String {
    var words: [UInt8] = []
    var count = 0
    var isInWord = false
    scan: for byte in text.utf8 {
      switch byte {
      case 0x20: isInWord = false
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
        UInt8(ascii: "?"), UInt8(ascii: "!"), 0x0A:
        break scan
      default:
        if !isInWord {
          count += 1
          if count > 4 { break scan }
          if count > 1 { words.append(0x20) }
        }
        isInWord = true
        words.append(byte)
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// Without a capital at its front.
  static func uncapitalized(_ text: String) -> String {
    text.hasPrefix("I ") || text.hasPrefix("I'")
      ? text : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// With a capital at its front.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
