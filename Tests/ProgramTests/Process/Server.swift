import TestSupport
import Testing

/// `lume serve` with a home of its own; ends with the test.
final class Server {
  /// Its home goes when nobody has it any more.
  private let lume: Lume
  private let process: ChildProcess
  /// Where it listens.
  let address: String

  /// - Parameter port: that of an earlier one over the same data, else any that is free.
  init(_ lume: Lume, port: Substring = "0", _ flags: [String]) throws {
    self.lume = lume
    // A test says in a moment what takes people minutes.
    let limits = ["--limit", "messages-per-minute=100000", "--limit", "messages-at-once=100000"]
    process = try lume.start(["serve", "--port", String(port), "--drain", "0"] + limits + flags)
    let line = try process.line()
    let beginning = "listening on "
    let result = line.hasPrefix(beginning) ? nil : try process.finish()
    try #require(result == nil, "\(line)")
    address = String(line.dropFirst(beginning.count))
  }

  var port: Substring { address.split(separator: ":").last ?? "" }

  /// Asks for the end, and waits for it.
  func stop() throws {
    process.send(15)
    let result = try process.finish(inputGoesOn: true)
    #expect(result.status == 0, "\(result.complaints)")
  }
}
