import Edge
import JSON
import Time

/// A small program at the edge: commands, a request, an answer that streams, a question, a
/// password, a wait.
struct MiniCore {
  let edge: Edge
  private var requests = 0
  private var sockets = 0
  private var socket: Channel?

  init(_ edge: Edge) {
    self.edge = edge
  }

  /// Runs to the end and answers the exit code.
  static func run(_ edge: Edge) throws -> Int {
    var core = MiniCore(edge)
    do {
      return try core.converse()
    } catch is Terminated {
      return 143
    }
  }

  private mutating func converse() throws -> Int {
    try edge.say("Hello.")
    while true {
      switch try edge.line() {
      case .interrupt, .deadline, .arrival: continue
      case .endOfInput:
        try leave()
        return 0
      case .line("/quit"):
        try leave()
        return 0
      case .line("/fail"): return 1
      case .line(let text): try obey(text)
      }
    }
  }

  private mutating func leave() throws {
    if let socket { try edge.emit(.close(socket, .normal)) }
    try edge.say("Bye.")
  }

  private mutating func obey(_ text: String) throws {
    switch text {
    case "/status": try edge.say("Online at \(edge.now.milliseconds % 100_000).")
    case "/sync": try sync()
    case "/delete": try delete()
    case "/login": try login()
    case "/nap": try nap()
    case "": try edge.complain("Say something.")
    default: try ask(text)
    }
  }

  private mutating func sync() throws {
    requests += 1
    let start = edge.now
    let request = Request(
      .post, "/api/v1/goals?limit=2",
      headers: [
        Header("content-type", "application/json"), Header("x-request", "never written"),
        Header("idempotency-key", "key-\(requests)"),
      ],
      body: #"{"title": "Run", "target_value": 5, "tags": ["a", "b"]}"#)
    do {
      let response = try edge.exchange(
        request, on: Channel(.http, requests), timeout: .seconds(2))
      try edge.say("Status \(response.status) after \((edge.now - start).milliseconds) ms.")
    } catch let failure as ConnectionFailure {
      try edge.complain("No answer: \(failure.rawValue).")
    } catch is Interrupted {
      try edge.complain("(interrupted)")
    }
  }

  private func delete() throws {
    try edge.say("Really?")
    let answer = try edge.line(prompt: "y/n ", fresh: true)
    try edge.say(answer == .line("y") ? "Deleted." : "Kept.")
  }

  private mutating func login() throws {
    guard case .line(let password) = try edge.line(prompt: "Password: ", echo: false) else {
      return
    }
    try edge.emit(.secret(name: "password", value: password))
    requests += 1
    let body = JSON.object([
      JSON.Member(key: "email", value: .string("a@b.invalid")),
      JSON.Member(key: "password", value: .string(password)),
    ])
    let response = try edge.exchange(
      Request(.post, "/api/v1/auth/login", body: body.text()), on: Channel(.http, requests),
      timeout: .seconds(2))
    let token = try JSON(parsing: response.body)["access_token"]?.stringValue ?? ""
    requests += 1
    let headers = [Header("authorization", "Bearer \(token)")]
    let me = try edge.exchange(
      Request(.get, "/api/v1/users/me", headers: headers), on: Channel(.http, requests),
      timeout: .seconds(2))
    try edge.say("Logged in: \(me.status), your password is \(password).")
  }

  private func nap() throws {
    switch try edge.wait(.seconds(1), early: early) {
    case .elapsed: try edge.say("Rested.")
    case .interrupted: try edge.complain("Woken.")
    case .line(let text): try edge.say("Heard \(text).")
    }
  }

  private var early: EarlyLines {
    EarlyLines { text in
      text == "/status" ? .runs : text.hasPrefix("/") ? .blocks : .waits
    }
  }

  private mutating func ask(_ text: String) throws {
    let socket = try self.socket ?? open()
    guard let socket else { return }
    let message = JSON.object([JSON.Member(key: "content", value: .string(text))])
    try edge.emit(.send(socket, .text(message.text())))
    while true {
      let pulled = try edge.pull(.channel(socket, early: early), edge.now + .seconds(5))
      switch pulled.arrival {
      case .frame(_, .text(let frame)):
        let json = try JSON(parsing: frame)
        switch json["type"]?.stringValue {
        case "stream_chunk": try edge.emit(.answer(json["content"]?.stringValue ?? ""))
        case "stream_complete":
          try edge.emit(.answered)
          return
        default: break
        }
      case .frame: break
      case .line(let line): try obey(line)
      case .interrupt:
        try edge.emit(.answered)
        try edge.emit(.close(socket, .goingAway))
        self.socket = nil
        try edge.complain("(interrupted)")
        return
      case .terminate: throw Terminated()
      case .deadline:
        try edge.emit(.answered)
        try edge.complain("Too slow.")
        return
      case .closed(_, let code, let reason):
        try edge.emit(.answered)
        self.socket = nil
        try edge.complain("Closed: \(code.rawValue) \(reason)")
        return
      case .failed(_, let failure):
        self.socket = nil
        try edge.complain("Failed: \(failure.rawValue)")
        return
      case .opened, .response, .endOfInput: break
      }
    }
  }

  private mutating func open() throws -> Channel? {
    sockets += 1
    let channel = Channel(.socket, sockets)
    try edge.emit(.open(channel, Request(.get, "/api/v1/chat/ws")))
    switch try edge.pull(.channel(channel, early: nil), edge.now + .seconds(2)).arrival {
    case .opened:
      socket = channel
      return channel
    case .response(_, let response):
      try edge.complain("Refused: \(response.status) \(response.body)")
    case .deadline:
      try edge.emit(.cancel(channel))
      try edge.complain("No connection.")
    default:
      try edge.complain("No chat.")
    }
    return nil
  }
}
