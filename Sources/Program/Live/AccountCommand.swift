import Edge
import JSON
import Libc
import ServiceClient
import Verbs

/// Who to be to a service in one run.
struct CheckAccount: Hashable, Sendable {
  /// Stands in for the address behind `/login` and `/register`.
  var email: String?
  /// Stands in for every password that is read without echo.
  var password: String?
  /// With these somebody is logged in from the start.
  var tokens: Credentials.Tokens?
  /// What the service asks of every program.
  var apiKey: String?

  /// What must never be written to a recording.
  var secrets: [Effect] {
    [("password", password), ("api_key", apiKey), ("email", email)].compactMap { name, value in
      value.map { .secret(name: name, value: $0) }
    }
  }

  /// The input of a session with this account's address in place of the file's.
  func input(_ text: String) -> String {
    guard let email else { return text }
    let words = text.split(separator: " ", maxSplits: 1)
    guard let first = words.first, first == "/login" || first == "/register" else { return text }
    return "\(first) \(email)"
  }
}

/// `--account-command`: a command that prints who to be, once for each run.
///
/// It is run by `/bin/sh -c` with `LUME_RUN` set to the number of the run, from 1 on, and prints one
/// JSON object: `email` and `password`, which are typed where the session logs in or registers, or
/// `access_token` and `refresh_token`, with which the run begins logged in; `api_key` too where the
/// service asks for one. What it says on stderr is the user's to read.
struct AccountCommand: Sendable {
  private let command: String

  init(_ command: String) {
    self.command = command
  }

  /// Runs it and reads what it prints.
  ///
  /// - Throws: `UsageError` where it fails or prints something else; what it printed is not
  ///   repeated, since it may be a password.
  func account(forRun run: Int) throws(UsageError) -> CheckAccount {
    setenv("LUME_RUN", String(run), 1)
    guard let pipe = popen(command, "r") else {
      throw UsageError("--account-command cannot be run: the system gives no further process")
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&chunk, 1, chunk.count, pipe)
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    guard pclose(pipe) == 0 else {
      throw UsageError("--account-command failed for run \(run): it has to end with 0")
    }
    let json: JSON
    do throws(JSON.SyntaxError) {
      json = try JSON(parsing: bytes)
    } catch {
      throw AccountCommand.unreadable
    }
    guard case .object(let members) = json, !members.isEmpty else {
      throw AccountCommand.unreadable
    }
    var account = CheckAccount()
    var access: String?
    var refresh = ""
    for member in members {
      guard let text = member.value.stringValue else { throw AccountCommand.unreadable }
      switch member.key {
      case "email": account.email = text
      case "password": account.password = text
      case "api_key": account.apiKey = text
      case "access_token": access = text
      case "refresh_token": refresh = text
      default: throw AccountCommand.unreadable
      }
    }
    account.tokens = access.map { Credentials.Tokens(access: $0, refresh: refresh) }
    return account
  }

  private static let unreadable = UsageError(
    "--account-command has to print one JSON object of strings, such as {\"email\": \"a@example.org\", \"password\": \"...\"}: email, password, access_token, refresh_token and api_key are known"
  )
}
