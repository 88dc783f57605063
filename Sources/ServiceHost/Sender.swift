import Contract
import Time
import Wellness

/// Who takes of what a server has for all: a user, or, where nobody logs in, an address, since all
/// are the one local user there.
struct Sender {
  /// The user's id or the address; empty in process.
  let name: String
  /// Counts the messages of all; `nil` in process, where there is no limit.
  let messages: MessageLimiter?

  /// Counts a message.
  ///
  /// - Throws: `RateLimited` for one too many.
  func count(at now: Instant) throws {
    if let wait = try messages?.count(name, at: now) { throw RateLimited(wait: wait) }
  }
}

/// How often each sender may say something on a server, over whatever way.
final class MessageLimiter {
  private let rates: AttemptLimiter

  init(_ limits: EmbeddedService.MultiUserService.Limits, in database: ServiceDatabase) {
    rates = AttemptLimiter(
      RateLimiter(perMinute: limits.messagesPerMinute, atOnce: limits.messagesAtOnce),
      of: "messages", in: database)
  }

  func count(_ name: String, at now: Instant) throws -> Duration? {
    try rates.count(name, at: now)
  }
}

/// Somebody has to wait before the next message.
struct RateLimited: Error {
  let wait: Duration

  /// Rounded up.
  var seconds: Int { Int((wait.milliseconds + 999) / 1000) }

  /// The wait is told in a header, too, where there is one.
  var failure: ServiceError {
    ServiceError(
      429, "RATE_LIMITED",
      "these are more messages than this server takes of one user at a time: please try again in \(seconds) s"
    )
  }
}

/// Whoever the rows of the backend belong to.
enum User {
  typealias ID = Identifier<User>

  /// The one user in process, and of a server without accounts, who never logs in.
  static let local = ID("5e1f0000-0000-4000-8000-000000000001")
}
