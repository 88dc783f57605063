/// A run of letters, digits, `-` and `_`, and what in it is more than words: enough to tell of each
/// part to its end, so that many keys may begin in one run.
struct TokenRun {
  /// As many letters and digits without a hyphen are no word.
  private static let longestWord = 16

  let range: Range<Int>
  /// Where the last capital or digit stands; before the run where there is none.
  private let lastCapitalOrDigit: Int
  /// Where the last word begins that is too long for one; before the run where there is none.
  private let lastLongWord: Int

  /// No run.
  init() {
    (range, lastCapitalOrDigit, lastLongWord) = (0..<0, -1, -1)
  }

  init(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    self.range = range
    var (mark, long, word) = (-1, -1, range.lowerBound)
    for place in range {
      let byte = bytes[place]
      if !isLetterOrDigit(byte) {
        word = place + 1
        continue
      }
      if TokenRun.isCapitalOrDigit(byte) { mark = place }
      if place - word == TokenRun.longestWord - 1 { long = word }
    }
    (lastCapitalOrDigit, lastLongWord) = (mark, long)
  }

  /// Whether the run is more than words from the beginning of one on.
  func isMoreThanWords(from start: Int) -> Bool {
    lastCapitalOrDigit >= start || lastLongWord >= start
  }

  static func isCapitalOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
  }
}
