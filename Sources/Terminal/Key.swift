/// A key as it was struck, whatever bytes the terminal has for it.
package enum Key: Hashable, Sendable {
  case text(Unicode.Scalar)
  /// Ctrl with a letter, by its lowercase letter.
  case control(Character)
  case alt(Unicode.Scalar)
  case enter, newline, tab, backspace, wordBackspace, delete
  case up, down, left, right, wordLeft, wordRight, home, end
  /// Text between the marks of a bracketed paste, with `\n` for line ends and no controls but tab.
  case paste(String)
}
