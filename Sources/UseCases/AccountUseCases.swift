import Edge
import ServiceClient
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

  /// Sees to it that a recording has a stand-in for what was typed, in the input that was read last
  /// too. Nothing else may be done in between.
  package func keepSecret(name: String) throws {
    try context.edge.emit(.secret(name: "name", value: name))
  }

  /// The same for a date of birth, as it was typed. What stands for one that cannot be read is
  /// none that can be.
  package func keepSecret(dateOfBirth text: String) throws {
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    if CalendarDate(text) != nil {
      try context.edge.emit(.secret(name: "date_of_birth", value: text))
    } else if digits >= 4, text.utf8.first(where: { $0 == UInt8(ascii: "-") }) == nil {
      try context.edge.emit(.secret(name: "date", value: text))
    }
  }

  /// The same for a password that was typed where it could be seen.
  package func keepSecret(password: String) throws {
    try context.edge.emit(.secret(name: "password", value: password))
  }

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
