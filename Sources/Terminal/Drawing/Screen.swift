import Edge
import Threads

/// Carries what the core shows to the main thread, which draws it.
///
/// The core waits while 256 KiB are to be drawn, so a flood is never queued ahead of the screen;
/// the main thread never waits for the core.
package final class Screen: Sendable {
  private let state = Guarded(ScreenQueue())
  /// `nil` where nobody sleeps.
  private let wakeUp: WakeUp?
  private let ending: WakeUp?

  /// A screen whose two sides are two threads.
  package convenience init() {
    self.init(wakeUp: WakeUp(), ending: WakeUp())
  }

  private init(wakeUp: WakeUp?, ending: WakeUp?) {
    (self.wakeUp, self.ending) = (wakeUp, ending)
  }

  /// A screen whose two sides are one thread: nobody is woken, and nobody waits.
  static func standalone() -> Screen {
    let screen = Screen(wakeUp: nil, ending: nil)
    screen.release()
    return screen
  }

  /// The core's side.
  package var output: Output {
    Output(
      show: { self.put(.effect($0)) },
      waits: { want in
        let isInput = want.acceptsAnyLine
        let isNews = self.state.withLock { $0.wants(input: isInput) }
        if isNews { self.put(.waits(want)) }
      },
      echo: { self.put(.echo($0)) },
      interrupted: {
        self.state.change { $0.endDropping() }
        self.wakeUp?.ring()
      })
  }

  /// The core's last act: the terminal shows what is left and returns.
  package func finish() {
    state.withLock { $0.isFinished = true }
    wakeUp?.ring()
    ending?.ring()
  }

  /// Readable when there may be something to take.
  var descriptor: Int32 { wakeUp?.descriptor ?? -1 }

  /// Readable when nothing is added any more.
  var endingDescriptor: Int32 { ending?.descriptor ?? -1 }

  /// What was taken.
  struct Taken: Sendable {
    let messages: [ScreenQueue.Message]
    /// As `ScreenQueue` counts them.
    let bytes: Int
    /// Whether nothing follows any more.
    let isLast: Bool
  }

  /// Takes what there is, in order, so many bytes of it; the rest waits for the next time.
  func pop(atMost limit: Int) -> Taken {
    wakeUp?.silence()
    let (taken, isEmpty) = state.change { state in
      let before = state.bytes
      let messages = state.pop(atMost: limit)
      let taken = Taken(
        messages: messages, bytes: before - state.bytes, isLast: state.isEmpty && state.isFinished)
      return (taken, state.isEmpty)
    }
    if !isEmpty { wakeUp?.ring() }
    return taken
  }

  /// The user wants what runs to stop: drops the text of answers that was not taken, and what is
  /// added to it until the core has taken the interrupt, which must be put after this. The core
  /// does not wait meanwhile.
  func drop() {
    state.change { $0.beginDropping() }
    wakeUp?.ring()
  }

  /// The core waits no more, since the process is asked to end.
  func release() {
    state.change { $0.isReleased = true }
  }

  private func put(_ message: ScreenQueue.Message) {
    let isFirst: Bool = state.waiting { state in
      if state.isFull { return .wait(nil) }
      let isFirst = state.isEmpty
      state.append(message)
      return .done(isFirst)
    }
    if isFirst { wakeUp?.ring() }
  }
}
