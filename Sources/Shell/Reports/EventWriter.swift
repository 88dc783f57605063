import Edge
import Time

/// Writes what a run of the shell has to tell as events, one JSON object a line, to the stdout of
/// an edge: recorded, replayed and piped like any other line.
final class EventWriter {
  private let world: Edge
  /// Counts inputs from 1.
  private var turn = 0
  /// The answer that streams, as far as it has come.
  private var answer = ""

  init(_ world: Edge) {
    self.world = world
  }

  func write(_ event: Event) throws {
    if case .input = event { turn += 1 }
    try world.say(Styled(event.line(turn: turn, at: world.now)))
  }

  /// The answer that has streamed since the last one was taken.
  func popAnswer() -> String {
    defer { answer = "" }
    return answer
  }

  /// The edge for all of the shell but this writer: nothing but events comes to stdout through it.
  var edge: Edge {
    var edge = world
    edge.emit = { [self, world] effect in
      switch effect {
      case .answer(let piece):
        answer += piece
        try write(.delta(piece))
      case .answered: break
      // What a report does not say is a remark for people.
      case .say(let line): try world.complain(line)
      default: try world.emit(effect)
      }
    }
    return edge
  }
}
