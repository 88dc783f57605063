#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Starts threads. Not from `main.swift`: what is written there belongs to the main actor, and
/// traps on any other thread.
package enum SystemThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Runs something on a thread of its own, which nobody waits for.
  ///
  /// - Returns: whether there was a thread to be had.
  @discardableResult
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let work = Unmanaged.passRetained(Work(body))
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
    let work = Unmanaged<Work>.fromOpaque(work).takeRetainedValue()
    CrashGuard.coveringThread(work.body)
  }
}
