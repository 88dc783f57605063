/// What people tell that has nothing to do with a goal.
enum EverydayTalk {
  /// Words with which somebody speaks of the goal or of how they are themselves.
  static let own: WordIndex = .listed("EverydayTalk.own")

  /// Whether a remark begins with somebody or something else: `my cousin …`, `the bus …`.
  static func begins(with word: String) -> Bool {
    ["my", "our", "the", "a", "an", "his", "her", "their", "theres", "some", "we"].contains(word)
  }
}

/// Topics of the library by what they are about.
enum TopicNames {
  /// They come before what else is in a message.
  static let feelings: WordIndex = .listed("TopicNames.feelings")
  /// The general topics of everyday talk.
  static let everyday: WordIndex = .listed("TopicNames.everyday")
  /// The topics about the program itself.
  static let program: WordIndex = .listed("TopicNames.program")
}
