import JSON
import Time

/// What `POST /auth/login` takes.
package struct LoginBody: Hashable, Sendable {
  /// Compared without case by the service.
  package var email: String
  /// As typed.
  package var password: String

  package init(email: String, password: String) {
    self.email = email
    self.password = password
  }

  package init(_ fields: Fields) throws(ContractError) {
    email = try fields.string("email")
    password = try fields.string("password")
  }

  /// The body as it is sent.
  package var text: String {
    let json: JSON = ["email": .string(email), "password": .string(password)]
    return json.text()
  }
}

/// What `POST /auth/register` takes.
package struct RegistrationBody: Hashable, Sendable {
  /// Compared without case by the service.
  package var email: String
  /// At least 8 characters.
  package var password: String
  /// How the user is called.
  package var name: String
  /// At least 13 years ago.
  package var dateOfBirth: CalendarDate

  package init(email: String, password: String, name: String, dateOfBirth: CalendarDate) {
    self.email = email
    self.password = password
    self.name = name
    self.dateOfBirth = dateOfBirth
  }

  package init(_ fields: Fields) throws(ContractError) {
    email = try fields.string("email")
    password = try fields.string("password")
    name = try fields.string("name")
    guard let date = try fields.optionalDate("date_of_birth") else {
      throw fields.failure("date_of_birth", .missing)
    }
    dateOfBirth = date
  }

  /// The body as it is sent.
  package var text: String {
    let json: JSON = [
      "email": .string(email), "password": .string(password), "name": .string(name),
      "date_of_birth": .string(dateOfBirth.description),
    ]
    return json.text()
  }
}

/// The pair of tokens that login, registration and refresh answer with.
package struct TokenBody: Hashable, Sendable {
  /// Shown with every request.
  package var access: String
  /// Good for one exchange.
  package var refresh: String

  package init(access: String, refresh: String) {
    self.access = access
    self.refresh = refresh
  }

  package init(_ fields: Fields) throws(ContractError) {
    access = try fields.string("access_token")
    refresh = try fields.string("refresh_token")
  }

  /// The members that every such answer has.
  package var members: [JSON.Member] {
    [
      JSON.Member(key: "access_token", value: .string(access)),
      JSON.Member(key: "refresh_token", value: .string(refresh)),
    ]
  }
}

/// What `POST /auth/refresh` and `/auth/logout` take.
package struct RefreshBody: Hashable, Sendable {
  /// Good for one exchange.
  package var refresh: String

  package init(refresh: String) {
    self.refresh = refresh
  }

  package init(_ fields: Fields) throws(ContractError) {
    refresh = try fields.string("refresh_token")
  }

  /// The body as it is sent.
  package var text: String {
    let json: JSON = ["refresh_token": .string(refresh)]
    return json.text()
  }
}

/// What `GET /users/me` answers, as far as a client needs it.
package struct ProfileBody: Hashable, Sendable {
  /// The user's id, not that of the profile.
  package var userID: String
  /// How the user is called.
  package var name: String

  package init(_ fields: Fields) throws(ContractError) {
    userID = try fields.string(fields.has("user_id") ? "user_id" : "id")
    name = try fields.string("name")
  }
}
