import JSON
import Libc
import Time
import Verbs

/// Lines for whoever runs a server, written together each time the server has nothing else to do.
///
/// Nobody may read them, and nobody is kept waiting for that: what can't be written at once is
/// dropped, counted, and told of in the next line that can.
final class ServerLog {
  /// So much a pipe that is ready takes at once (pipe(7), PIPE_BUF).
  private static let atOnce = 4096

  typealias Field = (name: StaticString, value: Value)

  enum Value {
    case text(String)
    case number(Int)
  }

  private let descriptor: Int32
  private let format: LogFormat
  private var dropped = 0
  /// What is still to be written, at most `atOnce` bytes.
  private var waiting: [UInt8] = []
  /// How many lines that is.
  private var waitingLines = 0

  init(descriptor: Int32 = STDERR_FILENO, format: LogFormat = .logfmt) {
    (self.descriptor, self.format) = (descriptor, format)
    waiting.reserveCapacity(ServerLog.atOnce)
  }

  /// Writes a line that begins with the time.
  ///
  /// - Parameter fields: of which a text that is the last may have spaces.
  func write(_ fields: [Field], at now: Instant) {
    let time = now.rfc3339(fractionDigits: 3)
    switch format {
    case .logfmt:
      var line: [UInt8] = []
      line.reserveCapacity(256)
      ServerLog.append("time", time, to: &line)
      for (name, value) in fields {
        line.append(UInt8(ascii: " "))
        switch value {
        case .text(let text): ServerLog.append(name, text, to: &line)
        case .number(let number): ServerLog.append(name, String(number), to: &line)
        }
      }
      write(line[...])
    case .json:
      let members = fields.map { name, value in
        switch value {
        // A line that is too long would be cut off where it's no JSON any more.
        case .text(let text):
          JSON.Member(
            key: "\(name)",
            value: .string(String(decoding: text.utf8.prefix(ServerLog.atOnce / 2), as: UTF8.self)))
        case .number(let number): JSON.Member(key: "\(name)", value: JSON(number))
        }
      }
      write(JSON.object([JSON.Member(key: "time", value: .string(time))] + members).text())
    }
  }

  private static func append(_ name: StaticString, _ text: String, to line: inout [UInt8]) {
    line.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    line.append(UInt8(ascii: "="))
    line.append(contentsOf: text.utf8)
  }

  /// - Parameter line: without its end; what is beyond 4 KiB is cut off.
  func write(_ line: String) { write(Array(line.utf8)[...]) }

  private func write(_ line: ArraySlice<UInt8>) {
    let bytes = line.prefix(ServerLog.atOnce - 1)
    if waiting.count + bytes.count + 1 > ServerLog.atOnce { flush() }
    waiting += bytes
    waiting.append(UInt8(ascii: "\n"))
    waitingLines += 1
  }

  /// Writes what waits, or drops it.
  func flush() {
    guard waitingLines > 0 else { return }
    let told =
      switch format {
      case .logfmt: "dropped=\(dropped) lines of this log, which nobody read in time\n"
      case .json: "{\"dropped\": \(dropped)}\n"
      }
    if dropped > 0, put(Array(told.utf8)) { dropped = 0 }
    if dropped > 0 || !put(waiting) { dropped += waitingLines }
    waiting.removeAll(keepingCapacity: true)
    waitingLines = 0
  }

  /// Whether it was written.
  private func put(_ bytes: [UInt8]) -> Bool {
    var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&place, 1, 0) == 1, place.revents & Int16(POLLOUT) != 0 else { return false }
    return Libc.write(descriptor, bytes, bytes.count) == bytes.count
  }
}
