import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

@Suite struct AttemptsTests {
  @Test func aThousandWrongPasswordsAreAlmostAllRefusedUnread() throws {
    let host = try Host()
    _ = try host.register()
    let before = host.work
    var refused = 0
    for number in 1...1000 {
      let response = try host.ask(
        .post, "/auth/login",
        ["email": "ada@example.com", "password": .string("wrong \(number)")],
        from: "192.0.2.\(number % 250)")
      guard response.status == 429 else {
        #expect(Host.summary(response) == "401 INVALID_CREDENTIALS")
        continue
      }
      refused += 1
      let wait = response.header("retry-after").flatMap { Int($0) } ?? 0
      #expect((1...60).contains(wait))
      #expect(ServiceError(response).code == "TOO_MANY_ATTEMPTS")
    }
    #expect(host.work - before == 100 && refused == 900)
    // The right password has to wait as well, for as long as was said.
    let login: JSON = ["email": "ada@example.com", "password": "correct horse"]
    let response = try host.ask(.post, "/auth/login", login)
    #expect(response.status == 429)
    host.wait(.seconds(response.header("retry-after").flatMap { Int($0) } ?? 0))
    #expect(try host.ask(.post, "/auth/login", login).status == 200)
  }

  @Test func wrongPasswordsOfAnotherKeepTheOwnerOutOfNothing() throws {
    let host = try Host()
    _ = try host.register()
    let wrong: JSON = ["email": "ada@example.com", "password": "not hers"]
    for _ in 0..<12 { _ = try host.ask(.post, "/auth/login", wrong, from: "198.51.100.7") }
    let right: JSON = ["email": "ada@example.com", "password": "correct horse"]
    let other = try host.ask(.post, "/auth/login", right, from: "198.51.100.7")
    #expect(other.status == 429 && other.header("retry-after") != nil)
    #expect(try host.ask(.post, "/auth/login", right, from: "192.0.2.1").status == 200)
  }

  @Test func oneAddressTriesManyAccountsInVain() throws {
    let host = try Host()
    var hashed = 0
    for number in 1...1000 {
      let response = try host.ask(
        .post, "/auth/login",
        ["email": .string("user\(number)@example.com"), "password": "password"])
      if response.status != 429 { hashed += 1 }
    }
    #expect(hashed == 60)
    #expect(
      try host.ask(.post, "/auth/register", Host.registration()).status == 429)
    #expect(
      try host.ask(.post, "/auth/register", Host.registration(), from: "198.51.100.7").status
        == 201)
  }

  @Test func whoGetsInHasAllAttemptsAgain() throws {
    let host = try Host()
    _ = try host.register()
    for _ in 1...5 {
      for _ in 1...9 {
        _ = try host.ask(
          .post, "/auth/login", ["email": "ada@example.com", "password": "wrong"])
      }
      #expect(try host.logIn().access != "")
    }
  }

  @Test func attemptsComeBackOneByOne() throws {
    var attempts = RateLimiter(most: 10)
    var now = Client.start
    for _ in 1...10 { #expect(attempts.count("a", at: now) == nil) }
    #expect(attempts.count("a", at: now) == .seconds(6))
    #expect(attempts.count("b", at: now) == nil)
    now = now + .milliseconds(5999)
    #expect(attempts.count("a", at: now) == .milliseconds(1))
    now = now + .milliseconds(1)
    #expect(attempts.count("a", at: now) == nil)
    #expect(attempts.count("a", at: now) == .seconds(6))
    now = now + .seconds(60)
    for _ in 1...10 { #expect(attempts.count("a", at: now) == nil) }
    #expect(attempts.count("a", at: now) != nil)
  }

  @Test func someAreAtOnceAndTheOthersAtTheirRate() {
    var messages = RateLimiter(perMinute: 20, atOnce: 3)
    for _ in 1...3 { #expect(messages.count("a", at: Client.start) == nil) }
    #expect(messages.count("a", at: Client.start) == .seconds(3))
    #expect(messages.count("a", at: Client.start + .seconds(3)) == nil)
    for _ in 1...3 { #expect(messages.count("a", at: Client.start + .seconds(12)) == nil) }
    #expect(messages.count("a", at: Client.start + .seconds(12)) == .seconds(3))
  }

  @Test func aClockThatIsSetBackLocksNobodyOut() {
    var attempts = RateLimiter(most: 10)
    for _ in 1...10 { _ = attempts.count("a", at: Client.start) }
    let yesterday = Client.start + .seconds(-86_400)
    #expect(attempts.count("a", at: yesterday) == .seconds(6))
    #expect(attempts.count("a", at: yesterday + .seconds(60)) == nil)
  }

  @Test func passwordsThatWaitAreLimited() throws {
    let host = try Host { $0.attemptsPerAddress = 1000 }
    var works: [PasswordTask] = []
    var busy = 0
    for number in 1...100 {
      let body: JSON = ["email": .string("u\(number)@example.com"), "password": "password"]
      let request = Request(
        .post, Endpoint.prefix + "/auth/login", headers: [Envelope.contentType], body: body.text())
      let (response, work) = host.begin(request, from: "192.0.2.\(number % 5)")
      #expect((response == nil) != (work == nil))
      if let work { works.append(work) }
      if let response {
        #expect(Host.summary(response) == "503 BUSY" && response.header("retry-after") == "1")
        busy += 1
      }
    }
    #expect(works.count == 32 && busy == 68)
    for work in works.reversed() { #expect(host.finish(work.run())?.status == 401) }
    #expect(try host.register().access != "")
  }

  @Test func noAddressHasAllThePlacesOfPasswords() throws {
    let host = try Host()
    _ = try host.register()
    let body: JSON = ["email": "ada@example.com", "password": "correct horse"]
    let request = Request(
      .post, Endpoint.prefix + "/auth/login", headers: [Envelope.contentType], body: body.text())
    let works = (1...40).compactMap { _ in host.begin(request).work }
    #expect(works.count == 8)
    let other = try #require(host.begin(request, from: "198.51.100.7").work)
    #expect(host.finish(other.run())?.status == 200)
    // Each that is done makes room.
    #expect(host.finish(works[0].run())?.status == 200)
    #expect(host.begin(request).work != nil && host.begin(request).work == nil)
  }

  /// Neither when too many wait, nor when there was no memory to hash it.
  @Test func whatNobodyLookedAtIsNoAttempt() throws {
    let host = try Host { $0.attemptsPerAddress = 40 }
    _ = try host.register()
    let request = { (email: String) in
      let body: JSON = ["email": .string(email), "password": "correct horse"]
      return Request(
        .post, Endpoint.prefix + "/auth/login", headers: [Envelope.contentType], body: body.text())
    }
    let works = try (1...8).map { try #require(host.begin(request("u\($0)@example.com")).work) }
    for _ in 1...100 {
      #expect(host.begin(request("ada@example.com")).response?.status == 503)
    }
    for work in works {
      let failed = PasswordTask.Finished(channel: work.channel, outcome: .failed)
      #expect(host.finish(failed)?.status == 503)
    }
    for _ in 1...30 {
      let work = try #require(host.begin(request("ada@example.com")).work)
      let failed = PasswordTask.Finished(channel: work.channel, outcome: .failed)
      #expect(host.finish(failed)?.status == 503)
    }
    #expect(try host.logIn().access != "")
  }

  @Test func passwordsCanBeHashedOnAnyThread() async throws {
    let host = try Host()
    _ = try host.register()
    let works = try (1...8).map { number -> PasswordTask in
      let body: JSON = [
        "email": "ada@example.com", "password": number == 5 ? "correct horse" : "wrong",
      ]
      let request = Request(
        .post, Endpoint.prefix + "/auth/login", headers: [Envelope.contentType], body: body.text())
      return try #require(host.begin(request).work)
    }
    let finished = await withTaskGroup(of: PasswordTask.Finished.self) { group in
      for work in works { group.addTask { work.run() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let statuses = finished.compactMap { host.finish($0)?.status }
    #expect(statuses.sorted() == [200] + Array(repeating: 401, count: 7))
    // What was taken back once is not taken back again.
    #expect(host.finish(finished[0])?.status == 503)
  }

  @Test func aPasswordIsKeptAsArgon2id() throws {
    guard
      case .made(let stored) = PasswordJob(kind: .make, password: "pass\0word é", cost: .least)
        .run()
    else {
      Issue.record("not made")
      return
    }
    #expect(stored.hasPrefix("$argon2id$v=19$") && !stored.contains("pass"))
    for (password, isSame) in [("pass\0word é", true), ("pass", false), ("pass\0word e", false)] {
      let job = PasswordJob(kind: .compare(with: stored), password: password, cost: .least)
      guard case .compared(let found) = job.run() else {
        Issue.record("not compared")
        return
      }
      #expect(found == isSame)
    }
    #expect(PasswordCost.interactive.memory == 64 << 20 && PasswordCost.interactive.operations == 2)
  }
}
