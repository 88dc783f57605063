import Edge
import Patterns

/// Finds what must not be written in a text: what is known, what looks like a secret though nobody
/// said that it is one, and what is personal; as it stands, and behind encodings.
///
/// One search tells of almost all texts that there is nothing. Then the text is gone over: for what
/// is known, for what the table has, for addresses and numbers, each where nothing was found
/// before. What is encoded is decoded and looked through in the same way.
struct SecretDetector {
  let known: KnownTexts
  /// `nil` where personal data stay.
  let personal: PersonalData?
  let words: PersonalWords
  let own: OwnSecrets
  /// Whether a token's expiry and owner are kept, as in the body that brings it.
  let keepsClaims: Bool

  /// How many encodings may lie around each other.
  static let deepest = 3

  /// Whether one look tells that there is nothing in a text; then there is nothing in a part of it
  /// either, as in the strings of JSON.
  func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    do {
      return try isClean(bytes, SecretPatterns.whole.get())
    } catch {
      return false
    }
  }

  private func isClean(
    _ bytes: UnsafeBufferPointer<UInt8>, _ searches: SecretPatterns.Searches
  ) throws(PatternLimit) -> Bool {
    guard own.isEmpty, !known.occur(in: bytes), !words.occur(in: bytes) else { return false }
    return try searches.table.search(bytes) == .none
  }

  /// What is found in a text, in its order; no two overlap.
  func findings(in bytes: UnsafeBufferPointer<UInt8>) -> [Finding] {
    guard bytes.count >= KnownTexts.shortest || !words.isEmpty else { return [] }
    do {
      let searches = try SecretPatterns.whole.get()
      if try isClean(bytes, searches) { return [] }
      let findings = try SecretLook.findings(in: bytes, self, searches)
      return findings.isEmpty ? [] : try own.withoutExceptions(findings, in: bytes)
    } catch {
      // Nothing is known of it, so none of it is written.
      return [Finding(range: bytes.indices, kind: .known, standIn: Array("[secret:unread]".utf8))]
    }
  }

  /// Where the part of a text begins that may be the beginning of something when more of it comes;
  /// its end where there is none.
  func openTail(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let run = SecretDetector.startOfRun(in: bytes)
    do {
      let searches = try SecretPatterns.open.get()
      var tail = OpenTail(start: run)
      try tail.extend(by: searches.table, in: bytes)
      try tail.extend(by: searches.numbers, in: bytes)
      for pattern in own.openPatterns { try tail.extend(by: pattern, in: bytes) }
      let start = tail.startOfMatches
      return bytes.count - start > SecretDetector.longest ? bytes.count : start
    } catch {
      return bytes.isEmpty ? 0 : run
    }
  }

  /// What is longer is no secret.
  private static let longest = 16_384

  /// The part of a text at its end that may go on.
  private struct OpenTail {
    var start: Int
    private var matches: [Range<Int>] = []

    init(start: Int) { self.start = start }

    mutating func extend(
      by pattern: Pattern, in bytes: UnsafeBufferPointer<UInt8>
    ) throws(PatternLimit) {
      var place = 0
      while place < start {
        switch try pattern.search(bytes, from: place, goesOn: true) {
        case .none: return
        case .partial(let begin):
          start = min(begin, start)
          return
        case .match(let match):
          if match.range.count > 1 { matches.append(match.range) }
          place = match.range.lowerBound + 1
        }
      }
    }

    /// What was found in whole isn't cut: "cvv 123 1", whose number may go on.
    var startOfMatches: Int {
      matches.reversed().reduce(start) { start, match in
        match.lowerBound < start && start < match.upperBound ? match.lowerBound : start
      }
    }
  }

  /// Where the bytes begin at the end of a text that addresses, tokens and what is encoded are made
  /// of.
  private static func startOfRun(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = bytes.count
    while start > 0 {
      var place = start - 1
      while place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
      let byte = bytes[place]
      guard
        isLetterOrDigit(byte) || (0xC3...0xD4).contains(byte)
          || "._%+-'=/@~\\&#;:$^`".utf8.contains(byte) || isInEscape(place, in: bytes)
      else { break }
      start = place
    }
    return start
  }

  /// Whether a brace belongs to an escape of the format, as in `\u{41}`.
  private static func isInEscape(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard "{}".utf8.contains(bytes[place]) else { return false }
    let open = bytes[...place].suffix(8).lastIndex(of: UInt8(ascii: "{"))
    return open.map { bytes[..<$0].suffix(2).elementsEqual("\\u".utf8) } ?? false
  }
}
