/// The steps that made a schema what it is, oldest first. Steps are only ever added.
package struct Migrations: Sendable {
  /// One change of a schema.
  package struct Step: Sendable {
    /// Unique; what a database keeps of a step that was taken.
    package let name: String
    /// One or more statements.
    package let sql: String
    /// What takes more than statements, after them.
    package let body: (@Sendable (any DatabaseConnection) throws -> Void)?

    package init(
      _ name: String, _ sql: String,
      then body: (@Sendable (any DatabaseConnection) throws -> Void)? = nil
    ) {
      self.name = name
      self.sql = sql
      self.body = body
    }
  }

  /// The database was written by a later version of the program.
  package struct TooNew: Error, Hashable, Sendable {
    /// The file of the database, or its name on a server; `memory` where it has none.
    package let path: String
    /// A step that this version does not know.
    package let step: String

    package init(path: String, step: String) {
      (self.path, self.step) = (path, step)
    }
  }

  /// Oldest first.
  package let steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }
}
