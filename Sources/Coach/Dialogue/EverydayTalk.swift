/// What people tell that has nothing to do with a goal.
enum EverydayTalk {
  /// The general topics of it.
  static let topics: Set<String> = .listed("EverydayTalk.topics")

  /// Words with which somebody speaks of the goal or of how they are themselves.
  static let own: Set<String> = .listed("EverydayTalk.own")

  /// Whether a remark begins with somebody or something else: `my cousin …`, `the bus …`.
  static func begins(with word: String) -> Bool {
    ["my", "our", "the", "a", "an", "his", "her", "their", "theres", "some", "we"].contains(word)
  }
}

/// The topics about the program itself.
enum ProgramTalk {
  static let topics: Set<String> = .listed("ProgramTalk.topics")
}
