import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process with a pipe to each of its standard streams.
final class RunningLume {
  private let words: [String]
  let process: pid_t
  private var input: Int32
  private var output: Int32
  private var complaints: Int32
  private var isReaped = false

  /// One process at a time is started, so that none inherits a pipe of another.
  private static let starting = Guarded(false)

  /// - Parameters:
  ///   - outputPath: where its output goes instead of into the pipe.
  ///   - isRead: whether anybody reads its output.
  init(
    words: [String], environment: [String], folder: String, outputPath: String?, isRead: Bool
  ) throws {
    self.words = words
    let started = try RunningLume.starting.withLock { _ in
      try RunningLume.start(
        ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + words, environment, outputPath,
        isRead: isRead)
    }
    (process, input, output, complaints) = started
    if !isRead { output = -1 }
  }

  private static func start(
    _ words: [String], _ environment: [String], _ outputPath: String?, isRead: Bool
  ) throws -> (pid_t, Int32, Int32, Int32) {
    let (input, output, complaints) = (try pipe(), try pipe(), try pipe())
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
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
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    if !isRead { close(output.reading) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    if let outputPath {
      posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    }
    posix_spawn_file_actions_adddup2(&actions, complaints.writing, 2)
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    for end in [input.reading, output.writing, complaints.writing] { close(end) }
    guard code == 0 else { throw SystemFailure(call: "posix_spawn \(words[0])", code: code) }
    return (process, input.writing, output.reading, complaints.reading)
  }

  deinit {
    for end in [input, output, complaints] where end >= 0 { close(end) }
    guard !isReaped, process > 0 else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Writes to its standard input; what it does not want is lost.
  func write(_ text: String) {
    signal(SIGPIPE, SIG_IGN)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { posixWrite(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  func endInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Waits for the next line of its output.
  func line(within timeout: Duration = .seconds(30)) throws -> String {
    let deadline = ContinuousClock.now + timeout
    var bytes: [UInt8] = []
    while true {
      var source = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { throw Lume.TimedOut(words: words) }
      guard poll(&source, 1, Int32(left / .milliseconds(1))) > 0 else { continue }
      var byte: UInt8 = 0
      guard read(output, &byte, 1) == 1, byte != 0x0a else {
        return String(decoding: bytes, as: UTF8.self)
      }
      bytes.append(byte)
    }
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Reads to the end of what it says and waits for its end, which does not come by itself where
  /// the input goes on.
  func finish(
    within timeout: Duration = .seconds(30), inputGoesOn: Bool = false
  ) throws -> Lume.Result {
    if !inputGoesOn { endInput() }
    let deadline = ContinuousClock.now + timeout
    var sources = [output, complaints].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var texts: [[UInt8]] = [[], []]
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while sources.contains(where: { $0.fd >= 0 }) {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { throw Lume.TimedOut(words: words) }
      guard poll(&sources, nfds_t(sources.count), Int32(left / .milliseconds(1))) > 0 else {
        continue
      }
      for index in sources.indices where sources[index].revents != 0 {
        let count = read(sources[index].fd, &buffer, buffer.count)
        if count <= 0 { sources[index].fd = -1 }
        texts[index] += buffer.prefix(max(0, count))
      }
    }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else {
      throw SystemFailure(call: "waitpid", code: errno)
    }
    isReaped = true
    let signal = status & 0x7f
    return Lume.Result(
      status: signal == 0 ? (status >> 8) & 0xff : 128 + signal,
      output: String(decoding: texts[0], as: UTF8.self),
      complaints: String(decoding: texts[1], as: UTF8.self))
  }

  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let code = Glibc.pipe(&ends)
    #else
      let code = Darwin.pipe(&ends)
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard code == 0 else { throw SystemFailure(call: "pipe", code: errno) }
    return (ends[0], ends[1])
  }
}

#if canImport(Glibc)
  private let posixWrite = Glibc.write
#else
  private let posixWrite = Darwin.write
#endif
