import Edge

/// Texts that are looked for all at once, whatever their number: at each place the next four bytes
/// say which may stand there.
struct KnownTexts {
  struct Entry {
    let bytes: [UInt8]
    let standIn: [UInt8]
    let kind: SecretKind
    /// Whether these are the characters of its base64 that do not depend on what stands around it;
    /// then all of the base64 is replaced.
    let isBase64: Bool
    /// Whether case makes no difference.
    var isCaseless = false

    /// Whether it stands at the beginning of a text.
    fileprivate func begins(_ text: some Collection<UInt8>) -> Bool {
      guard isCaseless else { return text.starts(with: bytes) }
      return text.count >= bytes.count && zip(text, bytes).allSatisfy { ($0 | 0x20) == ($1 | 0x20) }
    }

    /// Whether a text that is shorter stands at its beginning.
    fileprivate func goesOn(from text: some Collection<UInt8>) -> Bool {
      guard bytes.count > text.count else { return false }
      return zip(text, bytes).allSatisfy { isCaseless ? ($0 | 0x20) == ($1 | 0x20) : $0 == $1 }
    }
  }

  private var entries: [Entry] = []
  private var byFront: [UInt32: [Int]] = [:]
  private var mayBegin: [Bool] = []
  /// The first bytes of those that aren't base64.
  private var firstBytes = [Bool](repeating: false, count: 256)
  /// The longest, in bytes.
  private(set) var longest = 0

  /// Shorter texts are not looked for: they would be found everywhere.
  static let shortest = 4

  var isEmpty: Bool { entries.isEmpty }

  /// As many bytes or more are the same secret in the other case and backwards too: who is told not
  /// to say it says it so. Fewer could be a word.
  private static let shortestDisguised = 8

  /// Looks for a text from now on, as it is, with `+` for spaces as in a form, and in base64; a long
  /// one in any case, and backwards.
  mutating func add(_ text: [UInt8], standIn: [UInt8], kind: SecretKind) {
    let isLong = text.count >= KnownTexts.shortestDisguised
    let plain = Entry(
      bytes: text, standIn: standIn, kind: kind, isBase64: false, isCaseless: isLong)
    add(plain)
    if isLong {
      add(
        Entry(
          bytes: text.reversed(), standIn: standIn, kind: kind, isBase64: false, isCaseless: true))
    }
    if text.contains(0x20) {
      let inForm = text.map { $0 == 0x20 ? UInt8(ascii: "+") : $0 }
      add(Entry(bytes: inForm, standIn: standIn, kind: kind, isBase64: false))
    }
    for form in [Base64.Form.standard, .url] {
      for count in 0..<3 {
        let core = KnownTexts.core(text, after: count, form)
        if core.count >= 5 {
          add(Entry(bytes: core, standIn: standIn, kind: kind, isBase64: true))
        }
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    guard entry.bytes.count >= KnownTexts.shortest else { return }
    let front = entry.bytes.withUnsafeBytes {
      KnownTexts.folded($0.loadUnaligned(as: UInt32.self))
    }
    guard !byFront[front, default: []].contains(where: { entries[$0].bytes == entry.bytes }) else {
      return
    }
    if mayBegin.isEmpty { mayBegin = Array(repeating: false, count: 4096) }
    mayBegin[KnownTexts.hash(front)] = true
    if !entry.isBase64 { firstBytes[Int(entry.bytes[0] | 0x20)] = true }
    byFront[front, default: []].append(entries.count)
    entries.append(entry)
    longest = max(longest, entry.bytes.count)
  }

  /// Whether one of the texts stands anywhere in another.
  func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !isEmpty, bytes.count >= KnownTexts.shortest else { return false }
    let raw = UnsafeRawBufferPointer(bytes)
    return mayBegin.withUnsafeBufferPointer { mayBegin in
      (0...(bytes.count - KnownTexts.shortest)).contains { place in
        let front = KnownTexts.folded(raw.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        return mayBegin[KnownTexts.hash(front)] && entry(front, at: place, in: bytes) != nil
      }
    }
  }

  /// The longest text that stands at a place.
  @inline(__always)
  func entry(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Entry? {
    guard place + 4 <= bytes.count else { return nil }
    let front = KnownTexts.folded(
      UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt32.self))
    return mayBegin[KnownTexts.hash(front)] ? entry(front, at: place, in: bytes) : nil
  }

  private func entry(
    _ front: UInt32, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Entry? {
    guard let candidates = byFront[front] else { return nil }
    let rest = UnsafeBufferPointer(rebasing: bytes[place...])
    return candidates.lazy.map { entries[$0] }
      .filter { rest.count >= $0.bytes.count && $0.begins(rest) }
      .max { $0.bytes.count < $1.bytes.count }
  }

  /// Where the last part of a text begins that may be the beginning of one of these; its end where
  /// there is none. Base64 and what is percent-encoded are not looked at.
  func openTail(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let start = max(0, bytes.count - longest + 1)
    for place in start..<max(start, bytes.count) where firstBytes[Int(bytes[place] | 0x20)] {
      let tail = UnsafeBufferPointer(rebasing: bytes[place...])
      if tail.count >= 4 {
        let front = KnownTexts.folded(UnsafeRawBufferPointer(tail).loadUnaligned(as: UInt32.self))
        guard mayBegin[KnownTexts.hash(front)] else { continue }
      }
      if entries.contains(where: { !$0.isBase64 && $0.goesOn(from: tail) }) { return place }
    }
    return bytes.count
  }

  /// Four bytes of which letters of either case are the same.
  private static func folded(_ front: UInt32) -> UInt32 { front | 0x2020_2020 }

  private static func hash(_ front: UInt32) -> Int {
    Int((front &* 0x9E37_79B1) >> 20)
  }

  /// The first of them are enough to know a text by.
  private static func core(_ bytes: [UInt8], after count: Int, _ form: Base64.Form) -> [UInt8] {
    let padded = [UInt8](repeating: 0, count: count) + bytes.prefix(48)
    let full = padded.count * 8 / 6
    return Array(
      Base64.encode(padded, as: form).utf8.prefix(full).dropFirst((count * 8 + 5) / 6))
  }
}
