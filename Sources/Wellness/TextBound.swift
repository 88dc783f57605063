/// How long a text may be that comes from outside: in UTF-8 bytes, which are looked at before
/// anything else is done with it, and in characters, of which one may have any number of bytes.
package struct TextBound: Hashable, Sendable {
  /// With 1 or more, not all of them are blank. `nil` where bytes alone count.
  package let characters: ClosedRange<Int>?
  /// In UTF-8.
  package let bytes: Int
  /// Whether what is blank at its ends is no part of the text.
  package let isTrimmed: Bool

  /// - Parameter bytes: five for each character where none are named, which is enough for all but
  ///   the longest emoji (https://unicode.org/emoji/charts/full-emoji-list.html) one after another.
  package init(_ characters: ClosedRange<Int>, bytes: Int? = nil, isTrimmed: Bool = false) {
    self.characters = characters
    self.bytes = bytes ?? characters.upperBound * 5
    self.isTrimmed = isTrimmed
  }

  package init(bytes: Int) {
    characters = nil
    self.bytes = bytes
    isTrimmed = false
  }

  /// A text as it is taken; `nil` for one that is beyond the bound, or has U+0000 in it.
  package func fitted(_ text: String) -> String? {
    let count = text.utf8.count
    guard count <= bytes, !text.hasByte(0) else { return nil }
    guard let characters else { return text }
    let fitted = isTrimmed ? text.withoutBlankEnds : text
    // There are no more characters than bytes, and to see that takes no look at them.
    let isLong = count > characters.upperBound && fitted.count > characters.upperBound
    guard !isLong else { return nil }
    guard characters.lowerBound > 0 else { return fitted }
    let isShort = characters.lowerBound > 1 && fitted.count < characters.lowerBound
    return isShort || fitted.isBlank ? nil : fitted
  }

  /// Whether a text may be one, as it is.
  package func admits(_ text: String) -> Bool { fitted(text) != nil }
}

extension String {
  /// Whether a byte is in its UTF-8, looked for in contiguous memory: a view's own `contains` takes ten
  /// times as many instructions.
  package func hasByte(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }
}

extension TextBound: CustomStringConvertible {
  /// What a text should be, in words.
  package var description: String {
    let most = "\(bytes) bytes at most"
    guard let characters else { return most }
    let count =
      characters.lowerBound == 0
      ? "at most \(characters.upperBound) characters"
      : "\(characters.lowerBound) to \(characters.upperBound) characters that are not all blank"
    return "\(count), and \(most)"
  }
}

extension TextBound {
  /// Of a goal, a consultation or a milestone.
  package static let title = TextBound(1...200, isTrimmed: true)
  /// Of a goal.
  package static let description = TextBound(0...1000)
  /// What a goal counts.
  package static let unit = TextBound(1...50, isTrimmed: true)
  /// What is said in a chat.
  package static let message = TextBound(1...Message.longest)
  /// One of some words, which it is looked for among.
  package static let word = TextBound(0...50)
  /// An id, of the service or of the client's own; an `Idempotency-Key`.
  package static let identifier = TextBound(bytes: 255)
}

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
