import Contract
import Edge
import Time

/// Accounts (backend contract, "Auth" and "Profile").
extension FitIQClient {
  /// Lets a user in and keeps the tokens.
  package func login(email: String, password: String) throws {
    let body = LoginBody(email: email, password: password).text
    try storeTokens(of: exchange(.account(.logIn), body: body), from: .account(.logIn))
  }

  /// Makes an account, lets its user in and keeps the tokens.
  package func register(
    email: String, password: String, name: String, born date: CalendarDate
  ) throws {
    let body = RegistrationBody(email: email, password: password, name: name, dateOfBirth: date)
    try storeTokens(
      of: exchange(.account(.register), body: body.text), from: .account(.register))
  }

  /// Forgets the tokens, and asks the service to do so too; that it cannot be reached is no reason
  /// to stay.
  package func logout() throws {
    guard let tokens = credentials.tokens else { return }
    let body = RefreshBody(refresh: tokens.refresh).text
    do {
      _ = try exchange(.account(.logOut), body: body, accepting: Set(400..<600))
    } catch BackendError.unreachable {
      return try credentials.forget()
    }
    try credentials.forget()
  }

  /// How the user is called.
  package func name() throws -> String {
    try call(.profile(.readProfile)) { (reader) throws(ContractError) in
      try reader.string("name")
    }
  }
}
