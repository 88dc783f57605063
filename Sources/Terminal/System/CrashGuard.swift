import CLibEdit

/// Gives the tty back as it was should the process crash.
///
/// The only file that touches the state behind it, since C that is inlined has one copy of its
/// static variables for each file that uses them.
package enum CrashGuard {
  /// Remembers how the tty is now. SIGQUIT too, which asks for an end that is not waited for, ends
  /// the process with the tty as it was.
  ///
  /// - Parameter hasModes: whether the terminal takes escape sequences.
  static func begin(_ descriptor: Int32, hasModes: Bool = true) {
    _ = lume_crash_guard_begin(descriptor, hasModes ? 1 : 0)
  }

  /// Puts the tty back and lets crashes be crashes.
  static func end() {
    lume_crash_guard_end()
  }

  /// Lets even an overflow of the calling thread's stack be handled from now on; for the main
  /// thread, which lives as long as the process.
  static func coverThread() {
    _ = lume_signal_stack()
  }

  /// Lets even an overflow of the calling thread's stack be handled while something runs on it.
  package static func coveringThread(_ body: () -> Void) {
    let stack = lume_signal_stack()
    body()
    lume_signal_stack_end(stack)
  }
}
