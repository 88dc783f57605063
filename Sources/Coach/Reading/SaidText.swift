import Wellness

/// A message as the coach's rules read it: words in lower case without apostrophes, slang written
/// out, typing errors mended.
struct SaidText: Sendable {
  /// One word of it.
  struct Word: Sendable {
    let text: String
    let hash: WordHash
    /// Counts commas, full stops and line ends before it.
    let clause: Int
    var isNumber: Bool { text.first?.isNumber ?? false }
  }

  /// What of a word the phrases are compared with.
  struct Code: Sendable {
    let word: WordCode
    let clause: Int
    /// Its first three bytes.
    let key: UInt32
    /// These as a mark, with those of the two words that it may stand for.
    let marks: WordMarks
  }

  /// As it was typed.
  let text: String
  let words: [Word]
  /// One for each word.
  let codes: [Code]
  /// Of all words.
  let marks: WordMarks
  /// The hashes of all words, and of the two that one may stand for.
  private let hashes: WordIndex
  /// Whether it has a question mark.
  let hasQuestionMark: Bool

  /// - Parameter tables: whose words a typing error may stand for.
  init(_ text: String, _ tables: [PhraseTable]) {
    self.init(text, TextWord.all(in: text), Spelling(tables: tables))
  }

  /// - Parameter typed: the words of the text, as they were typed.
  init(_ text: String, _ typed: [TextWord], _ spelling: Spelling) {
    self.text = text
    hasQuestionMark = text.utf8.contains(UInt8(ascii: "?"))
    var said = SaidWords()
    for word in typed {
      let isKnown = spelling.isKnown(word.text)
      let squeezed = SaidText.squeezed(word.text, isKnown: isKnown)
      if let slang = Slang.words(for: squeezed) {
        for text in slang { said.add(text, clause: word.clause) }
      } else {
        said.add(isKnown ? squeezed : spelling.corrected(squeezed), clause: word.clause)
      }
    }
    (words, codes, marks) = (said.words, said.codes, said.marks)
    var hashes = WordIndex(count: codes.count)
    for code in codes {
      _ = hashes.add(code.word.hash.value)
      for part in Contractions.parts(of: code.word.hash) { _ = hashes.add(part.hash.value) }
    }
    self.hashes = hashes
  }

  /// Whether one of its words fits, or one that is part of another; `false` is sure.
  func mayHave(_ alternative: Phrase.Alternative) -> Bool {
    alternative.marks.meets(marks)
      && (alternative.prefix > 0 || hashes.number(of: alternative.value) != nil)
  }

  /// The same for a whole word.
  func mayHave(_ word: WordHash) -> Bool { hashes.contains(word) }

  /// Whether there is no word in it: a smile, three dots.
  var isWordless: Bool { words.isEmpty }

  func contains(_ list: WordIndex) -> Bool { words.contains { list.contains($0.hash) } }

  func begins(with texts: String...) -> Bool { words.starts(with: texts) { $0.text == $1 } }

  /// `sooooo` as `so`, where the word is not one.
  private static func squeezed(_ word: String, isKnown: Bool) -> String {
    guard !isKnown else { return word }
    var bytes: [UInt8] = []
    var run = 0
    for byte in word.utf8 {
      run = bytes.last == byte ? run + 1 : 1
      if run <= 2 || (0x30...0x39).contains(byte) { bytes.append(byte) }
    }
    guard bytes.count < word.utf8.count else { return word }
    // Three of a letter and more stand for one or two: `goooal`, `sooo`.
    let text = String(decoding: bytes, as: UTF8.self)
    var single: [UInt8] = []
    for byte in word.utf8 where single.last != byte { single.append(byte) }
    let shorter = String(decoding: single, as: UTF8.self)
    return Slang.words(for: shorter) != nil || FillerWords.has(shorter) ? shorter : text
  }
}

/// The words of a message, one after the other.
private struct SaidWords {
  private(set) var words: [SaidText.Word] = []
  private(set) var codes: [SaidText.Code] = []
  var marks: WordMarks { codes.reduce(into: .none) { $0.add($1.marks) } }

  /// Adds a word; two that are mostly written as one, as one: `do not` is `dont`.
  mutating func add(_ text: String, clause: Int) {
    let code = WordCode(text)
    if let last = words.last, let short = Contractions.short(last.hash.value, code.hash.value) {
      words.removeLast()
      codes.removeLast()
      append(short, WordCode(short), last.clause)
    } else {
      append(text, code, clause)
    }
  }

  private mutating func append(_ text: String, _ code: WordCode, _ clause: Int) {
    var marks = WordMarks(code.key)
    for part in Contractions.parts(of: code.hash) { marks.add(WordMarks(part.key)) }
    words.append(SaidText.Word(text: text, hash: code.hash, clause: clause))
    codes.append(SaidText.Code(word: code, clause: clause, key: code.key, marks: marks))
  }
}
