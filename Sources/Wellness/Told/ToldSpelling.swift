/// Words that values are told by, as people mistype them: `anohter`, `finshed`; and others that say
/// the same.
enum ToldSpelling {
  /// The words in which a value is told, each as the one that is most often meant by it.
  ///
  /// - Parameters:
  ///   - text: in which they stand.
  ///   - hasSpans: whether the goal counts what lies between two numbers.
  ///   - hasThousands: whether it counts thousands, which are written with a space: `7 230`.
  static func plain(
    _ words: [TextWord], of text: String, hasSpans: Bool, hasThousands: Bool
  ) -> (words: [TextWord], isLapse: Bool) {
    var words = hasThousands ? withThousands(words, of: text) : words
    // `7 hours, of which 2 were deep`.
    let part = words.indices.dropFirst().first {
      words[$0].text == "which" && words[$0 - 1].text == "of"
    }
    if hasSpans, let part {
      let end = words[part...].firstIndex { $0.clause != words[part].clause } ?? words.count
      words.removeSubrange((part - 1)..<end)
    }
    // `Went from 5000 to 7350`: what it was is known.
    let rise = words.indices.dropLast(3).first { start in
      words[start].text == "from" && words[start + 2].text == "to"
        && [start + 1, start + 3].allSatisfy { words[$0].text.first?.isNumber ?? false }
    }
    if let rise, !hasSpans { words.removeSubrange(rise...rise + 2) }
    let lapse = lapse(in: words)
    if let lapse, lapse.count < words.count,
      !words[lapse].contains(where: { isAmount($0.text) })
    {
      words.removeSubrange(lapse)
    }
    let end = words.indices.dropLast(3).first { place in
      words[place].text == "came" && words[place + 3].text == "end"
    }
    if let end {
      words[end] = TextWord(text: "finished", range: words[end].range, clause: words[end].clause)
      words.removeSubrange(end + 1...end + 3)
    }
    let plain = words.indices.map { place in
      let word = words[place]
      let next = place + 1 < words.count ? words[place + 1].text : ""
      let meant: String? =
        switch word.text {
        // `Shaved 30 seconds off my time`.
        case "shaved", "knocked", "chopped", "trimmed", "sliced", "shaving":
          words[place...].prefix(6).contains { $0.text == "off" } ? "took" : nil
        // `40 off gran`.
        case "off": givers.contains(next) ? "from" : nil
        // `Half an hour past my bedtime`.
        case "past": ["my", "the"].contains(next) ? "late" : nil
        case "got": next == "through" ? "finished" : nil
        case "wrapped": next == "up" ? "finished" : nil
        case "closed": words[place...].contains { $0.text == "last" } ? "finished" : nil
        case "ended": ["the", "my", "it"].contains(next) ? "finished" : nil
        default: nil
        }
      return meant.map { TextWord(text: $0, range: word.range, clause: word.clause) } ?? word
    }
    return (plain, lapse != nil)
  }

  /// That it wasn't noted in time, which says nothing of the value: `8 hours on Sunday, never put it in`.
  private static func lapse(in words: [TextWord]) -> Range<Int>? {
    // Most messages have none of these words, and are looked through once.
    for place in words.indices where mayLapse(words[place]) && lapses.contains(words[place].text) {
      let end = words[place...].firstIndex { $0.clause != words[place].clause } ?? words.count
      guard words[place..<min(end, place + 4)].contains(where: { notings.contains($0.text) })
      else { continue }
      let start = words[..<place].lastIndex { !leads.contains($0.text) }.map { $0 + 1 } ?? 0
      return start..<end
    }
    return nil
  }

  private static func mayLapse(_ word: TextWord) -> Bool {
    let (first, count) = (word.text.utf8.first ?? 0, word.text.utf8.count)
    return count > 4 && [0x6E, 0x64, 0x66, 0x68, 0x6D, 0x73].contains(first)
  }

  private static func isAmount(_ word: String) -> Bool {
    word.first?.isNumber ?? false || SaidNumber.words.contains(word) || SaidDay.isNamed(word)
  }

  private static let lapses: Set<String> = [
    "never", "didnt", "forgot", "forgotten", "forget", "havent", "missed", "shouldve",
  ]
  private static let notings: Set<String> = [
    "put", "putting", "log", "logged", "logging", "note", "noted", "enter", "entered", "record",
    "recorded", "tell", "told", "add", "added", "mention", "mentioned", "type", "typed", "gave",
    "wrote",
  ]
  private static let leads: Set<String> = [
    "i", "and", "but", "just", "have", "had", "ive", "sorry", "which",
  ]

  private static func withThousands(_ words: [TextWord], of text: String) -> [TextWord] {
    let places = words.indices.dropFirst().filter { place in
      let (last, word) = (words[place - 1], words[place])
      let next = place + 1 < words.count ? UnitWords.base(words[place + 1].text) : ""
      return last.text.utf8.count == 1 && word.text.utf8.count == 3
        && (last.text + word.text).allSatisfy(\.isNumber)
        && text[last.range.upperBound..<word.range.lowerBound] == " "
        // `4 500 ml bottles` are two litres.
        && !ToldUnits.volumes.contains(next)
    }
    guard !places.isEmpty else { return words }
    return words.indices.compactMap { place in
      if places.contains(place) { return nil }
      guard places.contains(place + 1) else { return words[place] }
      return TextWord(
        text: words[place].text + words[place + 1].text,
        range: words[place].range.lowerBound..<words[place + 1].range.upperBound,
        clause: words[place].clause)
    }
  }

  private static let givers: Set<String> = [
    "gran", "granny", "grandma", "grandpa", "grandad", "nan", "nana", "mum", "mom", "dad", "auntie",
    "aunt", "uncle",
  ]

  /// The word that is meant, where only one can be.
  ///
  /// - Parameter words: those that may be meant, by their first letters.
  static func corrected(_ word: TextWord, as words: [UInt8: [String]] = meant) -> TextWord {
    guard let first = word.text.utf8.first, word.text.utf8.count >= 4,
      let near = words[first], !near.contains(word.text),
      let meant = near.first(where: { isMistyped(word.text, for: $0) })
    else { return word }
    return TextWord(text: meant, range: word.range, clause: word.clause)
  }

  /// By their first letters.
  static let meant: [UInt8: [String]] = [
    UInt8(ascii: "a"): ["another"], UInt8(ascii: "f"): ["finished"],
    UInt8(ascii: "y"): ["yesterday"],
  ]

  /// Whether one letter is missing, too many or another one, or two have changed places, and neither
  /// the first nor the last.
  private static func isMistyped(_ word: String, for meant: String) -> Bool {
    let (said, right) = (Array(word.utf8), Array(meant.utf8))
    guard said != right, abs(said.count - right.count) <= 1, said.last == right.last else {
      return false
    }
    let head = zip(said, right).prefix { $0 == $1 }.count
    let tail = zip(said.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let middle = (said.dropFirst(head).dropLast(tail), right.dropFirst(head).dropLast(tail))
    guard head + tail >= min(said.count, right.count) - 2 else { return false }
    return middle.0.count <= 1 && middle.1.count <= 1 || middle.0.elementsEqual(middle.1.reversed())
  }
}
