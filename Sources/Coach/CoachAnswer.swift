extension Coach {
  /// What a coach gives.
  package enum Answer<Value: Sendable>: Sendable {
    case ready(Value)
    /// Somebody outside has to be asked first.
    case pending(Question<Value>)
  }

  /// What somebody outside is asked, and what becomes of what they say.
  package struct Question<Value: Sendable>: Sendable {
    /// What they are told, in order.
    package let prompt: [PromptLine]
    /// What the message is told with, e.g. facts and the time; empty for what is no message.
    package let told: String
    /// What the coach remembers from the answer on; `nil` for what is no message.
    package let state: ChatState?
    /// The last line for where what was told before is left out.
    package let whole: PromptLine?
    /// Reads all that they said; `nil` where that makes no sense.
    package let read: @Sendable (String) -> Value?
    /// What the rules give, for when nobody else does.
    package let fallback: @Sendable () -> Value

    package init(
      prompt: [PromptLine], told: String = "", state: ChatState? = nil, whole: PromptLine? = nil,
      read: @escaping @Sendable (String) -> Value?,
      fallback: @escaping @Sendable () -> Value
    ) {
      (self.prompt, self.told, self.state, self.whole) = (prompt, told, state, whole)
      self.read = read
      self.fallback = fallback
    }
  }

  /// One turn of what a language model is told.
  package struct PromptLine: Hashable, Sendable {
    /// Whose turn it is, by the words of the chat protocols.
    package enum Role: String, Sendable {
      case system, user, assistant
    }

    /// Whose turn it is.
    package let role: Role
    /// What is said.
    package let text: String

    package init(role: Role, text: String) {
      self.role = role
      self.text = text
    }
  }
}
