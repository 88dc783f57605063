import Edge
import JSON
import Time
import Wellness

/// One line of `--json`. The page `json.md` of the documentation describes them for users.
enum Event: Sendable {
  /// What the events are written by; raised when a key is renamed, changes its meaning or goes.
  /// That one more is added does not raise it.
  static let schema = 1

  /// An input was taken; `command` names the one that it is, and is `nil` for a message.
  case input(String, command: String?)
  /// A piece of an answer, as it comes.
  case delta(String)
  case message(Said)
  /// What came of a command, by its fields.
  case result(command: String, JSON)
  case error(Problem)
  /// How things stand, behind all that an input has brought about.
  case state(State)

  /// Something that was said in a chat and is over.
  struct Said: Record {
    let chat: Consultation.LocalID
    let persona: Persona
    let role: Message.Role
    let state: Message.State
    let text: String
    /// Who answers: the name of a language model, or `built-in coach`; `nil` where nobody says.
    var by: String?

    static let fields: [Field<Said>] = [
      Field("chat", \.chat), Field("persona", \.persona.rawValue), Field("role", \.role.rawValue),
      Field("state", \.state.rawValue), Field("text", \.text),
      Field("by", \.by),
    ]
  }

  /// Why something was not done.
  struct Problem: Record {
    let kind: ErrorKind
    /// What a person would read.
    let sentence: String
    /// What to do, as a command or a form of one where there is one.
    let advice: String?

    static let fields: [Field<Problem>] = [
      Field("kind", \.kind.rawValue), Field("sentence", \.sentence), Field("advice", \.advice),
    ]
  }

  /// Connection, what waits for it, and what is active.
  struct State: Record {
    /// `nil` before the backend was tried.
    let connection: PromptState.Connection?
    let pending: Int
    let goal: Goal.LocalID?
    let chat: Consultation.LocalID?

    static let fields: [Field<State>] = [
      Field("connection", \.connection.word), Field("pending", \.pending), Field("goal", \.goal),
      Field("chat", \.chat),
    ]
  }

  /// The object as one line, its own keys behind those that every event has.
  ///
  /// - Parameter turn: counts the inputs from 1; 0 before the first.
  func line(turn: Int, at now: Instant) -> String {
    let (name, own) = parts
    let front: JSON = [
      "schema": Event.schema.json, "event": name.json, "turn": turn.json, "at": now.json,
    ]
    return JSON.object((front.objectValue ?? []) + (own.objectValue ?? [])).textInOrder()
  }

  private var parts: (name: String, own: JSON) {
    switch self {
    case .input(let text, let command):
      ("input", ["text": text.json, "command": command.json])
    case .delta(let text): ("delta", ["text": text.json])
    case .message(let said): ("message", said.json)
    case .result(let command, let data): ("result", ["command": command.json, "data": data])
    case .error(let problem): ("error", problem.json)
    case .state(let standing): ("state", standing.json)
    }
  }
}

extension PromptState.Connection? {
  /// `unknown` before the backend was tried.
  var word: String {
    switch self {
    case nil: "unknown"
    case .online: "online"
    case .offline: "offline"
    case .connecting: "connecting"
    case .reconnecting: "reconnecting"
    case .failed: "failed"
    }
  }
}

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
