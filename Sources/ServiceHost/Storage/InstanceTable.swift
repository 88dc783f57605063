import Contract
import Database
import Time
import Wellness

/// Which period of which goal an id stands for, of those that somebody has been shown.
struct InstanceTable {
  typealias ID = Identifier<GoalInstanceBody.Kind>

  let database: any DatabaseConnection
  let user: User.ID

  /// The id of the period of a goal that begins on a date.
  static func id(of goal: Goal.BackendID, on date: CalendarDate) -> ID {
    ID(derivedFrom: "\(goal.text) \(date)")
  }

  /// What an id stands for; also one that an earlier version gave out, the goal's with the date
  /// behind it.
  func find(_ text: String) throws -> (goal: Goal.BackendID, date: CalendarDate)? {
    if let date = CalendarDate(text.suffix(10)), text.dropLast(10).last == "-" {
      return (Goal.BackendID(text.dropLast(11)), date)
    }
    return try database.first(
      "SELECT goal_id, date FROM goal_instances WHERE id = ? AND user_id = ?",
      .text(ID(text).text), .text(user.text)
    ) { (Identifier($0.text("goal_id")), try $0.date("date")) }
  }

  /// Writes down what the ids of periods stand for, where that isn't known yet.
  func remember(_ bodies: [GoalInstanceBody]) throws {
    for body in bodies where try find(body.id.text) == nil {
      try database.run(
        """
        INSERT INTO goal_instances (id, user_id, goal_id, date) VALUES (?, ?, ?, ?)
          ON CONFLICT DO NOTHING
        """,
        .text(body.id.text), .text(user.text), .text(body.goalID.text),
        .text(body.date.description))
    }
  }
}
