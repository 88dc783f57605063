import Network
import Time

/// A run of the embedded backend for other clients.
package struct ServeOptions: Hashable, Sendable {
  /// 0 for any that is free.
  package var port = 8080
  /// An IP address, or `localhost`.
  package var host = "127.0.0.1"
  /// Whether there are no accounts, and whoever comes is the one local user.
  package var isOpen = false
  /// Names that it may be called by beside those of its own machine.
  package var allowedHosts: [String] = []
  /// Addresses of proxies whose word on who asks is taken.
  package var trustedProxies: [String] = []
  /// Certificate chain and key, in PEM.
  package var certificate: String?
  /// The key of the certificate, in PEM.
  package var key: String?
  /// What every request has to carry as `X-API-Key`; everybody on this machine can read it.
  package var apiKey: String?
  /// The file that has it.
  package var apiKeyFile: String?
  /// The file to keep the data in; where `lume paths` says when `nil`.
  package var database: String?
  /// Whether the data is in memory alone and gone at the end.
  package var isTemporary = false
  /// Of ids; random when `nil`.
  package var seed: UInt64?
  /// When the clock starts; now when `nil`.
  package var clock: Instant?
  /// The time between words, e.g. `40ms`.
  package var pace: String?
  /// How the backend misbehaves, as `Faults` reads it.
  package var fault: String?

  /// How much one client or user may take.
  var limits = ServeLimits()
  /// What answers in place of the built-in coach.
  package var coach = CoachFlags()
  /// Whether plain http to the coach may leave this machine.
  package var isInsecure = false
  /// A file of certificates, in PEM, that are trusted beside the system's.
  package var caFile: String?

  package init() {}
}

extension InvocationParser {
  /// Reads what stands behind `lume serve`.
  mutating func serve() throws(UsageError) -> ServeOptions {
    var run = ServeOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--port":
        let port = try number(of: word)
        guard port <= 65_535 else { throw UsageError("--port takes 0 to 65535, not \(port)") }
        run.port = Int(port)
      case "--host": run.host = try value(of: word)
      case "--open": run.isOpen = true
      case "--allow-host": run.allowedHosts.append(try value(of: word))
      case "--trusted-proxy": run.trustedProxies.append(try value(of: word))
      case "--tls-cert": run.certificate = try value(of: word)
      case "--tls-key": run.key = try value(of: word)
      case "--api-key": run.apiKey = try value(of: word)
      case "--api-key-file": run.apiKeyFile = try value(of: word)
      case "--database": run.database = try value(of: word)
      case "--temporary": run.isTemporary = true
      case "--seed": run.seed = try number(of: word)
      case "--clock": run.clock = try instant(of: word)
      case "--pace": run.pace = try pace(of: word)
      case "--fault": run.fault = try value(of: word)
      case "--limit": try run.limits.take(try value(of: word))
      case "--insecure": run.isInsecure = true
      case "--ca-file": run.caFile = try value(of: word)
      case "--help", "-h": wantsHelp = true
      default:
        guard try take(word, into: &run.coach) else {
          throw InvocationParser.unknown(word, "lume serve")
        }
      }
    }
    if run.isTemporary, run.database != nil {
      throw UsageError("--temporary keeps nothing: leave out --database")
    }
    _ = try run.access()
    guard !run.isOpen || run.isLocal || !run.allowedHosts.isEmpty else {
      throw UsageError(
        "--open on \(run.host) lets in every page of a browser: name what it's called by with --allow-host"
      )
    }
    guard run.apiKey == nil || run.apiKeyFile == nil else {
      throw UsageError("--api-key and --api-key-file are two keys: leave out one")
    }
    guard run.apiKey == nil || run.isLocal else {
      throw UsageError(
        "--api-key on \(run.host) shows the key to who lists processes: give --api-key-file FILE, or set LUME_API_KEY"
      )
    }
    guard (run.certificate == nil) == (run.key == nil) else {
      throw UsageError("--tls-cert and --tls-key go together: name both files")
    }
    return run
  }
}

extension ServeOptions {
  /// Whether it's for its own machine alone.
  var isLocal: Bool { host == "localhost" || host.hasPrefix("127.") || host == "::1" }

  /// By which names the server may be called, and whom it believes who asks.
  func access() throws(UsageError) -> HTTPServer.Access {
    var access = HTTPServer.Access()
    for name in allowedHosts {
      guard access.allow(name) else {
        throw UsageError("--allow-host takes a name such as example.org, not \"\(name)\"")
      }
    }
    for address in trustedProxies {
      guard access.trust(address) else {
        throw UsageError("--trusted-proxy takes an IP address, not \"\(address)\"")
      }
    }
    return access
  }
}
