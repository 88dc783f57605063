import Session
import Terminal

/// Types as a person does: by a number that the session has, so always the same.
struct Typist {
  private var state: UInt64
  /// On average, in milliseconds.
  private let pace: Int

  init(seed: UInt64, pace: Int) {
    state = seed
    self.pace = pace
  }

  /// The time before a key, in milliseconds.
  mutating func pause() -> Int {
    guard pace > 0 else { return 0 }
    return pace / 2 + Int(random() % UInt64(pace + 1))
  }

  /// SplitMix64 (https://prng.di.unimi.it/splitmix64.c).
  private mutating func random() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// The keys of an input, but for the last Enter. What a line cannot have is typed in a block.
  static func keys(of text: String) -> [Key] {
    if text.contains("\t") { return [.paste(text)] }
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
