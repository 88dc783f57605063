import Libc

/// Starts threads. Not from `main.swift`: what is written there belongs to the main actor, and
/// traps on any other thread.
package enum SystemThread {
  private final class Work: Sendable {
    let blocksSignals: Bool
    let body: @Sendable () -> Void

    init(_ blocksSignals: Bool, _ body: @escaping @Sendable () -> Void) {
      self.blocksSignals = blocksSignals
      self.body = body
    }

    func run() {
      if blocksSignals {
        var all = sigset_t()
        sigfillset(&all)
        // Those of a crash are the process's, and what it does about them is done on any thread.
        let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT]
        for signal in crashes { sigdelset(&all, signal) }
        pthread_sigmask(SIG_SETMASK, &all, nil)
      }
      body()
    }
  }

  /// Runs something on a thread of its own, which nobody waits for.
  ///
  /// - Parameters:
  ///   - stackSize: in bytes.
  ///   - blocksSignals: whether no signal but those of a crash is delivered to it, as where a library
  ///     writes to sockets without asking for an error instead of SIGPIPE.
  /// - Returns: whether there was a thread to be had.
  @discardableResult
  package static func start(
    stackSize: Int = 8 << 20, blocksSignals: Bool = false, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackSize)
    let work = Unmanaged.passRetained(Work(blocksSignals, body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let result = pthread_create(&thread, &attributes, SystemThread.run, work.toOpaque())
    if result != 0 { work.release() }
    return result == 0
  }

  #if canImport(Glibc)
    private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      {
        if let work = $0 { perform(work) }
        return nil
      }
  #else
    private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      perform($0)
      return nil
    }
  #endif

  private static func perform(_ work: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
  }
}
