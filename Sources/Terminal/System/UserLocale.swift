import CLibEdit

/// The character set of the user's terminal.
enum UserLocale {
  /// Whether the user's locale is UTF-8, so that symbols outside ASCII can be shown.
  ///
  /// The first use sets the locale of the process (`LC_CTYPE`), by which the line editor reads and
  /// measures characters.
  static let isUTF8 = lume_locale_begin() == 1

  /// Has characters measured as everywhere, whatever the user's locale says.
  static func pin() {
    _ = isUTF8
    lume_locale_pin()
  }
}
