import Edge
import SQLite
import Time

extension LocalBackend.MultiUserService {
  /// What a server is made with.
  package struct Options {
    /// Of the backend that is served.
    package var backend: LocalBackend.Options
    /// Whether somebody has to log in; otherwise all who come are the one local user.
    package var requiresAccounts: Bool
    /// What every request has to carry as `X-API-Key`; `nil` where it need not.
    package var apiKey: String?
    /// Random bits that nobody can guess: keys and tokens are made of them.
    package var entropy: () -> UInt64
    /// Other than this only in tests.
    var rules = Accounts.Rules()

    /// - Parameter entropy: random bits that nobody can guess.
    package init(
      backend: LocalBackend.Options, requiresAccounts: Bool = true, apiKey: String? = nil,
      entropy: @escaping () -> UInt64
    ) {
      self.backend = backend
      self.requiresAccounts = requiresAccounts
      self.apiKey = apiKey
      self.entropy = entropy
    }
  }

  /// What comes of a request.
  package enum Reply {
    case now(Response)
    /// It comes out of `take`, under this token.
    case later(ReplyToken)
    /// To be run on another thread; what comes of it goes to `finish`.
    case work(Work)
  }

  /// What comes of a request to become a socket.
  package enum Admission {
    /// Its frames come out of `take`, `connected` first.
    case accepted(SocketToken)
    /// To be answered instead.
    case refused(Response)
  }

  /// What is to be done now, by whoever has the connections.
  package enum Outgoing {
    case response(ReplyToken, Response)
    case frame(SocketToken, Frame)
    /// To be closed; the token names nothing any more.
    case close(SocketToken, CloseCode, reason: String)
    /// To be cut off without a word; the token names nothing any more.
    case drop(SocketToken)
    /// For the log: something could not be written.
    case trouble(String)
  }

  /// Names a response that comes later.
  package struct ReplyToken: Hashable, Sendable {
    /// Above 0 and never given twice.
    package let number: Int
    var channel: Channel { Channel(.http, number) }
  }

  /// Names an open socket.
  package struct SocketToken: Hashable, Sendable {
    /// Above 0 and never given twice.
    package let number: Int
    var channel: Channel { Channel(.socket, number) }
  }
}
