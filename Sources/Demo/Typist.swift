import Numbers
import Session
import Terminal

/// Types as a person does: by a number that the session has, so always the same.
struct Typist {
  private var dice: SplitMix
  /// On average, in milliseconds.
  private let pace: Int

  init(seed: UInt64, pace: Int) {
    dice = SplitMix(seed: seed)
    self.pace = pace
  }

  /// The time before a key, in milliseconds.
  mutating func pause() -> Int {
    guard pace > 0 else { return 0 }
    return pace / 2 + Int(dice.next() % UInt64(pace + 1))
  }

  /// Nobody types more than so many characters, and the line is drawn anew with each of them.
  private static let longest = 1000

  /// The keys of an input, but for the last Enter. What a line cannot have is typed in a block.
  static func keys(of text: String) -> [Key] {
    if text.contains("\t") || text.unicodeScalars.dropFirst(longest).first != nil {
      return [.paste(text)]
    }
    let isLine = !text.contains("\n") && !text.hasSuffix("\\")
    guard !isLine else { return text.unicodeScalars.map { .text($0) } }
    var keys: [Key] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in ["\"\"\""] + lines {
      keys += line.unicodeScalars.map { .text($0) } + [.enter]
    }
    return keys + "\"\"\"".unicodeScalars.map { .text($0) }
  }

  /// The keys that `@ type` names.
  static func keys(of strokes: [PresentationAct.Stroke]) -> [Key] {
    strokes.flatMap { stroke -> [Key] in
      switch stroke {
      case .text(let text): text.unicodeScalars.map { .text($0) }
      case .key(let key): [self.key(key)]
      }
    }
  }

  private static func key(_ key: PresentationKey) -> Key {
    switch key {
    case .tab: .tab
    case .enter: .enter
    case .newline: .newline
    case .backspace: .backspace
    case .delete: .delete
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .wordLeft: .wordLeft
    case .wordRight: .wordRight
    case .wordBackspace: .wordBackspace
    // What ends a search and leaves its line.
    case .escape: .control("g")
    case .clearLine: .control("u")
    case .clearToEnd: .control("k")
    case .yank: .control("y")
    case .search: .control("r")
    case .transpose: .control("t")
    case .interrupt: .control("c")
    case .clearScreen: .control("l")
    }
  }
}
