import Coach

/// Holds the answer of a model back by a sentence: nothing of one is passed on before it is whole
/// and has been looked at, and nothing from the first one on that is unsafe.
///
/// A line that begins like those that are said about the model is left out.
///
/// What passes is a function of the text alone, wherever it is cut into pieces. Each byte is looked
/// at a bounded number of times.
struct SentenceGate {
  /// What is for the user, perhaps nothing.
  struct Passed: Hashable {
    var text = ""
    /// Why the answer ends behind it; nothing passes any more then.
    var danger: UnsafeAdvice?
  }

  /// In UTF-8 bytes: of a sentence that doesn't end, so much is looked at as it is.
  static let longestSentence = 1024
  /// In UTF-8 bytes: how much of the lines before, where no stop has ended them, is read with a
  /// line: `Per day:`, and then `800 kcal`.
  private static let longestContext = 256

  /// For how many sentences the last topic is remembered.
  private static let topicSpan = 3

  private var held: [UInt8] = []
  private var context: [UInt8] = []
  /// The last sentence that said what numbers may be about, and for how many it is still read.
  private var topic = ""
  private var topicRest = 0
  /// Whether the last byte is a stop behind a digit, which may be a decimal point.
  private var isAfterNumber = false
  private var danger: UnsafeAdvice?
  /// Whether the rest of the line is left out.
  private var isInNotice = false

  /// Takes more of the answer.
  mutating func receive(_ piece: String) -> Passed {
    var passed: [UInt8] = []
    for byte in piece.utf8 where danger == nil {
      if isInNotice {
        isInNotice = byte != 0x0a
        continue
      }
      if isAfterNumber {
        isAfterNumber = false
        if !SentenceGate.isDigit(byte) { release(held.count, isWhole: true, &passed) }
      }
      if held.isEmpty, byte == 0x20 || byte == 0x0a || byte == 0x09 {
        passed.append(byte)
        continue
      }
      held.append(byte)
      switch byte {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): release(held.count, isWhole: true, &passed)
      case UInt8(ascii: "."): stop(&passed)
      case 0x0a: release(held.count, isWhole: false, &passed)
      default:
        if held.count == SentenceGate.longestSentence {
          release(SentenceGate.cut(held), isWhole: false, &passed)
        }
      }
    }
    return Passed(text: String(decoding: passed, as: UTF8.self), danger: danger)
  }

  /// Nothing more comes: what is held is looked at as it is.
  mutating func end() -> Passed {
    var passed: [UInt8] = []
    if danger == nil, !held.isEmpty { release(held.count, isWhole: true, &passed) }
    return Passed(text: String(decoding: passed, as: UTF8.self), danger: danger)
  }

  /// A stop ends a sentence unless it stands in a number, behind one that begins a line, or behind
  /// an abbreviation.
  private mutating func stop(_ passed: inout [UInt8]) {
    let before = held.dropLast()
    guard let last = before.last, !before.allSatisfy(SentenceGate.isDigit) else { return }
    if SentenceGate.isDigit(last) {
      isAfterNumber = true
      return
    }
    let word = before.suffix(8).reversed().prefix { SentenceGate.isLetter($0) }.reversed()
    let isShort = word.count == 1 || SentenceGate.abbreviations.contains { word.elementsEqual($0) }
    if !isShort { release(held.count, isWhole: true, &passed) }
  }

  /// Passes on what is held, up to a place, or ends it all.
  ///
  /// - Parameter isWhole: whether a sentence ends there, and not only a line of it.
  private mutating func release(_ count: Int, isWhole: Bool, _ passed: inout [UInt8]) {
    let sentence = held.prefix(count)
    let text = String(decoding: context + sentence, as: UTF8.self)
    danger = UnsafeAdvice.found(in: text, after: topicRest > 0 ? topic : "")
    guard danger == nil else {
      held = []
      return
    }
    // What is said about the model nobody says but we.
    if sentence.starts(with: ModelFailure.opening.utf8) {
      isInNotice = sentence.last != 0x0a
      held = []
      return
    }
    passed += sentence
    if isWhole {
      context = []
      topicRest -= 1
      if UnsafeAdvice.isTopic(text) { (topic, topicRest) = (text, SentenceGate.topicSpan) }
    } else {
      let lines = context + sentence
      let rest = lines.suffix(SentenceGate.longestContext)
      context = Array(rest.count < lines.count ? rest.drop { $0 > 0x20 } : rest)
    }
    held.removeFirst(count)
  }

  /// Where a sentence that is too long is cut: behind its last space, or before a scalar.
  private static func cut(_ bytes: [UInt8]) -> Int {
    if let space = bytes.lastIndex(of: 0x20) { return space + 1 }
    let start = bytes.lastIndex { $0 & 0xc0 != 0x80 } ?? 0
    return start > 0 ? start : bytes.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte | 0x20) || byte >= 0x80
  }

  private static let abbreviations = [
    "approx", "max", "min", "ca", "vs", "Dr", "dr", "tab", "tabs", "cap", "caps", "cal", "cals",
    "mg",
    "ml", "no", "No", "etc", "incl", "appr",
  ].map { Array($0.utf8) }
}
