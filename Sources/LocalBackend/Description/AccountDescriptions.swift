extension AccountOperation {
  var description: OperationDescription {
    switch self {
    case .register:
      OperationDescription("Makes an account for somebody of 13 years or more.")
        .taking(
          .body([
            ("email", .format("email")), ("password", .text(8...1024)), ("name", .text(1...100)),
            ("date_of_birth", .date),
          ])
        )
        .answering(
          201,
          .object([
            ("user_id", .id), ("email", .text), ("name", .text), ("created_at", .moment),
            ("access_token", .text), ("refresh_token", .text),
          ])
        )
        .refusing(400, "VALIDATION_ERROR", "VALIDATION_FAILED").refusing(409, "EMAIL_EXISTS")
        .refusing(429, "TOO_MANY_ATTEMPTS")
    case .logIn:
      OperationDescription("Gives tokens for an email and its password.")
        .taking(.body([("email", .text), ("password", .text)]))
        .answering(200, .named("Tokens"))
        .refusing(400, "VALIDATION_ERROR").refusing(401, "INVALID_CREDENTIALS")
        .refusing(429, "TOO_MANY_ATTEMPTS")
    case .refreshTokens:
      OperationDescription("Gives new tokens for a refresh token, once.")
        .taking(.body([("refresh_token", .text)]))
        .answering(200, .named("Tokens"))
        .refusing(400, "VALIDATION_ERROR")
        .refusing(401, "INVALID_TOKEN", "TOKEN_REVOKED", "TOKEN_EXPIRED")
    case .logOut:
      OperationDescription("Ends the log-in of a refresh token, or of the access token.")
        .taking(.body([], optional: [("refresh_token", .text)]), isRequired: false)
        .answeringNothing()
        .refusing(400, "VALIDATION_ERROR")
        .refusing(401, "INVALID_TOKEN", "TOKEN_REVOKED", "TOKEN_EXPIRED")
    }
  }
}

extension ProfileOperation {
  var description: OperationDescription {
    switch self {
    case .readProfile:
      OperationDescription("Reads the profile of the user.").answering(200, .named("Profile"))
        .refusing(404, "NOT_FOUND")
    case .createProfile:
      OperationDescription("Makes the profile of the user.").taking(OperationDescription.profile)
        .answering(201, .named("Profile")).refusing(400, "VALIDATION_ERROR")
        .refusing(409, "PROFILE_EXISTS")
    case .replaceProfile:
      OperationDescription("Changes the profile of the user.").taking(OperationDescription.profile)
        .answering(200, .named("Profile")).refusing(400, "VALIDATION_ERROR")
        .refusing(404, "NOT_FOUND")
    case .deleteUser:
      OperationDescription("Deletes the user with all that is theirs.").answeringNothing()
    }
  }
}

extension OperationDescription {
  fileprivate static let profile = Shape.body(
    [("name", .text(1...100))],
    optional: [
      ("bio", .text(upTo: 1000)), ("preferred_unit_system", .words(["metric", "imperial"])),
      ("language_code", .pattern("^[A-Za-z0-9-]{2,35}$")),
    ])
}
