import Wellness

/// What comes before a figure where somebody feels bad about it.
extension ReplyWriter {
  /// One clause of comfort; `nil` where no figure is told, or nobody feels bad.
  var comfort: String? {
    guard dialogue.told.tells, meaning.act == .say(.report),
      LowFeeling.isTold(TextWord.all(in: message).map(\.text))
    else { return nil }
    return guide("comfort")
  }
}

extension ReplyWriter {
  /// The figures that were told in a chat about no goal.
  var figure: String? {
    guard scene.facts.goal == nil, !meaning.asks, !meaning.isFollowUp else { return nil }
    switch meaning.act {
    case .acknowledge, .say(.topic): break
    default: return nil
    }
    let text = SaidFigure.text(in: message, TextWord.all(in: message))
    return text.map { SentenceText.capitalized($0) + ", thanks for telling me." }
  }
}

/// Words of somebody who feels bad about what they tell.
private enum LowFeeling {
  /// Not `a bad knee`: the feeling has to be the user's own.
  static func isTold(_ words: [String]) -> Bool {
    words.indices.contains { index in
      if listed.alone.contains(words[index]) { return true }
      if words[index] == "hate" { return words.dropFirst(index + 1).prefix(1) == ["myself"] }
      let before = words[..<index].suffix(4)
      return listed.feelings.contains(words[index])
        && before.contains(where: listed.openings.contains)
        && !before.contains { $0 == "not" || $0 == "dont" }
    }
  }

  private static let listed = ListedWords("LowFeeling")
}
