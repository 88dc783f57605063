import Libc
import Threads

/// Another program, with a pipe to each of its standard streams. It ends with the test, with all
/// that it has started.
package final class ChildProcess {
  private let words: [String]
  package let process: pid_t
  private var input: Int32
  private var output: Int32
  private let complaints: Int32
  private var isReaped = false

  package struct Result: Equatable {
    /// The exit code, or 128 and the signal.
    package var status: Int32
    package var output: String
    package var complaints: String

    package init(status: Int32, output: String, complaints: String) {
      (self.status, self.output, self.complaints) = (status, output, complaints)
    }
  }

  package struct TimedOut: Error {
    package let words: [String]
    package let output: String
  }

  /// One process at a time is started, so that none inherits a pipe of another.
  private static let starting = Guarded(false)

  /// - Parameters:
  ///   - words: the program's path and its arguments.
  ///   - environment: `NAME=value`; nothing is inherited.
  ///   - inputPath: what it reads instead of the pipe.
  ///   - outputPath: where its output goes instead of into the pipe.
  ///   - isRead: whether anybody reads its output.
  package init(
    _ words: [String], environment: [String] = [], inputPath: String? = nil,
    outputPath: String? = nil, isRead: Bool = true
  ) throws {
    self.words = words
    (process, input, output, complaints) = try ChildProcess.starting.withLock { _ in
      let (input, output, complaints) = (try makePipe(), try makePipe(), try makePipe())
      if !isRead { close(output.reading) }
      #if canImport(Glibc)
        var actions = SpawnActions()
      #else
        var actions = SpawnActions.none
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      if let inputPath {
        posix_spawn_file_actions_addopen(&actions, 0, inputPath, O_RDONLY, 0)
      } else {
        posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
      }
      if let outputPath {
        posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY, 0)
      } else {
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
      }
      posix_spawn_file_actions_adddup2(&actions, complaints.writing, 2)
      let process = try spawn(words, environment, &actions)
      for end in [input.reading, output.writing, complaints.writing] { close(end) }
      return (process, input.writing, isRead ? output.reading : -1, complaints.reading)
    }
  }

  deinit {
    for end in [input, output, complaints] where end >= 0 { close(end) }
    if !isReaped { end() }
  }

  private func end() {
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
    isReaped = true
  }

  /// Writes to its standard input; what it does not want is lost.
  package func write(_ text: String) {
    signal(SIGPIPE, SIG_IGN)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { writeBytes(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  package func endInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Waits for the next line of its output.
  package func line(within timeout: Duration = .seconds(30)) throws -> String {
    let deadline = ContinuousClock.now + timeout
    var bytes: [UInt8] = []
    while true {
      var source = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else {
        throw TimedOut(words: words, output: String(decoding: bytes, as: UTF8.self))
      }
      guard poll(&source, 1, Int32(left / .milliseconds(1))) > 0 else { continue }
      var byte: UInt8 = 0
      guard read(output, &byte, 1) == 1, byte != 0x0a else {
        return String(decoding: bytes, as: UTF8.self)
      }
      bytes.append(byte)
    }
  }

  package func send(_ signal: Int32) { kill(process, signal) }

  /// Reads to the end of what it says and waits for its end, which does not come by itself where
  /// the input goes on.
  package func finish(
    within timeout: Duration = .seconds(30), inputGoesOn: Bool = false
  ) throws -> Result {
    if !inputGoesOn { endInput() }
    let deadline = ContinuousClock.now + timeout
    var sources = [output, complaints].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var bytes: [[UInt8]] = [[], []]
    var texts: [String] { bytes.map { String(decoding: $0, as: UTF8.self) } }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while sources.contains(where: { $0.fd >= 0 }) {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else {
        end()
        throw TimedOut(words: words, output: texts[0])
      }
      guard poll(&sources, nfds_t(sources.count), Int32(left / .milliseconds(1))) > 0 else {
        continue
      }
      for index in sources.indices where sources[index].revents != 0 {
        let count = read(sources[index].fd, &buffer, buffer.count)
        if count <= 0 { sources[index].fd = -1 }
        bytes[index] += buffer.prefix(max(0, count))
      }
    }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else {
      throw SystemFailure(call: "waitpid", code: errno)
    }
    isReaped = true
    let signal = status & 0x7f
    return Result(
      status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, output: texts[0],
      complaints: texts[1])
  }
}

/// Starts a program as the leader of a process group of its own.
private func spawn(
  _ words: [String], _ environment: [String], _ actions: inout SpawnActions
) throws -> pid_t {
  #if canImport(Glibc)
    var attributes = posix_spawnattr_t()
  #else
    var attributes: posix_spawnattr_t?
  #endif
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // What this process ignores or blocks, another one would too.
  var signals = sigset_t()
  sigemptyset(&signals)
  for signal in [SIGPIPE, SIGHUP, SIGTERM, SIGINT] { sigaddset(&signals, signal) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setflags(
    &attributes,
    Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
  let arguments = words.map { strdup($0) } + [nil]
  let variables = environment.map { strdup($0) } + [nil]
  defer { for text in arguments + variables { free(text) } }
  var process: pid_t = 0
  let code = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
  guard code == 0 else { throw SystemFailure(call: "posix_spawn \(words[0])", code: code) }
  return process
}

private func makePipe() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { throw SystemFailure(call: "pipe", code: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

#if canImport(Glibc)
  private typealias SpawnActions = posix_spawn_file_actions_t
  private let writeBytes = Libc.write
#else
  private typealias SpawnActions = posix_spawn_file_actions_t?
  private let writeBytes = Darwin.write
#endif
