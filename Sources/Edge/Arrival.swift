/// What the world did, one thing at a time.
package enum Arrival: Hashable, Sendable {
  /// One submitted input, which may have several lines.
  case line(String)
  /// There will be no more input.
  case endOfInput
  /// The user wants what is running to stop.
  case interrupt
  /// The process is asked to end.
  case terminate
  /// The time given to `pull` has come.
  case deadline
  /// A request was answered, or the opening of a socket refused with this response.
  case response(Channel, Response)
  /// A socket is open.
  case opened(Channel)
  case frame(Channel, Frame)
  /// A socket was closed, by whoever; nothing more comes on the channel.
  case closed(Channel, CloseCode, reason: String)
  /// A request or a socket failed; nothing more comes on the channel.
  case failed(Channel, ConnectionFailure)

  /// The channel that it came on, if it came on one.
  package var channel: Channel? {
    switch self {
    case .response(let channel, _), .opened(let channel), .frame(let channel, _),
      .closed(let channel, _, _), .failed(let channel, _):
      channel
    case .line, .endOfInput, .interrupt, .terminate, .deadline: nil
    }
  }

  /// How many bytes it is counted as while it waits: those that it carries, and a fixed sum, so
  /// that many that carry nothing are counted too.
  package var size: Int {
    let carried =
      switch self {
      case .frame(_, .text(let text)): text.utf8.count
      case .frame(_, .binary(let bytes)): bytes.count
      case .response(_, let response):
        response.headers.reduce(response.body.utf8.count) {
          $0 + $1.name.utf8.count + $1.value.utf8.count
        }
      case .closed(_, _, let reason): reason.utf8.count
      case .line(let text): text.utf8.count
      case .opened, .failed, .endOfInput, .interrupt, .terminate, .deadline: 0
      }
    return carried + 128
  }
}

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

/// Names one exchange with the world outside, from its first effect to its last arrival.
///
/// Numbers are given by whoever begins the exchange, counted from 1 for each kind.
package struct Channel: Hashable, Sendable {
  /// What is exchanged on a channel.
  package enum Kind: String, Sendable {
    /// One request and its response.
    case http = "h"
    case socket = "w"
    /// What the embedded backend asks of the outside; never seen by the core.
    case peer = "p"
  }

  /// What is exchanged on it.
  package let kind: Kind
  /// Counted from 1 for each kind.
  package let number: Int

  package init(_ kind: Kind, _ number: Int) {
    self.kind = kind
    self.number = number
  }
}

extension Channel: CustomStringConvertible {
  /// The channel as a session file writes it, e.g. `h1`.
  package var description: String { kind.rawValue + String(number) }
}

/// One whole message of a socket (RFC 6455 §5.6).
package enum Frame: Hashable, Sendable {
  case text(String)
  case binary([UInt8])
}

/// Why a socket was closed (RFC 6455 §7.4.1).
package struct CloseCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let normal = CloseCode(rawValue: 1000)
  package static let goingAway = CloseCode(rawValue: 1001)
  package static let policyViolation = CloseCode(rawValue: 1008)
  package static let tooBig = CloseCode(rawValue: 1009)
  package static let internalError = CloseCode(rawValue: 1011)
}

/// Why an exchange ended without an answer.
package enum ConnectionFailure: String, Error, Hashable, Sendable, CaseIterable {
  case timeout, refused, reset, dns, tls, truncated
  /// The certificate is for another name than the one asked for.
  case wrongName = "wrong-name"
  /// Nobody who is trusted vouches for the certificate, or no longer.
  case untrusted
  /// Redirected too often, or to where a request must not go.
  case redirect
  /// Redirected to another server, to which what the user wrote must not go.
  case elsewhere
  case tooLarge = "too-large"
  /// What answers doesn't speak the protocol at all.
  case protocolError = "protocol"
  /// A socket that was open brought what RFC 6455 forbids, as a masked frame.
  case badFrame = "frame"
  /// A socket that was open brought a text that isn't UTF-8.
  case badText = "text"
  /// A library of the system that speaks with the network isn't there.
  case missingLibrary = "library"
}
