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

  /// Looks for a text from now on, as it is, with `+` for spaces as in a form, and in base64.
  mutating func add(_ text: [UInt8], standIn: [UInt8], kind: SecretKind) {
    add(Entry(bytes: text, standIn: standIn, kind: kind, isBase64: false))
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
    let front = entry.bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    guard !byFront[front, default: []].contains(where: { entries[$0].bytes == entry.bytes }) else {
      return
    }
    if mayBegin.isEmpty { mayBegin = Array(repeating: false, count: 4096) }
    mayBegin[KnownTexts.hash(front)] = true
    if !entry.isBase64 { firstBytes[Int(entry.bytes[0])] = true }
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
        let front = raw.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        return mayBegin[KnownTexts.hash(front)] && entry(front, at: place, in: bytes) != nil
      }
    }
  }

  /// The longest text that stands at a place.
  @inline(__always)
  func entry(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Entry? {
    guard place + 4 <= bytes.count else { return nil }
    let front = UnsafeRawBufferPointer(bytes).loadUnaligned(
      fromByteOffset: place, as: UInt32.self)
    return mayBegin[KnownTexts.hash(front)] ? entry(front, at: place, in: bytes) : nil
  }

  private func entry(
    _ front: UInt32, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Entry? {
    guard let candidates = byFront[front] else { return nil }
    let rest = UnsafeBufferPointer(rebasing: bytes[place...])
    return candidates.lazy.map { entries[$0] }
      .filter { rest.count >= $0.bytes.count && rest.starts(with: $0.bytes) }
      .max { $0.bytes.count < $1.bytes.count }
  }

  /// Where the last part of a text begins that may be the beginning of one of these; its end where
  /// there is none. Base64 and what is percent-encoded are not looked at.
  func openTail(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let start = max(0, bytes.count - longest + 1)
    for place in start..<max(start, bytes.count) where firstBytes[Int(bytes[place])] {
      let tail = UnsafeBufferPointer(rebasing: bytes[place...])
      if tail.count >= 4 {
        let front = UnsafeRawBufferPointer(tail).loadUnaligned(as: UInt32.self)
        guard mayBegin[KnownTexts.hash(front)] else { continue }
      }
      let isOpen = entries.contains {
        !$0.isBase64 && $0.bytes.count > tail.count && $0.bytes[0] == tail[0]
          && $0.bytes.starts(with: tail)
      }
      if isOpen { return place }
    }
    return bytes.count
  }

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
