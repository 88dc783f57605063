import Edge
import Terminal
import Threads

/// Says once the prompt is there that a language model could answer, where a server of one runs on
/// this machine. It is asked in the background, and nobody waits for it.
struct ModelHint: Sendable {
  private let inquiry: ModelServerInquiry

  init(_ setup: CoachSetup) {
    inquiry = ModelServerInquiry(setup: setup)
  }

  /// The core's side of a screen on which it is said.
  func output(_ screen: Screen) -> Output {
    var output = screen.output
    var hasAsked = false
    let waits = output.waits
    output.waits = { want in
      try waits(want)
      guard want.acceptsAnyLine, !hasAsked else { return }
      hasAsked = true
      SystemThread.start(blocksSignals: true) { tell(on: screen) }
    }
    return output
  }

  private func tell(on screen: Screen) {
    for (server, _) in inquiry.askUsual() {
      // What nobody can read any more, nobody misses.
      try? screen.output.show(
        .complain(
          Styled("\(server.title) answers here: ")
            + Styled("/coach use \(server.rawValue)", .accent)))
    }
  }
}
