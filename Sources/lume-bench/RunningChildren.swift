import Libc

/// The programs that were started and have not ended, which do not outlive this one however it
/// ends. Used by the main thread and by handlers of signals, so it is memory and nothing else.
enum RunningChildren {
  private static let capacity = 64
  nonisolated(unsafe) private static let ids = {
    let ids = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
    ids.initialize(repeating: 0, count: capacity)
    return ids
  }()

  /// Has them killed when this program exits, is interrupted or takes longer than that.
  static func endWithThisProgram(after seconds: UInt32) {
    killAll()
    atexit { RunningChildren.killAll() }
    for number in [SIGALRM, SIGINT, SIGTERM, SIGHUP] {
      signal(number) {
        RunningChildren.killAll()
        _exit(128 + $0)
      }
    }
    alarm(seconds)
  }

  static func add(_ id: pid_t) {
    for place in 0..<capacity where ids[place] == 0 {
      ids[place] = id
      return
    }
  }

  static func remove(_ id: pid_t) {
    for place in 0..<capacity where ids[place] == id { ids[place] = 0 }
  }

  private static func killAll() {
    for place in 0..<capacity where ids[place] != 0 { kill(ids[place], SIGKILL) }
  }
}
