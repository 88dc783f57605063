import Backend
import Edge
import Store
import Time

/// Who the user is to the backend.
package final class AccountUseCases {
  private let context: ClientContext

  package init(_ context: ClientContext) {
    self.context = context
  }

  /// Whether somebody is logged in, as far as is known here.
  package var isLoggedIn: Bool { context.client.credentials.tokens != nil }

  /// The address of who is logged in, where the backend has told it.
  package var email: String? { context.client.credentials.email }

  /// Lets a user in.
  ///
  /// - Throws: `Failure.wrongPassword`; `BackendError`.
  package func login(email: String, password: String) throws {
    do {
      try context.edge.emit(.secret(name: "password", value: password))
      try context.asking { try $0.login(email: email, password: password) }
      try context.store.keep(goalsTag: nil)
    } catch BackendError.refused(status: 401, _, _, _) {
      throw Failure.wrongPassword
    }
  }

  /// Makes an account and lets its user in.
  package func register(
    email: String, password: String, name: String, born date: CalendarDate
  ) throws {
    try context.edge.emit(.secret(name: "password", value: password))
    try context.asking {
      try $0.register(email: email, password: password, name: name, born: date)
    }
    try context.store.keep(goalsTag: nil)
  }

  /// Forgets the user.
  package func logout() throws {
    try context.asking { try $0.logout() }
    try context.store.keep(goalsTag: nil)
  }

  /// How the user is called.
  package func name() throws -> String {
    try context.asking { try $0.name() }
  }
}
