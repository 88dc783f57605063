import Libc

/// A value that one thread at a time may touch, and a way to wait for it to change.
///
/// Over `pthread_mutex_t`, since the thread sanitizer does not see the futex of
/// `Synchronization.Mutex` on Linux and reports races that are none.
///
/// Safe to share: `value` is read and written only between lock and unlock of the one mutex, both
/// in this file, and the C objects stand at fixed addresses from `init` to `deinit`.
package final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    #if canImport(Glibc)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    #endif
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Does something to the value, alone.
  package func withLock<Result>(
    _ body: (inout Value) throws -> sending Result
  ) rethrows -> sending Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }

  /// Does something to the value, alone, and wakes whoever waits for it to change.
  package func change<Result>(
    _ body: (inout Value) throws -> sending Result
  ) rethrows -> sending Result {
    pthread_mutex_lock(mutex)
    // Nothing of this is touched once the mutex is free: whoever finds the value changed may be the
    // last to need it.
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return try body(&value)
  }

  /// Does something to the value, alone, and wakes whoever waits for it to change if that is to be.
  ///
  /// - Parameter body: says whether it is.
  package func wakeIf(_ body: (inout Value) throws -> Bool) rethrows {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if try body(&value) { pthread_cond_broadcast(changed) }
  }

  /// What an attempt at the value came to.
  package enum Attempt<Result> {
    case done(Result)
    /// Try again after the next change, or after so much time when it is given.
    case wait(Duration?)
  }

  /// Tries until it is done, sleeping between changes of the value; what it does then is a change
  /// too.
  package func waiting<Result>(
    until body: (inout Value) throws -> Attempt<Result>
  ) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      switch try body(&value) {
      case .done(let result):
        pthread_cond_broadcast(changed)
        return result
      case .wait(nil): pthread_cond_wait(changed, mutex)
      case .wait(let duration?): sleep(atMost: duration)
      }
    }
  }

  private func sleep(atMost duration: Duration) {
    var end = timespec()
    #if canImport(Glibc)
      clock_gettime(CLOCK_MONOTONIC, &end)
    #else
      clock_gettime(CLOCK_REALTIME, &end)
    #endif
    let (seconds, attoseconds) = duration.components
    let nanoseconds = end.tv_nsec + Int(attoseconds / 1_000_000_000)
    end.tv_sec += Int(seconds) + nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    pthread_cond_timedwait(changed, mutex, &end)
  }
}
