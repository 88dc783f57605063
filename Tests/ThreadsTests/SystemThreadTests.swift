import Libc
import Testing

@testable import Threads

@Suite(.timeLimit(.minutes(10))) struct SystemThreadTests {
  /// Which of some signals a thread blocks.
  private func blocked(_ signals: [Int32], blocksSignals: Bool) -> [Int32] {
    let blocked = Guarded<[Int32]?>(nil)
    let began = SystemThread.start(blocksSignals: blocksSignals) {
      var mask = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &mask)
      blocked.change { blocked in blocked = signals.filter { sigismember(&mask, $0) == 1 } }
    }
    #expect(began)
    return blocked.waiting { $0.map { .done($0) } ?? .wait(nil) }
  }

  @Test func aCrashIsHandledOnEveryThread() {
    let signals = [SIGTERM, SIGPIPE, SIGSEGV, SIGBUS, SIGILL, SIGABRT]
    #expect(blocked(signals, blocksSignals: true) == [SIGTERM, SIGPIPE])
    #expect(!blocked(signals, blocksSignals: false).contains(SIGSEGV))
  }
}
