/// A part of a line that is known for what it is only at its end: `*emphasis*`, `_emphasis_`,
/// `[text](address)` and `<address>`.
struct MarkdownSpan: Sendable {
  enum Outcome: Hashable, Sendable {
    case open
    /// - next: the character that has shown it, which isn't taken.
    case emphasis(String, next: Unicode.Scalar?)
    case link(text: String, address: String)
    /// None of them: text behind the opener.
    ///
    /// - isRead: whether something in it may be marked.
    case text(String, isRead: Bool)
  }

  /// As many bytes as a span may have: words that are stressed, and an address.
  private static let mostEmphasis = 100
  private static let mostLink = 500

  let opener: Unicode.Scalar
  private var text = ""
  /// The text of a link, once it's over.
  private var label: String?
  /// Whether the last character closes it, unless the next one shows that it doesn't.
  private var isClosing = false
  /// How many parentheses the address has opened.
  private var depth = 0

  init(opener: Unicode.Scalar) {
    self.opener = opener
  }

  mutating func receive(_ scalar: Unicode.Scalar) -> Outcome {
    switch opener {
    case "[": receiveLink(scalar)
    case "<": receiveAddress(scalar)
    default: receiveEmphasis(scalar)
    }
  }

  /// What it has come to where nothing follows.
  func end() -> Outcome {
    if isClosing, opener != "[" { return .emphasis(text, next: nil) }
    return .text(whole, isRead: true)
  }

  /// All behind the opener.
  private var whole: String {
    let closer = !isClosing ? "" : opener == "[" ? "]" : String(opener)
    return (label.map { "\($0)](" } ?? "") + text + closer
  }

  private mutating func receiveEmphasis(_ scalar: Unicode.Scalar) -> Outcome {
    // Two of them are another mark.
    if scalar == opener, isClosing || text.unicodeScalars.last == opener {
      return .text(whole + String(scalar), isRead: true)
    }
    if isClosing {
      guard opener == "_", scalar.isPartOfWord else { return .emphasis(text, next: scalar) }
      text += "_"
      isClosing = false
    }
    if scalar == opener, let last = text.last, last != " " {
      isClosing = true
      return .open
    }
    if text.utf8.count >= MarkdownSpan.mostEmphasis || text.isEmpty && scalar == " " {
      return .text(text + String(scalar), isRead: false)
    }
    text.unicodeScalars.append(scalar)
    return .open
  }

  private mutating func receiveLink(_ scalar: Unicode.Scalar) -> Outcome {
    if isClosing {
      guard scalar == "(" else { return .text(whole + String(scalar), isRead: true) }
      (label, text, isClosing) = (text, "", false)
      return .open
    }
    if text.utf8.count >= MarkdownSpan.mostLink || label == nil && scalar == "[" {
      return .text(whole + String(scalar), isRead: label == nil && scalar == "[")
    }
    switch (label, scalar) {
    case (nil, "]"):
      if text.isEmpty { return .text("]", isRead: false) }
      isClosing = true
      return .open
    case (let label?, ")") where depth == 0:
      // Behind a blank stands a title.
      let address = String(text.prefix { $0 != " " })
      return address.isEmpty
        ? .text(whole + ")", isRead: true) : .link(text: label, address: address)
    case (.some, "("): depth += 1
    case (.some, ")"): depth -= 1
    default: break
    }
    text.unicodeScalars.append(scalar)
    return .open
  }

  private mutating func receiveAddress(_ scalar: Unicode.Scalar) -> Outcome {
    if scalar == ">", text.hasPrefix("http") { return .link(text: text, address: text) }
    text.unicodeScalars.append(scalar)
    let isAddress =
      "https://".hasPrefix(text) || "http://".hasPrefix(text) || text.hasPrefix("http")
    guard isAddress, scalar != " ", text.utf8.count < MarkdownSpan.mostLink else {
      return .text(text, isRead: text.utf8.count < MarkdownSpan.mostLink)
    }
    return .open
  }
}

extension Unicode.Scalar {
  /// Whether it's a letter or a digit.
  var isPartOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}
