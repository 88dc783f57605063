import CSodium
import Edge

/// How much a password costs to hash, and so to guess.
struct PasswordCost: Sendable {
  let operations: UInt64
  /// In bytes.
  let memory: Int

  /// What libsodium advises where somebody waits: two passes over 64 MiB.
  static let interactive = PasswordCost(
    operations: UInt64(crypto_pwhash_opslimit_interactive()),
    memory: crypto_pwhash_memlimit_interactive())

  /// The least there is; for tests.
  static let least = PasswordCost(
    operations: UInt64(crypto_pwhash_opslimit_min()), memory: crypto_pwhash_memlimit_min())
}

/// Something about a password that takes too long for a thread that others wait for: Argon2id
/// (RFC 9106).
struct PasswordJob: Sendable {
  enum Kind: Sendable {
    /// Make the text that is stored of a password.
    case make
    /// Compare a password with what is stored of one. Where nothing is, as for an unknown user, it
    /// takes as long and does not match.
    case compare(with: String?)
    /// Compare a password with what is stored of one and, where it's that one, make the text that
    /// is stored of another.
    case change(String, to: String)
  }

  enum Outcome: Sendable {
    case made(String)
    case compared(isSame: Bool)
    /// The memory that it takes was not there.
    case failed
  }

  let kind: Kind
  let password: String
  let cost: PasswordCost

  /// On any thread.
  func run() -> Outcome {
    guard PasswordJob.isReady else { return .failed }
    switch kind {
    case .make: return make(of: password)
    case .compare(with: nil):
      guard case .made = make(of: password) else { return .failed }
      return .compared(isSame: false)
    case .compare(with: let stored?): return .compared(isSame: isSame(as: stored))
    case .change(let stored, to: let new):
      return isSame(as: stored) ? make(of: new) : .compared(isSame: false)
    }
  }

  private func isSame(as stored: String) -> Bool {
    let characters = Array(password.utf8CString)
    return stored.withCString {
      crypto_pwhash_str_verify($0, characters, UInt64(characters.count - 1))
    } == 0
  }

  /// Setting libsodium up is safe from several threads and done once.
  private static let isReady = sodium_init() >= 0

  private func make(of password: String) -> Outcome {
    var stored = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
    let characters = Array(password.utf8CString)
    let code = crypto_pwhash_str(
      &stored, characters, UInt64(characters.count - 1), cost.operations, cost.memory)
    guard code == 0 else { return .failed }
    let text = stored.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return .made(String(decoding: text, as: UTF8.self))
  }
}

/// Something that takes too long for the thread that serves everybody: a password to be hashed.
///
/// `run` may be called on any thread; what it gives goes back to `MultiUserService.finish`.
package struct PasswordTask: Sendable {
  /// What came of it.
  package struct Finished: Sendable {
    let channel: Channel
    let outcome: PasswordJob.Outcome
  }

  /// What the response goes to that waits for it.
  let channel: Channel
  let job: PasswordJob

  /// Does it; takes about a tenth of a second and 64 MiB.
  package func run() -> Finished {
    Finished(channel: channel, outcome: job.run())
  }
}
