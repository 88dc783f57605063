import CLibEdit
import Libc

/// The signals that the main thread reads from a descriptor, in order with everything else.
package struct Signals: Sendable {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH]

  /// Readable when a signal has come.
  let descriptor: Int32

  /// Blocks the signals for this thread and all that it starts, and ignores SIGPIPE. Must be
  /// called before any thread starts. SIGHUP stays ignored where it is, as by nohup(1): blocked it
  /// would be read all the same.
  package init() {
    signal(SIGPIPE, SIG_IGN)
    var set = Signals.set
    if lume_signal_ignored(SIGHUP) != 0 { sigdelset(&set, SIGHUP) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    descriptor = lume_signals_open(&set)
  }

  /// The signals as a set, for `pthread_sigmask`.
  static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  /// The next signal that has come, without waiting.
  func next() -> Int32? {
    let number = lume_signals_next(descriptor)
    return number == 0 ? nil : number
  }

  /// Stops the job as Ctrl-Z does by default; returns when it goes on.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(0, SIGTSTP)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Lets Ctrl-\ (SIGQUIT) end the process at once, as it does by default: it is for a program whose
  /// orderly end does not come. Swift's runtime would show where the threads are, and go on.
  /// Must be called before any thread starts, which would have blocked it if who started us had.
  package static func allowQuitting() {
    signal(SIGQUIT, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGQUIT)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Ends the process as the signal does by default.
  package static func die(of number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    exit(128 + number)
  }
}
