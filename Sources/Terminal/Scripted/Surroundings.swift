import Libc
import Numbers

/// The time of a prompt, the size of its screen, and what ends its waits: live they are the
/// system's, in a demo a script's.
struct Surroundings {
  /// What of the core ends a wait.
  enum Listening {
    case nothing
    /// That nothing follows any more.
    case end
    case messages
  }

  /// What has ended a wait, beside its deadline and what the core shows.
  struct News {
    var hasSignals = false
    /// Whether the tty can be read.
    var hasInput = false
    /// Keys that come from no tty.
    var keys: [Key] = []
    /// Whether the screen has another size, where no signal tells.
    var isResized = false

    /// Whether it has to be seen to before anything else happens.
    var isUrgent: Bool { !keys.isEmpty || isResized }
  }

  /// Monotonic.
  let now: () -> ContinuousClock.Instant
  let size: () -> (columns: Int, rows: Int)
  /// Waits for the user, for signals, and for what is listened to; to the deadline at most.
  let wait:
    (_ deadline: ContinuousClock.Instant?, _ listening: Listening, _ readsInput: Bool) -> News
  /// The next signal that has come.
  let nextSignal: () -> Int32?
}

extension Surroundings {
  /// Those of a user at a tty.
  static func live(
    input: Int32, output: Int32, screen: Screen, signals: Signals
  ) -> Surroundings {
    Surroundings(
      now: { .now },
      size: { Terminal.size(of: output) },
      wait: { deadline, listening, readsInput in
        let core =
          switch listening {
          case .nothing: Int32(-1)
          case .end: screen.endingDescriptor
          case .messages: screen.descriptor
          }
        var sources = [readsInput ? input : -1, signals.descriptor, core].map {
          pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let pause = deadline.map { max(0, ($0 - .now) / .milliseconds(1)).rounded(.up) }
        poll(&sources, nfds_t(sources.count), pause.map { Int32(clamping: min($0, 1e9)) } ?? -1)
        return News(hasSignals: sources[1].revents != 0, hasInput: sources[0].revents != 0)
      },
      nextSignal: { signals.next() })
  }
}
