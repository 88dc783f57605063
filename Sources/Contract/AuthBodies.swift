import Edge
import JSON
import Numbers
import Time
import Wellness

/// What `POST /auth/login` takes.
package struct LoginBody: WireBody, Hashable {
  /// Compared without case by the service.
  package var email: String
  /// As typed.
  package var password: String

  package init(email: String, password: String) {
    self.email = email
    self.password = password
  }

  package init(_ reader: RequestReader) throws(ContractError) {
    email = try reader.text("email", .email)
    password = try reader.text("password", .password)
  }

  /// All keys.
  package var json: JSON { LoginBody.table.object(self) }

  static let table: FieldTable<LoginBody> = [
    .init("email", .text(.email)) { $0.email },
    .init("password", .text(.password)) { $0.password },
  ]
}

/// What `POST /auth/register` takes.
package struct RegistrationBody: WireBody, Hashable {
  /// Compared without case by the service.
  package var email: String
  /// At least 8 characters; a service may refuse the commonest.
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

  package init(_ reader: RequestReader) throws(ContractError) {
    email = try reader.text("email", .email)
    password = try reader.text("password", .newPassword)
    name = try reader.text("name", ProfileBody.nameBound)
    dateOfBirth = try reader.date("date_of_birth")
  }

  /// All keys.
  package var json: JSON { RegistrationBody.table.object(self) }

  static let table: FieldTable<RegistrationBody> = [
    .init("email", .format("email")) { $0.email },
    .init("password", .text(.newPassword)) { $0.password },
    .init("name", .text(ProfileBody.nameBound)) { $0.name },
    .init("date_of_birth") { $0.dateOfBirth },
  ]
}

/// What `POST /auth/password` takes.
package struct PasswordChangeBody: Hashable, Sendable {
  /// As typed.
  package var old: String
  /// At least 8 characters; a service may refuse the commonest.
  package var new: String

  package init(_ reader: RequestReader) throws(ContractError) {
    old = try reader.text("old_password", .password)
    new = try reader.text("new_password", .newPassword)
  }

  static let table: FieldTable<PasswordChangeBody> = [
    .init("old_password", .text(.password)) { $0.old },
    .init("new_password", .text(.newPassword)) { $0.new },
  ]
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

  package init(_ reader: BodyReader) throws(ContractError) {
    access = try reader.string("access_token")
    refresh = try reader.string("refresh_token")
  }

  /// The members that every such answer has.
  package var members: [JSON.Member] { TokenBody.table.members(self) }

  static let table: FieldTable<TokenBody> = [
    .init("access_token") { $0.access }, .init("refresh_token") { $0.refresh },
  ]
}

/// What `POST /auth/refresh` and `/auth/logout` take.
package struct RefreshBody: WireBody, Hashable {
  /// Good for one exchange.
  package var refresh: String

  package init(refresh: String) {
    self.refresh = refresh
  }

  package init(_ reader: RequestReader) throws(ContractError) {
    refresh = try reader.text("refresh_token", .token)
  }

  /// All keys.
  package var json: JSON { RefreshBody.table.object(self) }

  static let table: FieldTable<RefreshBody> = [
    .init("refresh_token", .text(.token)) { $0.refresh }
  ]
}

extension TextBound {
  /// No longer one is an address (RFC 5321 §4.5.3.1.3).
  static let email = TextBound(0...254)
  /// Of an account that there may be.
  static let password = TextBound(bytes: 1024)
  /// Of an account that is made.
  static let newPassword = TextBound(8...1024, bytes: 1024)
  /// Of this service or of another one.
  package static let token = TextBound(bytes: 4096)
}

/// What an access token says of itself (RFC 7519 §4.1); its signature is the service's business.
package struct AccessToken: Hashable, Sendable {
  /// Whose it is.
  package let subject: String?
  /// When it ends.
  package let expiry: Instant?
  /// The address of its owner, where the service says it.
  package let email: String?

  /// `nil` for a text that is no JWT.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let bytes = Base64.decode(parts[1].utf8) else { return nil }
    let claims: JSON
    do {
      claims = try JSON(parsing: bytes)
    } catch {
      return nil
    }
    subject = claims["sub"]?.stringValue
    email = claims["email"]?.stringValue
    expiry = claims["exp"]?.doubleValue.flatMap { seconds in
      seconds.isFinite && abs(seconds) < 1e12
        ? Instant(milliseconds: Int64(clamping: seconds * 1000)) : nil
    }
  }
}
