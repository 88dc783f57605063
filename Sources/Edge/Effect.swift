/// What the program does to the world.
package enum Effect: Sendable {
  /// A piece of an answer that streams; lines end where the text has a newline.
  case answer(String)
  /// The answer is over; its open line, if any, is one now.
  case answered
  /// One whole line that the user asked for (stdout).
  case say(Styled)
  /// One whole line of error, notice or hint (stderr).
  case complain(Styled)
  /// One line that is only for the moment and never recorded.
  case note(Styled)

  /// Sends a request; one `response` or `failed` arrives on the channel.
  case request(Channel, Request)
  /// Gives a request up; nothing arrives on the channel any more.
  case cancel(Channel)
  /// Opens a socket; `opened`, `response` or `failed` arrives on the channel.
  case open(Channel, Request)
  case send(Channel, Frame)
  /// Closes a socket and drops what it had queued; nothing arrives on the channel any more.
  case close(Channel, CloseCode)

  /// What the prompt shows from now on, and what Ctrl-C means.
  case status(PromptState)
  /// What Tab completes from now on.
  case offer(Completions)
  /// An input that Up brings back.
  case remember(String)
  /// Clears the screen.
  case clear
  /// A setting that output or peer must know: `color`, `pace`, `fault`, `net`.
  case option(key: String, value: String)
  /// A text that must never be written to a recording, by its name.
  case secret(name: String, value: String)
}
