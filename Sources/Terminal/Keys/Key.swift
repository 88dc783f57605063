/// A key as it was struck, whatever bytes the terminal has for it.
package enum Key: Hashable, Sendable {
  case text(Unicode.Scalar)
  /// Ctrl with a letter, by its lowercase letter, or with one of `@\]^_`.
  case control(Character)
  case alt(Unicode.Scalar)
  /// Escape, and nothing behind it.
  case escape
  /// A sequence that the user has bound, as it came.
  case sequence([UInt8])
  case enter, newline, tab, backspace, wordBackspace, delete
  case up, down, left, right, wordLeft, wordRight, home, end
  /// Text between the marks of a bracketed paste, with `\n` for line ends and no controls but tab.
  case paste(String)
}

extension Key {
  /// What is struck together with Ctrl for a control character.
  static func letter(ofControl byte: UInt8) -> Character {
    Character(Unicode.Scalar(byte + (1...26 ~= byte ? 0x60 : 0x40)))
  }
}
