/// Cuts a file into its lines, eight bytes at a time, and notes what each line is made of.
struct LineScanner {
  /// What occurs somewhere in a line; what does not occur needs no second look.
  struct Traits: OptionSet {
    let rawValue: UInt8
    static let backslash = Traits(rawValue: 1)
    static let control = Traits(rawValue: 2)
    static let beyondASCII = Traits(rawValue: 4)
    static let bracket = Traits(rawValue: 8)
  }

  struct Line {
    /// The first byte.
    let start: Int
    /// Past the last byte, before the newline.
    let end: Int
    let hasNewline: Bool
    let traits: Traits
    /// Counted from 1.
    let number: Int

    var next: Int { hasNewline ? end + 1 : end }
  }

  let base: UnsafePointer<UInt8>
  let count: Int
  private var offset = 0
  private var number = 0

  /// - Parameters:
  ///   - offset: where the first line begins.
  ///   - line: its number.
  init(_ base: UnsafePointer<UInt8>, count: Int, from offset: Int = 0, line: Int = 1) {
    self.base = base
    self.count = count
    self.offset = offset
    number = line - 1
  }

  /// The next line; `nil` at the end of the file.
  mutating func next() -> Line? {
    guard offset < count else { return nil }
    let start = offset
    number += 1
    var marks = Marks()
    var end = start
    while true {
      guard count - end >= 8 else { break }
      let word = UnsafeRawPointer(base + end).loadUnaligned(as: UInt64.self).littleEndian
      let newline = Marks.zeroBytes(word ^ Marks.every(0x0A))
      if newline != 0 {
        let length = newline.trailingZeroBitCount >> 3
        if length > 0 { marks.add(word << (64 - 8 * UInt64(length)), count: length) }
        return finish(start, end + length, hasNewline: true, marks)
      }
      marks.add(word, count: 8)
      end += 8
    }
    while end < count {
      if base[end] == 0x0A { return finish(start, end, hasNewline: true, marks) }
      marks.add(UInt64(base[end]) << 56, count: 1)
      end += 1
    }
    return finish(start, end, hasNewline: false, marks)
  }

  private mutating func finish(
    _ start: Int, _ end: Int, hasNewline: Bool, _ marks: Marks
  ) -> Line {
    offset = hasNewline ? end + 1 : end
    return Line(
      start: start, end: end, hasNewline: hasNewline, traits: marks.traits, number: number)
  }
}

/// The traits of words of eight bytes, gathered without a branch.
struct Marks {
  private var backslash: UInt64 = 0
  private var control: UInt64 = 0
  private var high: UInt64 = 0
  private var bracket: UInt64 = 0

  @inline(__always)
  static func every(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Not zero if and only if a byte is zero; the lowest mark is exact.
  @inline(__always)
  static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- every(0x01)) & ~word & every(0x80)
  }

  /// Adds the upper `count` bytes of a word; the others must be zero.
  @inline(__always)
  mutating func add(_ word: UInt64, count length: Int) {
    let filled = word | (length < 8 ? Marks.every(0x20) >> (8 * UInt64(length)) : 0)
    backslash |= Marks.zeroBytes(filled ^ Marks.every(0x5C))
    bracket |= Marks.zeroBytes(filled ^ Marks.every(0x5B))
    control |= (filled &- Marks.every(0x20)) & ~filled & Marks.every(0x80)
    control |= Marks.zeroBytes(filled ^ Marks.every(0x7F))
    high |= filled & Marks.every(0x80)
  }

  var traits: LineScanner.Traits {
    var traits = LineScanner.Traits()
    if backslash != 0 { traits.insert(.backslash) }
    if control != 0 { traits.insert(.control) }
    if high != 0 { traits.insert(.beyondASCII) }
    if bracket != 0 { traits.insert(.bracket) }
    return traits
  }
}

/// Lines of an answer that wait, since a private key goes on in them: it is many lines and is
/// replaced as one text.
struct KeyLines {
  /// A key of more lines is none.
  private static let most = 200

  private var lines: [String] = []

  var isEmpty: Bool { lines.isEmpty }

  /// Takes a line; answers those that can be written now.
  mutating func add(_ line: String, _ redactor: Redactor) -> [String] {
    if lines.isEmpty, !KeyLines.beginsKey(line) { return [line] }
    lines.append(line)
    return line.contains("-----END ") || lines.count > KeyLines.most ? popAll(redactor) : []
  }

  /// Takes all lines, as no more of them come.
  mutating func popAll(_ redactor: Redactor) -> [String] {
    guard !lines.isEmpty else { return [] }
    defer { lines = [] }
    return redactor.text(lines.joined(separator: "\n"))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Looks at bytes: `contains` goes by characters, which costs more than all else about a line.
  private static func beginsKey(_ line: String) -> Bool {
    line.utf8.contains(UInt8(ascii: "-"))
      && Array(line.utf8).firstRange(of: Array("-----BEGIN ".utf8)) != nil
  }
}
