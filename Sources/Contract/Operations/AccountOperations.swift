import Edge

/// Who somebody is: a server with accounts knows it, a backend in process does not.
package enum AccountOperation: String, CaseIterable, Sendable {
  case register, logIn, refreshTokens, logOut, changePassword

  var definition: Definition {
    switch self {
    case .register:
      Definition(.at(.post, "/auth/register")) {
        Details(
          """
          Makes an account for somebody of 13 years or more. The 1,000 commonest passwords are refused.
          """
        )
        .taking(RegistrationBody.table.body)
        .answering(
          201,
          .object(
            [
              ("user_id", .id), ("email", .text), ("name", .text), ("created_at", .wholeSecond),
            ] + TokenBody.table.schemas)
        )
        .refusing(400, "VALIDATION_FAILED").refusing(409, "EMAIL_EXISTS")
        .refusing(429, "TOO_MANY_ATTEMPTS")
      }
    case .logIn:
      Definition(.at(.post, "/auth/login")) {
        Details(
          "Gives tokens for an email and its password: for access, an hour long, and to refresh it, "
            + "for 30 days."
        )
        .taking(LoginBody.table.body)
        .answering(200, .named("Tokens"))
        .refusing(401, "INVALID_CREDENTIALS").refusing(403, "ACCOUNT_DISABLED")
        .refusing(429, "TOO_MANY_ATTEMPTS")
      }
    case .refreshTokens:
      Definition(.at(.post, "/auth/refresh")) {
        Details("Gives new tokens for a refresh token, once.")
          .taking(RefreshBody.table.body)
          .answering(200, .named("Tokens"))
          .refusing(401, "INVALID_TOKEN", "TOKEN_REVOKED", "TOKEN_EXPIRED")
      }
    case .logOut:
      Definition(.at(.post, "/auth/logout")) {
        Details("Ends the log-in of a refresh token, or of the access token.")
          .taking(.body([], optional: [("refresh_token", .text(.token))]), isRequired: false)
          .answeringNothing()
          .refusing(401, "INVALID_TOKEN", "TOKEN_REVOKED", "TOKEN_EXPIRED")
      }
    case .changePassword:
      Definition(.at(.post, "/auth/password")) {
        Details("Changes the password of the user, and ends all other log-ins of theirs.")
          .taking(PasswordChangeBody.table.body)
          .answeringNothing()
          .refusing(403, "INVALID_CREDENTIALS").refusing(429, "TOO_MANY_ATTEMPTS")
      }
    }
  }
}

/// What is done with the profile of the user.
package enum ProfileOperation: String, CaseIterable, Sendable {
  case readProfile, createProfile, replaceProfile, deleteUser
  case changePhysicalProfile, readPreferences, changePreferences, deletePreferences

  var definition: Definition {
    switch self {
    case .readProfile:
      Definition(.at(.get, "/users/me")) {
        Details("Reads the profile of the user.").answering(200, .named("Profile"))
          .refusing(404, "NOT_FOUND")
      }
    case .createProfile:
      Definition(.at(.post, "/users/me")) {
        Details("Makes the profile of the user.").taking(ProfileBody.form)
          .answering(201, .named("Profile")).refusing(409, "PROFILE_EXISTS")
      }
    case .replaceProfile:
      Definition(.at(.put, "/users/me")) {
        Details("Changes the profile of the user.").taking(ProfileBody.form)
          .answering(200, .named("Profile")).refusing(404, "NOT_FOUND")
      }
    case .changePhysicalProfile:
      Definition(.at(.patch, "/users/me/physical")) {
        Details("Changes what is named of the user's body.").taking(ProfileBody.physicalForm)
          .answering(200, .named("Profile")).refusing(400, "VALIDATION_FAILED")
          .refusing(404, "NOT_FOUND")
      }
    case .readPreferences:
      Definition(.at(.get, "/users/me/preferences")) {
        Details("Reads what the user eats, and does not.")
          .answering(200, .named("Preferences")).refusing(404, "NOT_FOUND")
      }
    case .changePreferences:
      Definition(.at(.patch, "/users/me/preferences")) {
        Details("Replaces the lists that are named.").taking(PreferencesBody.form)
          .answering(200, .named("Preferences")).refusing(404, "NOT_FOUND")
      }
    case .deletePreferences:
      Definition(.at(.delete, "/users/me/preferences")) {
        Details("Empties all three lists.").answeringNothing().refusing(404, "NOT_FOUND")
      }
    case .deleteUser:
      Definition(.at(.delete, "/users/me")) {
        Details("Deletes the user with all that is theirs.").answeringNothing()
      }
    }
  }
}
