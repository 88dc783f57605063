import Session
import Store
import Testing
import Time

/// What a session file types and prints, for a run of the program that has nothing to do with
/// replaying.
struct ServeScript {
  /// What is typed between two long waits, by one run of the shell.
  struct Sitting {
    /// When it begins.
    var clock: Instant
    var input = ""
  }

  let header: SessionHeader
  private(set) var sittings: [Sitting]
  /// What is printed to stdout, and to stderr.
  private(set) var output: [String] = []
  private(set) var complaints: [String] = []
  /// The exit code.
  private(set) var status: Int32 = 0
  /// Why no run of the program can be what the file shows; `nil` where one can.
  private(set) var reason: String?

  init(path: String) throws {
    let bytes = try #require(try Files.read(path))
    header = try SessionFile(parsing: bytes).header
    sittings = [Sitting(clock: header.clock)]
    if header.layer == .wire { reason = "its server is written by hand" }
    if header.isGreeted { reason = "nobody is greeted on a pipe" }
    if header.fault != nil { reason = "its backend fails on purpose" }
    if header.args?.contains("--json") ?? false { reason = "its ids are those of one backend" }
    var typed: [Substring] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("   "), !typed.isEmpty {
        typed.append(line == "   \\z" ? "" : line.dropFirst(3))
        continue
      }
      type(typed)
      typed = []
      switch line.first {
      case ">" where line.hasPrefix("> "):
        // A live run can be recorded, and a replay can't.
        if line.hasPrefix("> /record ") { reason = "it begins a recording" }
        typed = [line.dropFirst(2)]
      case ">": reason = "it is typed while an answer comes"
      case "@": try wait(line.dropFirst(2))
      case "|" where line.hasSuffix(" [y/N]") || line.hasSuffix(" [Y/n]"):
        reason = "somebody is asked in it"
      case "|" where line == "|...": reason = "it leaves open what is printed"
      case "|": output.append(String(line.dropFirst(2)))
      case "!": complaints.append(String(line.dropFirst(2)))
      case "e" where line.hasPrefix("end "):
        status = Int32(line.split(separator: " ").last ?? "") ?? -1
      default: continue
      }
    }
    type(typed)
  }

  private mutating func type(_ lines: [Substring]) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: "\n")
    sittings[sittings.count - 1].input +=
      lines.count == 1 ? text + "\n" : "\"\"\"\n\(text)\n\"\"\"\n"
  }

  /// A short wait changes nothing but the time; after a long one it is another day.
  private mutating func wait(_ text: Substring) throws {
    guard text.hasPrefix("wait ") else {
      reason = "more happens in it than typing: \(text)"
      return
    }
    guard text.last == "d", let days = Int(text.dropFirst(5).dropLast()) else { return }
    let clock = try #require(sittings.last).clock + .seconds(days * 86_400)
    sittings.append(Sitting(clock: clock))
  }
}
