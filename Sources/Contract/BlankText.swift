extension Unicode.Scalar {
  /// Whether nothing is to be seen of it. White space as Unicode has it, and what `\s` is besides in
  /// one or another dialect of regular expressions: the separators of ASCII and the byte order mark.
  package var isBlank: Bool {
    properties.isWhitespace || (0x1C...0x1F).contains(value) || value == 0xFEFF
  }
}

extension String {
  /// Whether there is nothing to be seen in it.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }
}
