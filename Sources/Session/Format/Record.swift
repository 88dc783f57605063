import Edge

/// One record, comment or blank line: what it says, and where it stands in the file.
///
/// Texts are places in the bytes of the file, so that reading a file builds no strings.
struct Item {
  let record: Record
  /// Of its first line, counted from 1.
  let line: Int
  /// Its bytes, the last newline included.
  let start: Int
  let end: Int
}

/// What the lines of a session file say.
enum Record {
  case blank
  case comment

  // Stimuli. `after` is in milliseconds since the stimulus before it was taken.
  case typed(after: Int64?, Text)
  case hidden(name: Text)
  case wait(milliseconds: Int64)
  case act(after: Int64?, Act)
  case receive(Channel, after: Int64, Received)

  // Expectations.
  case send(Channel, Sent)
  case printed(Stream, Text)
  case pattern(Stream, Text)
  /// What an answer has to say, however it is worded.
  case assertion(AssertionRecord)
  /// Any number of printed lines.
  case rest

  /// What `play` and `export` show; nothing to a run.
  case show(Show)

  case end(turns: Int, exit: Int)

  enum Act: Hashable {
    case interrupt, deadline, eof, terminate
    case resize(columns: Int, rows: Int)
    case net(isUp: Bool)
  }

  enum Received {
    case status(Int, Content)
    case frame(Body)
    case close(code: Int, reason: Text?)
    case fail(ConnectionFailure)
    case end
  }

  enum Sent {
    case request(Request.Method, target: Text, Content)
    case open(target: Text, Content)
    case frame(Body)
    case close(code: Int)
    case cancel
  }

  /// One `|?` line.
  struct AssertionRecord {
    enum Kind: Hashable {
      case has, lacks, asks, matches, finds
      case words(Assertion.Relation, Int)
    }
    let kind: Kind
    /// The string in its quotes, or the pattern; empty where the kind says it all.
    let text: Text
  }

  enum Show {
    /// Strings in quotes and names of keys.
    case type(Text)
    case pause(milliseconds: Int64)
    /// A string in quotes.
    case caption(Text)
    case marker(Text)
  }

  /// Where a printed line goes: `|` or `!`.
  enum Stream: Character, Hashable {
    case output = "|"
    case diagnostics = "!"
  }

  var isStimulus: Bool {
    switch self {
    case .typed, .hidden, .wait, .act, .receive: true
    case .blank, .comment, .send, .printed, .pattern, .assertion, .rest, .show, .end: false
    }
  }

  var beginsTurn: Bool {
    if case .typed = self { true } else { false }
  }

  /// Whether it says what the program prints.
  var isPrinted: Bool {
    switch self {
    case .printed, .pattern, .assertion, .rest: true
    case .blank, .comment, .typed, .hidden, .wait, .act, .receive, .send, .show, .end: false
    }
  }

  var isAssertion: Bool {
    if case .assertion = self { true } else { false }
  }
}

/// A text in the file, before escapes and continuations are undone.
struct Text {
  /// After the one space that follows the sigil.
  var start: Int
  /// Before the last newline; continuations are in between.
  var end: Int
  /// Whether the bytes are the text: no escape, no continuation.
  var isPlain: Bool
  /// Whether a stand-in for a secret may be in it.
  var hasBracket: Bool

  var length: Int { end - start }
}

/// The body of a request, a response or a frame.
struct Body {
  enum Form {
    case json
    /// `text.start` is after the apostrophe.
    case text
    /// `text.start` is after `b64:`.
    case base64
  }
  var form: Form
  var text: Text
}

/// Headers and body of a request or a response.
struct Content {
  /// The continuation lines with headers, the indents included; empty when there are none.
  var headers: Range<Int>
  var body: Body?
}

extension Record {
  /// What a request, a response or a frame carries.
  var body: Body? {
    switch self {
    case .receive(_, _, let received): received.body
    case .send(_, let sent): sent.body
    default: nil
    }
  }
}

extension Record.Received {
  var body: Body? {
    switch self {
    case .status(_, let content): content.body
    case .frame(let body): body
    case .close, .fail, .end: nil
    }
  }
}

extension Record.Sent {
  var body: Body? {
    switch self {
    case .request(_, _, let content), .open(_, let content): content.body
    case .frame(let body): body
    case .close, .cancel: nil
    }
  }
}
