import CLibPQ
import Database

/// What PostgreSQL or its library answered instead of doing what it was asked.
package struct PostgreSQLError: DatabaseError, Hashable {
  /// SQLSTATE, e.g. `23505` (https://www.postgresql.org/docs/current/errcodes-appendix.html);
  /// empty where the connection is to blame, of which the library knows none.
  package let state: String
  /// In one line, and without the values of a statement.
  package let message: String
  /// The statement that failed, if it was one.
  package let sql: String?
  /// The name of what a row would have broken; empty for none.
  private let constraint: String

  init(state: String = "", _ message: String, sql: String? = nil, constraint: String = "") {
    self.state = state
    self.constraint = constraint
    // What libpq indents is advice.
    self.message = message.split(separator: "\n").filter { !$0.hasPrefix("\t") }.joined(
      separator: "; ")
    self.sql = sql
  }

  /// - Parameter result: `nil` where there is none.
  init(_ result: PostgreSQLResult?, sql: String) {
    func field(_ code: Int32) -> String { result?.field(code) ?? "" }
    self.init(
      state: field(lume_pq_sqlstate), field(lume_pq_message), sql: sql,
      constraint: field(lume_pq_constraint))
  }

  package var description: String {
    "PostgreSQL: \(message)" + (state.isEmpty ? "" : " (SQLSTATE \(state))")
  }

  /// As PostgreSQL names what makes a column `id` unique.
  private static let ids: Set = [
    "activities_id_key", "consultations_id_key", "goals_id_key", "insights_id_key",
    "messages_id_key", "profiles_pkey", "sessions_pkey", "users_pkey",
  ]

  /// Another transaction held a row or a table for too long.
  package static let isLocked = "55P03"
  static let isDamaged = "XX001"

  package var isOfRow: Bool { ["22", "23"].contains(state.prefix(2)) }

  package var kind: DatabaseErrorKind {
    switch state {
    // The last is what a server answers that has become a standby: another one is the first now.
    case "", "57P01", "57P02", "57P03", "57P05", "53300", "25006": .unreachable
    case "08007": .unresolved
    case PostgreSQLError.isLocked, "57014": .busy
    case "40001", "40P01": .conflict
    // An id that was given out at random, to two.
    case "23505" where PostgreSQLError.ids.contains(constraint): .conflict
    case "53100": .full
    case "42501": .readOnly
    default:
      switch state.prefix(2) {
      case "08": .unreachable
      // A value that is none of its column's type, or breaks what is to hold of it.
      case "22", "23": .constraint
      case "XX": .corrupt
      default: .other
      }
    }
  }
}
