#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program that was started, until it has ended.
struct Child {
  let id: pid_t
  /// When it was started.
  let start = ContinuousClock.now

  /// Where its standard streams go.
  enum Streams {
    case nowhere
    /// The terminal of this path, which it leads as a session of its own.
    case terminal(String)
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
    switch streams {
    case .nowhere: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
    case .terminal(let name):
      posix_spawnattr_setflags(&attributes, Child.ownSession)
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var id = pid_t()
    let code = withStrings([path] + arguments) { arguments in
      withStrings(environment) { posix_spawn(&id, path, &actions, &attributes, arguments, $0) }
    }
    guard code == 0 else { throw BenchError("\(path) cannot be started") }
    self.id = id
  }

  /// What a program took from its start to its end.
  struct Cost {
    let time: Duration
    /// The time that processors worked for it and for what it started.
    let work: Duration
  }

  /// Waits for its end.
  ///
  /// - Throws: `BenchError` when it did not end well.
  @discardableResult
  func wait() throws -> Cost {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchError("a program that was started is gone") }
    }
    let time = ContinuousClock.now - start
    guard status == 0 else { throw BenchError("a program ended with status \(status)") }
    return Cost(time: time, work: Duration(usage.ru_utime) + Duration(usage.ru_stime))
  }

  /// The memory that it holds now, in KiB; `nil` where the system does not tell.
  func residentMemory() -> Double? {
    guard let file = fopen("/proc/\(id)/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }
      if words.first == "VmRSS:", words.count > 1 { return Double(words[1]) }
    }
    return nil
  }
}

extension Duration {
  fileprivate init(_ time: timeval) {
    self = .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
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
