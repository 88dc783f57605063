import Contract
import Database
import Numbers
import Time
import Wellness

/// Which period of which goal an id stands for.
///
/// The id says it by itself: it's the goal's, a UUID of version 4 by its form, with the day on which
/// the period begins in the place of the last 24 bits, as one of version 8 (RFC 9562 §5.8). So nothing
/// is stored of the periods that somebody is shown.
struct InstanceTable {
  typealias ID = Identifier<GoalInstanceBody.Kind>

  let database: any DatabaseConnection
  let user: User.ID

  /// How many characters of the goal's id are in that of its periods, as they are but for the version.
  private static let kept = 30
  /// What is added to the days since 1970, so that all have six hexadecimal digits.
  private static let shift = 0x80_0000

  /// The id of the period of a goal that begins on a date.
  static func id(of goal: Goal.BackendID, on date: CalendarDate) -> ID {
    guard goal.isUUID, let period = change(version: "4", to: "8", of: goal.text.prefix(kept)) else {
      // It came with a session's file, where ids may be any texts.
      return ID("\(goal.text)-\(date)")
    }
    return ID(period + String(date.daysSince1970 + shift, radix: 16))
  }

  /// What an id stands for; also one that an earlier version gave out: the goal's with the date
  /// behind it, or a hash, of which it wrote down what it stands for.
  func find(_ text: String) throws -> (goal: Goal.BackendID, date: CalendarDate)? {
    if let date = CalendarDate(text.suffix(10)), text.dropLast(10).last == "-" {
      return (Goal.BackendID(text.dropLast(11)), date)
    }
    let id = ID(text)
    if let found = try goal(of: id) { return found }
    return try database.first(
      "SELECT goal_id, date FROM goal_instances WHERE id = ? AND user_id = ?",
      .text(id.text), .text(user.text)
    ) { (Identifier($0.text("goal_id")), try $0.date("date")) }
  }

  private func goal(of id: ID) throws -> (goal: Goal.BackendID, date: CalendarDate)? {
    guard id.isUUID, let day = Int(hexadecimal: id.text.suffix(6), digits: 6...6),
      let front = InstanceTable.change(
        version: "8", to: "4", of: id.text.prefix(InstanceTable.kept))
    else { return nil }
    let goals = try database.rows(
      "SELECT id FROM goals WHERE id >= ? AND id < ? AND user_id = ? LIMIT 2",
      .text(front), .text(front + "g"), .text(user.text)
    ) { Goal.BackendID($0.text(0)) }
    guard goals.count == 1 else { return nil }
    return (goals[0], CalendarDate(daysSince1970: day - InstanceTable.shift))
  }

  /// - Parameter id: what a UUID begins with.
  /// - Returns: `nil` for one of another version.
  private static func change(
    version old: Character, to new: Character, of id: Substring
  ) -> String? {
    let place = id.index(id.startIndex, offsetBy: 14)
    guard id[place] == old else { return nil }
    return "\(id[..<place])\(new)\(id[id.index(after: place)...])"
  }
}
