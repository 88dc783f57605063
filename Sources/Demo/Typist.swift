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

  /// The keys of an input, but for the last Enter. Several lines are a block, as users type them.
  static func keys(of text: String) -> [Key] {
    guard text.contains("\n") else { return text.unicodeScalars.map { .text($0) } }
    var keys: [Key] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in ["\"\"\""] + lines {
      keys += line.unicodeScalars.map { .text($0) } + [.enter]
    }
    return keys + "\"\"\"".unicodeScalars.map { .text($0) }
  }
}
