package import Edge

/// Carries what the core shows to the main thread, which draws it.
package final class Screen: Sendable {
  /// What the core has for the screen, in order.
  enum Message: Sendable {
    case effect(Effect)
    case waits(Want)
    case echo(String)
  }

  private struct State: Sendable {
    var messages: [Message] = []
    var isFinished = false
    /// Whether the last want was told; the others change nothing on the screen.
    var wantsInput = false
  }

  private let state = Guarded(State())
  private let wakeUp = WakeUp()

  package init() {}

  /// The core's side.
  package var paper: Paper {
    Paper(
      show: { self.put(.effect($0)) },
      waits: { want in
        let isInput = want.acceptsAnyLine
        let isNews = self.state.withLock { state in
          defer { state.wantsInput = isInput }
          return isInput || state.wantsInput
        }
        if isNews { self.put(.waits(want)) }
      },
      echo: { self.put(.echo($0)) })
  }

  /// The core's last act: the terminal shows what is left and returns.
  package func finish() {
    state.withLock { $0.isFinished = true }
    wakeUp.ring()
  }

  /// Readable when there may be something to take.
  var descriptor: Int32 { wakeUp.descriptor }

  /// Takes all there is, and tells whether it was the last.
  func take() -> (messages: [Message], isFinished: Bool) {
    wakeUp.silence()
    return state.withLock { state in
      defer { state.messages = [] }
      return (state.messages, state.isFinished)
    }
  }

  private func put(_ message: Message) {
    let isFirst = state.withLock { state in
      state.messages.append(message)
      return state.messages.count == 1
    }
    if isFirst { wakeUp.ring() }
  }
}
