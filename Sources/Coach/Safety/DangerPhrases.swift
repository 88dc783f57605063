import Wellness

/// The phrases that tell of danger, and those that only sound like it.
enum DangerPhrases {
  /// What a phrase stands for.
  enum Meaning: Sendable {
    /// `isOthers` for one that names somebody else by itself.
    case danger(Danger, isOthers: Bool)
    case harmless
    case reaction(Reaction)
  }

  /// Everything that is looked for in a message.
  struct Table: Sendable {
    private var book = DangerBook()
    private var meanings: [Meaning] = [.harmless]

    init() {
      for name in ["urgent", "health"] { add(name, Table.danger) }
      add("reactions", { Reaction($0).map(Meaning.reaction) })
      add("harmless", { _ in nil })
      // What is written with a star above is not known as a word; these are, so that typing errors
      // in them are mended.
      var telling = telling
      telling.withUTF8 { bytes in
        DangerBook.split(bytes, at: 0x0A) { line in
          DangerBook.split(line, at: 0x20) { book.add(word: $0) }
        }
      }
      for text in [CoachText.load("safety/ordinary-words"), DangerPairs.text] {
        book.add(ordinary: text)
      }
      for words in DangerContext.known { book.add(ordinary: words) }
      for words in Slang.table.values { for word in words { book.add(ordinary: word) } }
    }

    /// A message in words.
    func read(_ message: String, _ words: [TextWord]) -> DangerText {
      DangerText(message, words, book.spelling)
    }

    /// What is found in it.
    func hits(in text: DangerText) -> [(meaning: Meaning, range: Range<Int>)] {
      book.hits(in: text.words).map { (meanings[$0.meaning], $0.range) }
    }

    /// Adds the phrases of a file.
    private mutating func add(_ name: String, _ meaning: (Substring) -> Meaning?) {
      var current = 0
      var text = CoachText.load("safety/" + name)
      text.withUTF8 { bytes in
        DangerBook.split(bytes, at: 0x0A) { line in
          guard line.starts(with: "== ".utf8) else { return book.add(line, meaning: current) }
          let title = String(decoding: line.dropFirst(3), as: UTF8.self)
          if let meaning = meaning(title[...]) {
            meanings.append(meaning)
            current = meanings.count - 1
          }
        }
      }
    }

    /// `selfHarm other` as what it means.
    private static func danger(_ title: Substring) -> Meaning? {
      let words = title.split(separator: " ")
      return words.first.flatMap { Danger(rawValue: String($0)) }
        .map { .danger($0, isOthers: words.count > 1) }
    }
  }

  static let table = Table()

  private static let telling = """
    suicide suicidal overdose overdosed pregnant pregnancy breastfeeding anorexic anorexia bulimic
    bulimia laxatives vomiting vomited purging breathing breathe paracetamol ibuprofen fainted
    fainting dizziness seizure swollen swelling bleeding drooping slurred numbness unconscious
    collapsed hallucinating withdrawal withdrawals alcoholic medication antidepressants insulin
    diabetic disappear pressure tightness heart attack painful injured fractured sprained starving
    starved tablets swallowed threatened strangled abusive abused molested tingling shaking
    grade grader urine splints hamstring
    """
}
