/// Leaves away what a model thinks aloud before its answer, between `<think>` and `</think>`.
///
/// Servers that know of thoughts send them apart from the content; the others send them so, some
/// without the first mark, which their template has put into the question.
struct ReasoningFilter {
  private enum State {
    /// What is held may be the beginning of the mark.
    case beginning
    /// What is held may end with a beginning of the closing mark.
    case thinking
    /// The answer has not begun; white space before it is of no use.
    case between
    /// What is held may be the beginning of a closing mark that nothing has opened.
    case answering
  }

  private static let names = ["think", "thinking", "thought", "reasoning"]
  private static let openings = names.map { "<\($0)>" }
  private static let closings = names.map { "</\($0)>" }
  private static let longest = closings.map(\.count).max() ?? 0
  /// How much of a thought that may be an answer is kept, in UTF-8 bytes.
  private static let mostKept = 64 << 10

  private var state: State
  /// A part of what was taken, so that a piece with many marks is not copied at each of them.
  private var held: Substring = ""
  /// All of a thought that nothing has opened, and that is the answer where nothing ends it.
  private var kept: String?
  private var hasAnswered = false
  /// Whether a thought has ended that nothing had opened.
  private(set) var hasBareEnd = false

  /// - Parameter beginsInThought: whether the model is known to leave the opening mark out.
  init(beginsInThought: Bool = false) {
    state = beginsInThought ? .thinking : .beginning
    kept = beginsInThought ? "" : nil
  }

  /// Whether the answer has not begun.
  var isThinking: Bool { state == .thinking || state == .between }

  /// Takes a piece; answers what of it belongs to the answer.
  mutating func receive(_ piece: String) -> String {
    held += piece
    keep(piece)
    var answer = ""
    while let more = step() { answer += more }
    if !answer.isEmpty { hasAnswered = true }
    return answer
  }

  /// Nothing more comes; answers what was held back.
  mutating func end() -> String {
    defer { (held, kept) = ("", nil) }
    switch state {
    case .beginning, .answering: return String(held)
    case .thinking: return String((kept ?? "").drop(while: \.isWhitespace))
    case .between: return ""
    }
  }

  private mutating func keep(_ piece: String) {
    guard let size = kept?.utf8.count else { return }
    if size < ReasoningFilter.mostKept { kept?.append(piece) } else { kept = nil }
  }

  /// Goes on with what is held; `nil` where more has to come first.
  private mutating func step() -> String? {
    switch state {
    case .beginning:
      held = held.drop(while: \.isWhitespace)
      if let mark = ReasoningFilter.openings.first(where: held.hasPrefix) {
        held.removeFirst(mark.count)
        state = .thinking
      } else if ReasoningFilter.openings.contains(where: { $0.hasPrefix(held) }) {
        return nil
      } else {
        state = .answering
      }
    case .thinking:
      guard let (_, rest) = ReasoningFilter.split(held) else {
        held = held.suffix(ReasoningFilter.longest)
        return nil
      }
      if kept != nil { (kept, hasBareEnd) = (nil, true) }
      held = rest
      state = .between
    case .between:
      held = held.drop(while: \.isWhitespace)
      guard !held.isEmpty else { return nil }
      state = .answering
    case .answering:
      guard let (before, rest) = ReasoningFilter.split(held) else { return release() }
      held = rest
      state = .between
      hasBareEnd = true
      return before + (hasAnswered || !before.isEmpty ? "\n\n" : "")
    }
    return ""
  }

  /// Gives what cannot be part of a mark any more.
  private mutating func release() -> String? {
    guard let start = held.lastIndex(of: "<"),
      ReasoningFilter.closings.contains(where: { $0.hasPrefix(held[start...]) })
    else {
      defer { held = "" }
      return held.isEmpty ? nil : String(held)
    }
    let free = held[..<start]
    held = held[start...]
    return free.isEmpty ? nil : String(free)
  }

  /// What stands before the first closing mark, and behind it.
  private static func split(_ text: Substring) -> (before: Substring, rest: Substring)? {
    var rest = text
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if let mark = closings.first(where: rest.hasPrefix) {
        return (text[..<start], rest.dropFirst(mark.count))
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
