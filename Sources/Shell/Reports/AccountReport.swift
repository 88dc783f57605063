import Edge

/// Who the user is to the backend, and what is said of it. Never holds more than name and address.
struct AccountReport: Report {
  let backend: String
  var name: String?
  var email: String?
  let isLoggedIn: Bool
  let said: Styled

  static let fields: [Field<AccountReport>] = [
    Field("backend", \.backend), Field("is_logged_in", \.isLoggedIn), Field("name", \.name),
    Field("email", \.email),
  ]

  func lines(in shell: Shell) -> [Styled] { [said] }
}
