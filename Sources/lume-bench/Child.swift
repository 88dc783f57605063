import Libc

/// Another program that was started, until it has ended.
struct Child {
  let id: pid_t
  /// When it was started.
  let start = ContinuousClock.now
  /// What was started, with its arguments, for who has to look for a fault.
  private let command: String

  /// The end of the pipe that it writes its output to.
  private let output: Int32?
  /// The end of the pipe that it reads its input from.
  private let input: Int32?
  /// The end of a pipe whose other end it has open for as long as it lives.
  private let life: Int32

  /// Where its standard streams go.
  enum Streams {
    case nowhere
    /// What it writes to its output can be read here.
    case read
    /// What it writes to its output can be read here, and what it is to read is written here.
    case talk
    /// The terminal of this path, which it leads as a session of its own.
    case terminal(String)

    var canBeRead: Bool {
      switch self {
      case .read, .talk: true
      case .nowhere, .terminal: false
      }
    }
  }

  #if canImport(Glibc)
    // POSIX_SPAWN_SETSID of <spawn.h>, which Swift does not see.
    private static let ownSession: Int16 = 0x80
  #else
    private static let ownSession = Int16(POSIX_SPAWN_SETSID)
  #endif

  /// Starts a program.
  ///
  /// - Throws: `BenchError` when there is none at the path.
  init(_ path: String, _ arguments: [String], environment: [String], streams: Streams) throws {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var (output, input): (Int32?, Int32?)
    var given: [Int32] = []
    /// Makes a pipe and gives one end of it to the program, under a number.
    func give(_ end: Int, as number: Int32) throws -> Int32 {
      var pipe: [Int32] = [-1, -1]
      guard Child.makePipe(&pipe) == 0 else { throw BenchError("there is no pipe to be had") }
      for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, pipe[end], number)
      given.append(pipe[end])
      return pipe[1 - end]
    }
    switch streams {
    case .nowhere, .read, .talk:
      for number: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    case .terminal(let name):
      posix_spawnattr_setflags(&attributes, Child.ownSession)
      for number: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, number, name, O_RDWR, 0)
      }
    }
    if case .talk = streams { input = try give(0, as: 0) }
    if streams.canBeRead { output = try give(1, as: 1) }
    let life = try give(1, as: Child.lifeInChild)
    var id = pid_t()
    let code = withStrings([path] + arguments) { arguments in
      withStrings(environment) { posix_spawn(&id, path, &actions, &attributes, arguments, $0) }
    }
    for end in given { close(end) }
    guard code == 0 else {
      for end in [output, input, life].compactMap({ $0 }) { close(end) }
      throw BenchError("\(path) cannot be started")
    }
    self.id = id
    RunningChildren.add(id)
    command = String(([path] + arguments).joined(separator: " ").prefix(300))
    (self.output, self.input, self.life) = (output, input, life)
  }

  /// A descriptor that no program here uses by itself.
  private static let lifeInChild: Int32 = 99

  private static let makePipe = Libc.pipe

  /// Gives it a line to read.
  func tell(_ line: String) {
    guard let input else { return }
    var text = line + "\n"
    text.withUTF8 { _ = write(input, $0.baseAddress, $0.count) }
  }

  /// Reads its output until a text stands in it.
  ///
  /// - Throws: `BenchError` when nothing comes for thirty seconds, or the text not within five
  ///   minutes.
  func hear(_ text: String) throws {
    guard let output else { return }
    let end = ContinuousClock.now + .seconds(300)
    let wanted = Array(text.utf8)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var source = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard ContinuousClock.now < end, poll(&source, 1, 30_000) > 0,
        case let count = read(output, &chunk, chunk.count), count > 0
      else {
        throw BenchError("\"\(text)\" was never said: \(String(decoding: bytes, as: UTF8.self))")
      }
      let start = max(0, bytes.count - wanted.count)
      bytes += chunk.prefix(count)
      if bytes[start...].contains(wanted) { return }
    }
  }

  /// The next line of its output, or what is left of it where there is no whole line.
  ///
  /// - Throws: `BenchError` when nothing comes for a minute.
  func line() throws -> String {
    var bytes: [UInt8] = []
    while let byte = try byte(), byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The rest of its output.
  ///
  /// - Throws: `BenchError` when nothing comes for a minute.
  func rest() throws -> String {
    var bytes: [UInt8] = []
    while let byte = try byte() { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func byte() throws -> UInt8? {
    guard let output else { return nil }
    var source = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 60_000) > 0 else {
      throw BenchError("a program that was started says nothing")
    }
    var byte: UInt8 = 0
    return read(output, &byte, 1) == 1 ? byte : nil
  }

  /// Waits for its end.
  ///
  /// - Parameter codes: with which it may exit.
  /// - Throws: `BenchError` when it ended otherwise, or not in ten minutes.
  func wait(for codes: Set<Int32> = [0]) throws {
    let status = try reap(within: .seconds(600))
    guard codes.contains(where: { status == $0 << 8 }) else {
      throw BenchError("ended with status \(status): \(command)")
    }
  }

  /// Asks it to end and waits until it has, however it does.
  ///
  /// - Throws: `BenchError` when it has not for half a minute.
  func stop() throws {
    kill(id, SIGTERM)
    _ = try reap(within: .seconds(30))
  }

  /// Waits for its end; one that takes too long is made to.
  private func reap(within limit: Duration) throws -> Int32 {
    var source = pollfd(fd: life, events: 0, revents: 0)
    let isLate = poll(&source, 1, Int32(limit / .milliseconds(1))) == 0
    if isLate { kill(id, SIGKILL) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { throw BenchError("a program that was started is gone") }
    }
    RunningChildren.remove(id)
    if let output { close(output) }
    if let input { close(input) }
    close(life)
    if isLate { throw BenchError("has not ended in \(limit): \(command)") }
    return status
  }

  /// The memory that it holds now, in KiB; `nil` where the system does not tell.
  func residentMemory() -> Double? {
    let words = proc("status").first { $0.hasPrefix("VmRSS:") }?.split { $0.isWhitespace }
    guard let words, words.count > 1 else { return nil }
    return Double(words[1])
  }

  /// The time that processors have worked for it so far; `nil` where the system does not tell.
  func work() -> Duration? {
    // Two numbers of ticks, the 12th and 13th behind the name in brackets (proc_pid_stat(5)).
    let words = proc("stat").first?.split(separator: ")").last?.split(separator: " ")
    guard let words, words.count > 12, let user = Int64(words[11]), let system = Int64(words[12])
    else { return nil }
    return .seconds(1) * (user + system) / sysconf(Int32(_SC_CLK_TCK))
  }

  /// The lines of a file that the system has about it; none where there is no such file.
  private func proc(_ name: String) -> [String] {
    guard let file = fopen("/proc/\(id)/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var lines: [String] = []
    var line = [CChar](repeating: 0, count: 1024)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    return lines
  }
}

/// What a measurement could not go on without.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Lends strings as C wants them: an array of pointers with `nil` at its end.
private func withStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
