import Libc

/// Text for a terminal that shows ASCII and nothing else.
enum ASCIIText {
  /// The text with what stands for its other characters: signs by what they draw, letters by
  /// iconv(3), and `?` for what nothing stands for.
  static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var folded = ""
    for character in text {
      if character.isASCII {
        folded.append(character)
      } else if let sign = signs[character] {
        folded += sign
      } else {
        folded += letters(String(character))
      }
    }
    return folded
  }

  /// Bars and sparklines, whose columns count, and what marks stand for.
  private static let signs: [Character: String] = [
    "█": "#", "░": ".", "▁": "_", "▂": "_", "▃": "-", "▄": "-", "▅": "=", "▆": "=", "▇": "#",
    "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "…": "...", "–": "-", "—": "-",
    "·": "-", "•": "*", "→": "->", "←": "<-", "↑": "^", "↓": "v", "×": "x", "≥": ">=",
    "≤": "<=", "−": "-", "▸": ">", "●": "*", "○": "o", "◌": "~", "◐": "%", "✓": "+", "✗": "x",
    "\u{a0}": " ", "\u{202f}": " ", "\u{2009}": " ",
  ]

  private static func letters(_ character: String) -> String {
    guard let letters = converted(character), !letters.isEmpty else { return "?" }
    return letters.contains("?") ? "?" : letters
  }

  private static func converted(_ text: String) -> String? {
    let converter = iconv_open("ASCII//TRANSLIT", "UTF-8")
    guard converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var source = Array(text.utf8CString.dropLast())
    var result = [CChar](repeating: 0, count: source.count * 4)
    let written: Int? = source.withUnsafeMutableBufferPointer { from in
      result.withUnsafeMutableBufferPointer { to in
        var (input, left) = (from.baseAddress, from.count)
        var (output, room) = (to.baseAddress, to.count)
        let code = iconv(converter, &input, &left, &output, &room)
        return code == Int(bitPattern: UInt.max) ? nil : to.count - room
      }
    }
    return written.map { count in
      String(decoding: result.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
