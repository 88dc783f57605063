import Wellness

/// What a short question asks about whatever was said last: `is that slow?`, `so that's normal?`.
enum AskedBack: String, Sendable {
  case good, bad
  /// Is it usual, or strange?
  case normal
  case slow, fast
  /// Is it much, or little?
  case much

  /// `nil` for a message that asks something else, or more.
  init?(_ message: SaidMessage) {
    let words = message.whole.words.map(\.text).drop { AskedBack.listed.leads.contains($0) }
    guard let first = words.first, let last = words.last, words.count <= 6 else { return nil }
    let asks = ["is", "was", "isnt", "wasnt"].contains(first)
    let states = ["thats", "its"].contains(first)
    guard asks || states && (message.whole.hasQuestionMark || message.whole.words[0].text == "so")
    else { return nil }
    var behind = words.dropFirst()
    if asks {
      guard ["that", "it", "this"].contains(behind.first ?? "") else { return nil }
      behind = behind.dropFirst()
    }
    guard !behind.isEmpty, behind.dropLast().allSatisfy(AskedBack.listed.fillers.contains),
      let asked = AskedBack.words[last].flatMap(AskedBack.init(rawValue:))
    else { return nil }
    self = asked
  }

  private static let listed = ListedWords("AskedBack")
  private static let words = [String: String].listed("AskedBack.words")
}
