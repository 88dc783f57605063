import Wellness

/// What of a sentence is compared with the examples of what people write: the stems of its words, and
/// in which form it asks.
package enum ExampleFeatures {
  /// In which form a sentence asks. Two with the same words want different answers by it: `how long
  /// should I sleep`, `when should I sleep`.
  enum Form: String, CaseIterable {
    case amount, duration, frequency, time, reason, choice, what, how, yesOrNo, place, none
  }

  /// As numbers of 30 bits, sorted, each once.
  package static func all(of text: String) -> [UInt32] { all(of: SaidText(text, [])) }

  static func all(of said: SaidText) -> [UInt32] {
    // Numbers say how much, and hardly ever what about.
    var features = said.words.filter { !isNumber($0.text) }.map { feature(of: $0.text) }
    features.append(feature(of: form(of: said)))
    if isNegated(said) { features.append(negation) }
    return Set(features).sorted()
  }

  /// The features of all forms.
  package static var forms: [UInt32] { Form.allCases.map(feature) }

  /// The feature of what says that something isn't so.
  static let negation = feature(of: "? not")

  static func isNegated(_ said: SaidText) -> Bool {
    said.words.contains { negations.contains($0.hash) }
  }

  private static let negations = WordIndex.listed("ExampleFeatures.negations")

  static func feature(of form: Form) -> UInt32 { WordHash(("? " + form.rawValue).utf8).feature }

  private static func isNumber(_ word: String) -> Bool {
    word.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// The feature of a word: its stem.
  static func feature(of word: String) -> UInt32 {
    word.withBytes { WordHash($0.prefix(stemLength($0))).feature }
  }

  /// How much of a word stays without its ending: `smok` of `smoking`, `smoked`, `smokes` and `smoke`.
  private static func stemLength(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var length = word.count
    func ends(with ending: StaticString) -> Bool {
      let count = ending.utf8CodeUnitCount
      guard length - count >= 3 else { return false }
      return word.part(length - count, length).elementsEqual(ending.bytes)
    }
    for ending in endings where ends(with: ending) {
      length -= ending.utf8CodeUnitCount
      // `runn` of `running`
      if ending.utf8CodeUnitCount > 1, length > 3, word[length - 1] == word[length - 2] {
        length -= 1
      }
      break
    }
    if length > 3, word[length - 1] == UInt8(ascii: "e") { length -= 1 }
    return length
  }

  private static let endings: [StaticString] = ["ing", "ed", "es", "ly", "s"]

  /// In which form a sentence asks, by its first words.
  static func form(of said: SaidText) -> Form {
    let words = said.words.prefix(12).map(\.text)
    for (place, word) in words.enumerated() {
      let next = place + 1 < words.count ? words[place + 1] : ""
      switch word {
      case "how", "hows": return measures[next].flatMap(Form.init) ?? .how
      case "why", "whys": return .reason
      case "when", "whens": if place == 0 || isAsking(next) { return .time }
      case "where", "wheres": if place == 0 || isAsking(next) { return .place }
      case "which": return .choice
      case "what", "whats": return next == "time" ? .time : .what
      default:
        if isAsking(word), place == 0 ? !next.isEmpty : place <= 2 && subjects.contains(next) {
          return words.contains("or") ? .choice : .yesOrNo
        }
      }
    }
    return said.hasQuestionMark ? (words.contains("or") ? .choice : .yesOrNo) : .none
  }

  /// What `how` asks for, by the word behind it.
  private static let measures = [String: String].listed("ExampleFeatures.measures")

  private static func isAsking(_ word: String) -> Bool { asking.contains(word) }

  private static let subjects = WordIndex(words: "i it that this these you we they the a an my")
  private static let asking = WordIndex.listed("ExampleFeatures.asking")
}
