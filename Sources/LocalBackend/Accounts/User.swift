import Wellness

/// Whoever the rows of the backend belong to.
enum User {
  typealias ID = Identifier<User>

  /// The one user in process, and of a server without accounts, who never logs in.
  static let local = ID("5e1f0000-0000-4000-8000-000000000001")
}
