/// A service that listens on this machine, as a process of its own.
struct Service {
  let child: Child
  /// Where it listens, e.g. `http://127.0.0.1:39001`.
  let address: String

  /// For one who is a crowd, to `lume serve`.
  static let unlimited = [
    "connections-per-address", "sockets-per-user", "messages-per-minute", "messages-at-once",
  ].flatMap { ["--limit", "\($0)=100000"] }

  /// Starts a program whose first line says where it listens.
  init(_ path: String, _ arguments: [String], environment: [String]) throws {
    try self.init(Child(path, arguments, environment: environment, streams: .read))
  }

  /// Takes a program that was started, whose output can be read.
  init(_ child: Child) throws {
    self.child = child
    let words = try child.line().split(separator: " ")
    guard words.count == 3, words[0] == "listening" else {
      try child.stop()
      throw BenchError("a service does not say where it listens")
    }
    address = String(words[2])
  }

  /// What it costs to be served so many times by `wrk`, with 16 connections.
  struct MultiUserService {
    let perSecond: Double
    /// Of the service's processor time, in microseconds.
    let work: Double
  }

  /// Asks for something of a user as often as it goes, for three seconds.
  ///
  /// - Parameter script: where to write a script by which no two requests have the same query.
  func serve(
    _ target: String, to room: Crowd.Room, wrk: String, varied script: String? = nil
  ) throws -> MultiUserService {
    var flags: [String] = []
    if let script {
      let text = """
        local number = 0
        function request()
          number = number + 1
          return wrk.format(nil, wrk.path .. "?n=" .. number)
        end
        """
      try write(Array(text.utf8), to: script)
      flags = ["-s", script]
    }
    let before = child.work() ?? .zero
    let asking = try Child(
      wrk,
      [
        "-t", "1", "-c", "16", "-d", "3", "-H", "Authorization: Bearer \(room.token)",
      ] + flags + [address + target], environment: [], streams: .read)
    let report = try asking.rest().split(separator: "\n")
    try asking.wait()
    let spent = (child.work() ?? .zero) - before
    func number(_ label: String) -> Double? {
      let line = report.first { $0.contains(label) }
      return line?.split(separator: " ").compactMap { Double($0) }.first
    }
    guard let perSecond = number("Requests/sec:"), let count = number("requests in"), count > 0,
      !report.contains(where: { $0.contains("Non-2xx") || $0.contains("Socket errors") })
    else {
      throw BenchError(
        "\(address) does not serve wrk well:\n" + report.joined(separator: "\n"))
    }
    return MultiUserService(perSecond: perSecond, work: spent / .microseconds(1) / count)
  }
}
