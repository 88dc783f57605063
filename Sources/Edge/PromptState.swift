/// What the prompt tells, and whose Ctrl-C is.
package struct PromptState: Hashable, Sendable {
  /// What the core does. In a command and while answering Ctrl-C is an interrupt, and on an empty
  /// line in the background; otherwise it belongs to the line editor.
  package enum Phase: Sendable {
    case prompt, command, answering, background
  }

  /// How the backend is reached.
  package enum Connection: Sendable {
    case online, offline, connecting, reconnecting, failed
  }

  /// What the core does.
  package var phase: Phase
  /// The title of the active goal, whole.
  package var goal: String?
  /// The display name of the active persona.
  package var persona: String?
  /// The title of the goal that the chat is about, whole; `nil` where that is the active one or none.
  package var topic: String?
  /// The language model that answers; `nil` for the built-in coach and for a backend's own.
  package var model: String?
  /// `nil` before the backend was tried.
  package var connection: Connection?
  /// Changes that the backend does not have yet.
  package var pending: Int

  package init(
    phase: Phase = .prompt, goal: String? = nil, persona: String? = nil, topic: String? = nil,
    model: String? = nil, connection: Connection? = nil, pending: Int = 0
  ) {
    self.phase = phase
    self.goal = goal
    self.persona = persona
    self.topic = topic
    self.model = model
    self.connection = connection
    self.pending = pending
  }
}
