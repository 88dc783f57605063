import Numbers
import Wellness

/// A goal that the coach can suggest.
struct GoalIdea: Hashable, Sendable {
  /// Of the library.
  let domain: DomainID
  let type: GoalType
  /// At most 50 characters.
  let title: String
  /// 100 to 500 characters.
  let description: String
  let target: Quantity
  let days: Int
  /// From 1, very easy, to 5, very hard.
  let difficulty: Int
  /// Why it helps, as a sentence.
  let reason: String

  /// Those of `goal-ideas.txt`, in its order.
  static let all: [GoalIdea] = {
    let lines = CoachText.load("goal-ideas").split(separator: "\n")
    return stride(from: 0, to: lines.count - 2, by: 3).compactMap { GoalIdea(lines[$0..<$0 + 3]) }
  }()

  /// - Parameter lines: the three of an idea; the first as `title: domain, type, 20 walks, 30 days,
  ///   difficulty 1`.
  private init?(_ lines: ArraySlice<Substring>) {
    let head = lines[lines.startIndex]
    guard let colon = head.lastIndex(of: ":") else { return nil }
    let fields = head[colon...].dropFirst().split(separator: ",").map { $0.split(separator: " ") }
    guard fields.count == 5, let domain = DomainID(rawValue: String(fields[0][0])),
      let amount = Double(fields[2][0]), let days = Int(fields[3][0], in: 1...366),
      let difficulty = Int(fields[4][1], in: 1...5)
    else { return nil }
    (self.domain, self.days, self.difficulty) = (domain, days, difficulty)
    type = GoalType(rawValue: String(fields[1][0]))
    title = String(head[..<colon])
    target = Quantity(amount, fields[2].dropFirst().joined(separator: " "))
    description = String(lines[lines.startIndex + 1])
    reason = String(lines[lines.startIndex + 2])
  }
}
