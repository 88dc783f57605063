import Edge
import JSON
import ServiceHost
import Time
import Verbs

/// `lume users`: the accounts of a server, which may be serving them meanwhile.
struct UsersCommand {
  private typealias Report = UserAdministration.UserReport

  private let run: UsersOptions
  private let place: ServedDatabase

  init(_ run: UsersOptions) throws {
    self.run = run
    place = try ServedDatabase(run.database)
  }

  func execute() throws -> Int32 {
    do {
      let users = try UserAdministration(place.open())
      let now = SystemClock.wall
      guard let name = run.user else {
        let all = try users.users(at: now)
        all.forEach(list)
        tellCount(all.count, "user")
        return ExitCode.done
      }
      guard let user = try users.user(name, at: now) else { throw isMissing(name) }
      try perform(on: user, of: users, at: now)
      return ExitCode.done
    } catch let problem as DatabaseProblem {
      throw Ending(problem, in: place.name)
    } catch is UserAdministration.Gone {
      throw isMissing(run.user ?? "")
    }
  }

  private func isMissing(_ name: String) -> Ending {
    Ending("\(place.name) has no user \(name): lume users list has them.", code: ExitCode.failed)
  }

  private func perform(on user: Report, of users: UserAdministration, at now: Instant) throws {
    switch run.action {
    case .list: break
    case .show: show(user)
    case .sessions:
      let logIns = try users.logIns(of: user, at: now)
      logIns.forEach(list)
      tellCount(logIns.count, "log-in", of: " of \(user.email)")
    case .disable:
      try users.disable(user, at: now)
      tell("\(user.email) is disabled, and logged out everywhere", user)
    case .enable:
      try users.enable(user)
      tell("\(user.email) may log in", user)
    case .resetPassword:
      let password = try users.resetPassword(of: user, at: now, random: World.randomSeed)
      guard let password else {
        throw Ending("there's no memory to hash a password: try again.", code: ExitCode.failed)
      }
      tell(
        "\(user.email) is logged out everywhere, and has the password \(password)", user,
        password: password)
    case .delete:
      guard run.isSure else {
        throw Ending(
          "this deletes \(user.email) with \(amount(user)), for ever: add --yes.",
          code: ExitCode.usage)
      }
      try users.delete(user)
      tell("\(user.email) is deleted, with \(amount(user))", user)
    }
  }

  private func tell(_ sentence: String, _ user: Report, password: String? = nil) {
    guard run.isJSON else { return World.say("\(sentence) (\(place.name))") }
    let done: JSON = [
      "email": .string(user.email), "id": .string(user.id),
      "done": .string(run.action.rawValue), "database": .string(place.name),
    ]
    World.say(json: password.map { done.with("password", .string($0)) } ?? done)
  }

  /// Says how many there are, and where.
  private func tellCount(_ number: Int, _ noun: String, of whom: String = "") {
    guard !run.isJSON else { return }
    World.say("\(UsersCommand.count(number, noun))\(whom) in \(place.name)")
  }

  private func list(_ user: Report) {
    if run.isJSON { return show(user) }
    let logIns = UsersCommand.count(user.logIns, "log-in")
    World.say(
      "\(user.email)  since \(user.createdAt.rfc3339().prefix(10)): \(amount(user)), \(logIns)"
        + (user.disabledAt == nil ? "" : ", disabled"))
  }

  private func amount(_ user: Report) -> String {
    [(user.goals, "goal"), (user.chats, "chat"), (user.messages, "message")]
      .map(UsersCommand.count).joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func show(_ user: Report) {
    say([
      ("email", .string(user.email)), ("id", .string(user.id)), ("name", JSON(user.name)),
      ("created_at", .string(user.createdAt.rfc3339())),
      ("disabled_at", JSON(user.disabledAt?.rfc3339())),
      ("goals", JSON(user.goals)), ("chats", JSON(user.chats)), ("messages", JSON(user.messages)),
      ("sessions", JSON(user.logIns)), ("database", .string(place.name)),
    ])
  }

  /// An object, or what it has in lines.
  private func say(_ members: [(String, JSON)]) {
    if run.isJSON { return World.say(json: members.reduce(.object([])) { $0.with($1.0, $1.1) }) }
    for (key, value) in members where value != .null {
      let label = key + String(repeating: " ", count: max(1, 12 - key.count))
      // A name may have what a terminal obeys.
      let text = (value.stringValue ?? value.text()).unicodeScalars.filter { !$0.isControl }
      World.say(label + String(String.UnicodeScalarView(text)))
    }
  }

  private func list(_ logIn: UserAdministration.LogIn) {
    let (renewed, expires) = (logIn.renewedAt.rfc3339(), logIn.expires.rfc3339())
    guard run.isJSON else {
      return World.say("\(logIn.id)  renewed \(renewed), until \(expires)")
    }
    World.say(
      json: [
        "id": .string(logIn.id), "renewed_at": .string(renewed), "expires_at": .string(expires),
        "database": .string(place.name),
      ])
  }
}
