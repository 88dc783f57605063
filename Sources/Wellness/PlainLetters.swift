import Numbers

extension String {
  /// The text in the letters and digits that it looks like, for rules that must not be passed by
  /// because of how something was typed or pasted: without characters that nobody sees; with wide,
  /// circled and mathematical letters and all decimal digits as ASCII; and with the letter of ASCII
  /// for Cyrillic and Greek ones that look like it, in words that have no others. Any other text
  /// stays as it is.
  package var withPlainLetters: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var plain = UnicodeScalarView()
    var word: [Unicode.Scalar] = []
    func endWord() {
      let letters = word.map { PlainLetters.lookalikes[$0] ?? $0 }
      plain.append(contentsOf: letters.allSatisfy(\.isASCII) ? letters : word)
      word = []
    }
    for scalar in unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      let letter = PlainLetters.ascii(scalar)
      if letter.properties.isAlphabetic {
        word.append(letter)
      } else {
        endWord()
        plain.append(letter)
      }
    }
    endWord()
    return String(plain)
  }
}

private enum PlainLetters {
  /// Cyrillic, Greek and other letters that many fonts draw as one of ASCII.
  static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = zip(
      "аеорсухіѕјԁһԛԝкмтӏАВЕКМНОРСТУХІЅЈαονρικυτεΑΒΕΖΗΙΚΜΝΟΡΤΥΧıɑɡ".unicodeScalars,
      "aeopcyxisjdhqwkmtlABEKMHOPCTYXISJaovpikuteABEZHIKMNOPTYXiag".unicodeScalars)
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// A form of an ASCII character as that character.
  static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    let value = scalar.value
    switch value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return letter(value - 0xFEE0)
    case 0x24B6...0x24CF: return letter(value - 0x24B6 + 0x41)
    case 0x24D0...0x24E9: return letter(value - 0x24D0 + 0x61)
    // Alphabets of 26 capitals and 26 small letters.
    case 0x1D400...0x1D6A3:
      let place = (value - 0x1D400) % 52
      return letter(place < 26 ? place + 0x41 : place - 26 + 0x61)
    // Those that stood elsewhere before.
    case 0x210A: return "g"
    case 0x210E: return "h"
    case 0x2113: return "l"
    case 0x212F: return "e"
    case 0x2134: return "o"
    default:
      guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue
      else { return scalar }
      return letter(UInt32(Int(clamping: digit)) + 0x30)
    }
  }

  private static func letter(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? "?" }
}
