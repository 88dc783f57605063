import Wellness

/// What `phrases.txt` has of a table of patterns: its words, and for each beginning of a word the patterns
/// that can't do without such a word.
///
/// `lume-train` writes it, and it's read where it stands, so a start costs nothing. Its first lines are
/// the tables', each with a name and where its parts begin and end, in bytes. The words are sorted, a star
/// behind those that only begin one. A key has a line of twelve letters: four for the first three bytes of
/// a word, four for where its places begin among those of the table, and three for how many there are. A
/// place has six letters: one for the mark of another word that it needs, two for the number of a line, and
/// three for where the pattern begins there.
package struct PhraseIndex: Sendable {
  /// A pattern in its table.
  struct Place: Comparable {
    let line: Int
    /// In bytes.
    let start: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.line, left.start) < (right.line, right.start)
    }
  }

  /// The lengths of the lines of tables and keys, their ends included, and of a place.
  package static let (tableLine, keyLine, placeLength) = (33, 12, 6)
  /// What stands for no mark.
  package static let noMark: UInt32 = 63
  /// How long a name may be.
  package static let nameLength = 12

  private let words: Range<Int>
  private let keys: Range<Int>
  private let places: Range<Int>

  /// The index of a table; empty for one that isn't there.
  init(of name: String) {
    let bytes = PhraseIndex.bytes
    var line = 0
    while line + PhraseIndex.tableLine <= bytes.count, bytes[line] != 0x0A {
      let own = bytes.part(line, line + PhraseIndex.nameLength)
      if own.prefix(while: { $0 != 0x20 }).elementsEqual(name.utf8) {
        let numbers = (0..<4).map { part in
          Int(Base64Numbers.value(in: bytes, line + PhraseIndex.nameLength + 5 * part, 5))
        }
        (words, keys) = (numbers[0]..<numbers[1], numbers[1]..<numbers[2])
        places = numbers[2]..<numbers[3]
        return
      }
      line += PhraseIndex.tableLine
    }
    (words, keys, places) = (0..<0, 0..<0, 0..<0)
  }

  private static var bytes: UnsafeBufferPointer<UInt8> { Base64Numbers.bytes(of: "phrases") }

  /// The words of all patterns.
  var vocabulary: Vocabulary {
    var vocabulary = Vocabulary(count: words.count / 7)
    let text = PhraseIndex.bytes.part(words.lowerBound, words.upperBound)
    WordIndex.eachWord(of: text) { word, hash in
      if word[word.count - 1] == UInt8(ascii: "*") {
        vocabulary.add(beginning: WordHash(word.part(0, word.count - 1)).value)
      } else {
        vocabulary.add(word, hash: hash)
      }
    }
    return vocabulary
  }

  /// Goes through the patterns that a message may have, in their order.
  func eachPlace(for text: SaidText, _ body: (Place) -> Void) {
    let bytes = PhraseIndex.bytes
    let marks = MarkLetters(text.marks)
    var found: [Place] = []
    for (number, code) in text.codes.enumerated()
    where !text.codes[..<number].contains(where: { $0.key == code.key }) {
      guard let line = line(of: code.key, in: bytes) else { continue }
      let first = places.lowerBound + Int(Base64Numbers.value(in: bytes, line + 4, 4))
      let count = Int(Base64Numbers.value(in: bytes, line + 8, 3))
      let end = first + PhraseIndex.placeLength * count
      for start in stride(from: first, to: end, by: PhraseIndex.placeLength) {
        guard marks.has(bytes[start]) else { continue }
        found.append(
          Place(
            line: Int(Base64Numbers.value(in: bytes, start + 1, 2)),
            start: Int(Base64Numbers.value(in: bytes, start + 3, 3))))
      }
    }
    if found.count > 1 { found.sort() }
    var last: Place?
    // One that is found by several of its words comes once.
    for place in found where place != last {
      body(place)
      last = place
    }
  }

  /// The line of a key. Sorted numbers are sorted letters, so that these are compared.
  private func line(of key: UInt32, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    func start(of number: Int) -> Int { keys.lowerBound + number * PhraseIndex.keyLine }
    return (0..<keys.count / PhraseIndex.keyLine).place(of: Base64Numbers.letters(of: key)) {
      UInt32(bigEndian: raw.loadUnaligned(fromByteOffset: start(of: $0), as: UInt32.self))
    }.map(start)
  }
}

/// The letters of the marks that a message has, and of no mark.
private struct MarkLetters {
  private var bits: (low: UInt64, high: UInt64) = (0, 0)

  init(_ marks: WordMarks) {
    var rest = marks.bits | 1 << UInt64(PhraseIndex.noMark)
    while rest != 0 {
      let letter = Base64Numbers.letter(UInt32(rest.trailingZeroBitCount))
      if letter < 64 {
        bits.low |= 1 << UInt64(letter)
      } else {
        bits.high |= 1 << UInt64(letter - 64)
      }
      rest &= rest &- 1
    }
  }

  @inline(__always)
  func has(_ letter: UInt8) -> Bool {
    (letter < 64 ? bits.low &>> UInt64(letter) : bits.high &>> UInt64(letter &- 64)) & 1 == 1
  }
}

/// The tables of patterns, for who writes their index.
package enum PhraseTables {
  /// - Parameter text: gives a file of `Sources/CoachData` by its path without `.txt`.
  package static func all(_ text: (String) -> String) -> [(name: String, lines: [Substring])] {
    let files = DomainID.allCases.map { (id: $0, text: text("library/" + $0.rawValue)) }
    let heads = files.filter(\.id.isSubject).map { LibraryParser.head(of: $0.text) }
    let intents = text("intents")
    return files.map { ($0.id.rawValue, LibraryParser($0.text).topics.map(\.said)) } + [
      ("goals", heads.map(\.goals)), ("words", heads.map(\.words)),
      ("intents", IntentPhrases.lines(in: intents).map(\.patterns)),
      ("resigned", [IntentPhrases.resignation(in: intents)]),
      ("safety", DangerPhrases.lines(text).map(\.patterns)),
    ]
  }

  /// A file as its readers want it, one line an entry.
  package static func unfolded(_ file: String) -> String {
    file.withBytes { CoachText.unfolded($0, upTo: nil) }
  }
}

/// What has to be in a message for a pattern to be there.
package struct PatternParts {
  /// The words that it has, a star behind those that only begin one.
  package private(set) var words: [String] = []
  /// Of each way to say it the words that it can't do without, as the beginnings of those that fit, their
  /// first three bytes.
  package private(set) var ways: [[[UInt32]]] = []

  /// The number of the mark that words with a beginning have.
  package static func mark(of key: UInt32) -> UInt32 { WordMarks.number(of: key) }

  package init(_ pattern: Substring) {
    var compiler = PhraseCompiler(for: nil)
    pattern.withBytes { compiler.compile($0) }
    words = compiler.words.map { String(decoding: $0, as: UTF8.self) }
    ways = compiler.phrases.map { phrase in
      (phrase.first..<phrase.end).compactMap { number in
        let element = compiler.elements[Int(number)]
        let fitting = compiler.alternatives[element.alternatives]
        // The first word has the beginning of one that fits, however short that is.
        let isKeyed = fitting.allSatisfy { $0.prefix == 0 || $0.prefix >= 3 }
        guard !fitting.isEmpty, !element.isOptional, isKeyed || number == phrase.first else {
          return nil
        }
        return fitting.map(\.key)
      }
    }
  }
}
