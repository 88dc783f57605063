import Wellness

/// The first bytes of a sentence, by which an answer is known again.
struct SentenceOpening: Hashable, Sendable {
  private static let length = 28
  /// Of how many bytes a sentence is at least.
  static let shortest = 12
  let hash: WordHash

  /// Of all sentences of a text that are long enough and have no slot there, the first 28 bytes.
  static func all(in text: some StringProtocol) -> [SentenceOpening] {
    text.withBytes { bytes in
      var openings: [SentenceOpening] = []
      var start = 0
      for index in 0...bytes.count {
        let isEnd =
          index == bytes.count || bytes[index] == 0x0A
          || bytes[index] == 0x20 && index > 0 && ends(bytes[index - 1])
        guard isEnd else { continue }
        let sentence = bytes.part(start, index)
        if sentence.count >= shortest, let opening = SentenceOpening(sentence) {
          openings.append(opening)
        }
        start = index + 1
      }
      return openings
    }
  }

  private init?(_ sentence: UnsafeBufferPointer<UInt8>) {
    var hash = WordHash()
    for byte in sentence.prefix(SentenceOpening.length) {
      if byte == UInt8(ascii: "{") { return nil }
      hash.add(byte)
    }
    self.hash = hash
  }

  private static func ends(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte == 0x3F || byte == 0x21 || byte == 0x3A
  }
}
