/// How many columns of a terminal a text takes: the same on every machine, so that a recording is.
package enum DisplayWidth {
  /// The columns of one scalar: 0 for a combining mark and for a control character, 2 for a wide
  /// one. As `wcwidth` of a UTF-8 locale has it (Unicode 15), since the line editor counts that way.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7f: return 1
    case ..<0xa0: return 0
    // Neither marks nor wide ones: what bars and borders are drawn with.
    case 0xa0..<0x300, 0x2500..<0x25fd: return 1
    case 0x1160...0x11ff, 0xd7b0...0xd7c6, 0xd7cb...0xd7fb: return 0
    default: return isWide(scalar.value) ? 2 : isZero(scalar) ? 0 : 1
    }
  }

  /// The columns that a text takes, by its scalars.
  package static func columns(of text: some StringProtocol) -> Int {
    let isPlain = text.utf8.withContiguousStorageIfAvailable {
      $0.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
    }
    if isPlain == true { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// A text in at most so many columns, its end replaced by a mark where it is too long.
  package static func shortened(_ text: String, to limit: Int, mark: String = "…") -> String {
    if columns(of: text) <= limit { return text }
    let room = limit - columns(of: mark)
    if room < 0 { return prefix(of: text, columns: limit) }
    var front = prefix(of: text, columns: room)
    while front.hasSuffix(" ") { front.removeLast() }
    return front + mark
  }

  /// The longest front of a text that fits.
  private static func prefix(of text: String, columns limit: Int) -> String {
    var front = ""
    var used = 0
    for character in text {
      used += columns(of: String(character))
      if used > limit { break }
      front.append(character)
    }
    return front
  }

  private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    // Signs that stand before a number are seen.
    case .format: !signs.contains(scalar.value)
    default: false
    }
  }

  private static let signs: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd, 0x110cd,
  ]

  private static func isWide(_ value: UInt32) -> Bool {
    var (low, high) = (0, wide.count)
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  /// East Asian wide and full-width characters, and emoji that are shown as pictures.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x231a...0x231b, 0x2329...0x232a, 0x23e9...0x23ec, 0x23f0...0x23f0,
    0x23f3...0x23f3,
    0x25fd...0x25fe, 0x2614...0x2615, 0x2648...0x2653, 0x267f...0x267f, 0x2693...0x2693,
    0x26a1...0x26a1,
    0x26aa...0x26ab, 0x26bd...0x26be, 0x26c4...0x26c5, 0x26ce...0x26ce, 0x26d4...0x26d4,
    0x26ea...0x26ea,
    0x26f2...0x26f3, 0x26f5...0x26f5, 0x26fa...0x26fa, 0x26fd...0x26fd, 0x2705...0x2705,
    0x270a...0x270b,
    0x2728...0x2728, 0x274c...0x274c, 0x274e...0x274e, 0x2753...0x2755, 0x2757...0x2757,
    0x2795...0x2797,
    0x27b0...0x27b0, 0x27bf...0x27bf, 0x2b1b...0x2b1c, 0x2b50...0x2b50, 0x2b55...0x2b55,
    0x2e80...0x3029,
    0x302e...0x303e, 0x3041...0x3096, 0x309b...0xa4c6, 0xa960...0xa97c, 0xac00...0xd7a3,
    0xf900...0xfad9,
    0xfe10...0xfe19, 0xfe30...0xfe6b, 0xff01...0xff60, 0xffe0...0xffe6, 0x16fe0...0x16fe3,
    0x16ff0...0x1b2fb, 0x1f004...0x1f004, 0x1f0cf...0x1f0cf, 0x1f18e...0x1f18e, 0x1f191...0x1f19a,
    0x1f200...0x1f320, 0x1f32d...0x1f335, 0x1f337...0x1f37c, 0x1f37e...0x1f393, 0x1f3a0...0x1f3ca,
    0x1f3cf...0x1f3d3, 0x1f3e0...0x1f3f0, 0x1f3f4...0x1f3f4, 0x1f3f8...0x1f43e, 0x1f440...0x1f440,
    0x1f442...0x1f4fc, 0x1f4ff...0x1f53d, 0x1f54b...0x1f54e, 0x1f550...0x1f567, 0x1f57a...0x1f57a,
    0x1f595...0x1f596, 0x1f5a4...0x1f5a4, 0x1f5fb...0x1f64f, 0x1f680...0x1f6c5, 0x1f6cc...0x1f6cc,
    0x1f6d0...0x1f6d2, 0x1f6d5...0x1f6df, 0x1f6eb...0x1f6ec, 0x1f6f4...0x1f6fc, 0x1f7e0...0x1f7f0,
    0x1f90c...0x1f93a, 0x1f93c...0x1f945, 0x1f947...0x1f9ff, 0x1fa70...0x1faf6, 0x20000...0x3134a,
  ]
}
