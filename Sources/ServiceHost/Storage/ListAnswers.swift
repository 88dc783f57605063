import Database
import Edge
import Time
import Wellness

/// The answers to what was asked for last, for clients that ask for the same list again and again.
///
/// An answer stands as long as nothing at all has changed in the data, here or by another process, or,
/// where servers share them, in what is the user's; and the day is the same.
final class ListAnswers {
  private struct Answer {
    let user: User.ID
    let target: String
    let today: CalendarDate
    /// Where the data stood when it was made.
    let version: DatabaseVersion
    let response: Response
  }

  /// How many answers are kept, and how many bytes of one, in its body and in what was asked.
  static let most = 64
  static let largest = 64 << 10
  static let longestTarget = 256

  /// Every change of what is a user's counts it up.
  private static let revision: SQL = "SELECT revision FROM users WHERE id = ?"

  private let database: any DatabaseConnection
  /// The newest last. So few are looked through faster than a target is hashed.
  private var answers: [Answer] = []

  init(_ database: any DatabaseConnection) {
    self.database = database
  }

  /// - Parameter make: makes the answer from the data, the target and the date alone.
  func answer(
    to target: String, of user: User.ID, on today: CalendarDate, make: () throws -> Response
  ) throws -> Response {
    guard target.utf8.count <= ListAnswers.longestTarget,
      // Looked at before the data are: what changes in between makes the answer an old one.
      let version = try database.version(by: ListAnswers.revision, [.text(user.text)])
    else { return try make() }
    let place = answers.lastIndex {
      $0.target == target && $0.user == user && $0.today == today
    }
    if let place {
      if answers[place].version == version { return answers[place].response }
      answers.remove(at: place)
    }
    let response = try make()
    guard response.body.utf8.count <= ListAnswers.largest else { return response }
    if answers.count == ListAnswers.most { answers.removeAll(keepingCapacity: true) }
    answers.append(
      Answer(user: user, target: target, today: today, version: version, response: response))
    return response
  }
}
