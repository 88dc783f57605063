/// What stands at the prompt after some keys.
struct TypedText {
  /// Up to where it is known.
  private(set) var text = ""
  /// Whether a key has put something before it that only the program knows, such as a completion.
  private(set) var isKnown = true
  /// Whether the cursor was moved, so that nothing is known of the order.
  private var isMoved = false

  init(_ strokes: [PresentationAct.Stroke]) {
    for stroke in strokes {
      switch stroke {
      case .text(let more): text += more
      case .key(let key): press(key)
      }
    }
  }

  private mutating func press(_ key: PresentationKey) {
    switch key {
    case .backspace:
      if !text.isEmpty { text.removeLast() }
    case .newline: text += "\n"
    case .wordBackspace:
      while text.last?.isWhitespace ?? false { text.removeLast() }
      while let last = text.last, !last.isWhitespace { text.removeLast() }
    case .clearLine where !isMoved: text = ""
    case .interrupt: (text, isKnown, isMoved) = ("", true, false)
    case .enter, .clearScreen: break
    case .tab, .up, .down, .yank, .search, .escape:
      text = ""
      isKnown = false
    case .delete, .left, .right, .home, .end, .wordLeft, .wordRight, .clearLine, .clearToEnd,
      .transpose:
      isMoved = true
    }
  }

  /// Whether an input can come of it.
  func canBecome(_ input: String) -> Bool {
    if isMoved { return true }
    return isKnown ? haveSameBytes(text, input) : input.hasSuffix(text)
  }
}
