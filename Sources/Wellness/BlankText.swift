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

  /// Without what is blank at its ends, looked at scalar by scalar.
  package var withoutBlankEnds: String {
    let start = unicodeScalars.drop(while: \.isBlank)
    let end = start.lastIndex { !$0.isBlank }
    return end.map { String(unicodeScalars[start.startIndex...$0]) } ?? ""
  }
}
