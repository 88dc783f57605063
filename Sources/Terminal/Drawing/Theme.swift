import Edge

/// Which of the sixteen colours the styles are shown in. What a line means never depends on it.
package enum Theme: String, CaseIterable, Sendable {
  /// For a dark screen, where faint text is grey.
  case dark
  /// For a light screen, on which yellow and cyan cannot be read.
  case light
  /// The bright half of the colours, for a screen that is hard to see.
  case bright
  /// No colours: bold, faint, underlined and reversed text.
  case plain

  /// The parameters of the escape sequence that begins a style (ECMA-48 §8.3.117, SGR); `nil` for
  /// text as it is.
  func code(of style: Styled.Style) -> String? {
    switch (self, style) {
    case (_, .plain): nil
    case (_, .strong): "1"
    case (.bright, .faint): "37"
    case (_, .faint): "2"
    case (.dark, .heading): "1;36"
    case (.light, .heading): "1;34"
    case (.bright, .heading): "1;96"
    case (.plain, .heading): "1;4"
    case (.dark, .good), (.light, .good): "32"
    case (.bright, .good): "92"
    case (.plain, .good): "1"
    case (.dark, .warning): "33"
    case (.light, .warning): "35"
    case (.bright, .warning): "93"
    case (.plain, .warning): "4"
    case (.dark, .bad), (.light, .bad): "31"
    case (.bright, .bad): "91"
    case (.plain, .bad): "7"
    case (.dark, .accent): "36"
    case (.light, .accent): "34"
    case (.bright, .accent): "96"
    case (.plain, .accent): "1"
    }
  }
}
