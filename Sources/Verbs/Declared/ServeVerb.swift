import Network
import Numbers
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
  /// Origins of pages in browsers that may ask.
  package var allowedOrigins: [String] = []
  /// Addresses of proxies whose word on who asks is taken.
  package var trustedProxies: [String] = []
  /// Certificate chain and key, in PEM.
  package var certificate: String?
  /// The key of the certificate, in PEM.
  package var key: String?
  /// What every request has to carry as `X-API-Key`; everybody on this machine can read it.
  package var apiKey: String?
  package var apiKeyFile: String?
  /// The file to keep the data in, or the address of a database of PostgreSQL; where `LUME_DATABASE`
  /// or else `lume paths` says when `nil`.
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
  package var log = LogFormat.logfmt
  /// Where Prometheus is answered, 0 for any that is free; nowhere when `nil`.
  package var metricsPort: Int?
  package var metricsHost = "127.0.0.1"
  /// How long it goes on after SIGTERM before it closes sockets.
  package var drain = Duration.seconds(5)

  /// How much one client or user may take.
  package var limits = ServeLimits()
  /// What answers in place of the built-in coach.
  package var coach = CoachFlags()
  /// Whether plain http to the coach, and the database without proof of who answers, may leave this
  /// machine.
  package var isInsecure = false
  /// A file of certificates, in PEM, that are trusted beside the system's.
  package var caFile: String?
}

extension Verb {
  static let serve = Verb(
    "serve", "[--open]", brief: "the backend for other clients",
    about: ["The built-in backend for other clients; --open leaves out accounts."],
    options: ServeOptions(),
    flags: {
      Flag("--open", "without accounts", \.isOpen)
      Flag(
        "--port N", "8080; 0 for any that is free", \.port, .count(0...65_535))
      Flag("--host ADDRESS", "127.0.0.1", \.host, .text)
      Flag(
        "--allow-host NAME", "it may be called by, behind a proxy; may repeat", \.allowedHosts,
        .text)
      Flag(
        "--allow-origin ORIGIN",
        "of pages in browsers that may ask; may repeat",
        \.allowedOrigins, .text)
      Flag(
        "--trusted-proxy IP", "whose X-Forwarded-For counts; may repeat", \.trustedProxies, .text)
      Flag("--tls-cert FILE", "certificates, in PEM", \.certificate, .text)
      Flag("--tls-key FILE", "their key, in PEM", \.key, .text)
      Flag(
        "--api-key-file FILE", "has what each request has to carry", \.apiKeyFile, .text)
      Flag(
        "--api-key KEY", "the same, on your own machine alone", \.apiKey, .text)
      Flag(
        "--database FILE",
        "a file or postgres://HOST/NAME; else as your shell",
        \.database, .text)
      Flag(
        "--temporary", "begin empty, in memory, and keep nothing", \.isTemporary)
      Flag("--seed N", "of ids", \.seed, .number)
      Flag("--clock TIME", "when it starts", \.clock, .time)
      Flag("--pace TIME", "between words", \.pace, .pace)
      Flag("--fault SPEC", "what goes wrong", \.fault, .text)
      Flag(
        "--log FORMAT", "logfmt, or json: an object a line",
        .choice(LogFormat.allCases.map(\.rawValue)),
        set: { $0.log = LogFormat(rawValue: $1) ?? .logfmt })
      Flag(
        "--metrics-port N", "where Prometheus reads /metrics", \.metricsPort, .count(0...65_535))
      Flag("--metrics-host ADDRESS", "127.0.0.1; of that port", \.metricsHost, .text)
      Flag(
        "--drain TIME", "5s; how long it goes on after SIGTERM, or 0", \.drain,
        .durations(most: .seconds(600), "10m").or("0", .zero))
      ServeOptions.limit
      ShellFlag.coach.within(\ServeOptions.coach)
      Flag("--ca-file FILE", "trust these certificates too", \.caFile, .text)
      Flag(
        "--insecure", "plain http to a model, no proof of a database",
        \.isInsecure)
    },
    codes: [
      (ExitCode.usage, "usage, or no such address"),
      (ExitCode.unusableStore, "its data can't be used"),
      (ExitCode.signal(2), "ended by Ctrl-C"),
      (ExitCode.signal(15), "ended by a second SIGTERM"),
    ],
    examples: ["lume serve --open --port 8080", "lume serve --open --temporary --port 8081"]
  ) { run, words throws(UsageError) in
    if let word = words.first { throw unknown(word, "lume serve") }
    try run.check()
    return .serve(run)
  }
}

extension ServeOptions {
  static let limit = Flag<ServeOptions>(
    "--limit NAME=VALUE", "how much one may take; may repeat",
    FlagValue(choices: ServeLimits.Name.allCases.map { $0.rawValue + "=" }) {
      place, text throws(UsageError) in try ServeLimits(text, from: place)
    },
    key: "limits", set: { $0.limits = $1.over($0.limits) })

  /// What can't be together.
  fileprivate func check() throws(UsageError) {
    if isTemporary, database != nil {
      throw UsageError("--temporary keeps nothing: leave out --database")
    }
    _ = try access()
    guard !isOpen || isLocal || !allowedHosts.isEmpty else {
      throw UsageError(
        "--open on \(host) lets in every page of a browser: name what it's called by with --allow-host"
      )
    }
    guard apiKey == nil || apiKeyFile == nil else {
      throw UsageError("--api-key and --api-key-file are two keys: leave out one")
    }
    guard apiKey == nil || isLocal else {
      throw UsageError(
        "--api-key on \(host) shows the key to who lists processes: give --api-key-file FILE, or set LUME_API_KEY"
      )
    }
    guard (certificate == nil) == (key == nil) else {
      throw UsageError("--tls-cert and --tls-key go together: name both files")
    }
  }

  /// Whether it's for its own machine alone.
  package var isLocal: Bool { host == "localhost" || host.hasPrefix("127.") || host == "::1" }

  /// By which names the server may be called, and whom it believes who asks.
  package func access() throws(UsageError) -> HTTPServer.Access {
    var access = HTTPServer.Access()
    for name in allowedHosts {
      guard access.allow(name) else {
        throw UsageError("--allow-host takes a name such as example.org, not \"\(name)\"")
      }
    }
    for origin in allowedOrigins {
      guard access.allow(origin: origin) else {
        throw UsageError(
          "--allow-origin takes an origin such as https://app.example.org or capacitor://localhost, not \"\(origin)\""
        )
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

/// What `--limit NAME=VALUE` sets: how much of a server one client or user may take.
package struct ServeLimits: Hashable, Sendable {
  /// In the order in which help and documents list them.
  package enum Name: String, CaseIterable, Sendable {
    case connections
    case connectionsPerAddress = "connections-per-address"
    case connectionsPerProxy = "connections-per-proxy"
    case socketsPerUser = "sockets-per-user"
    case messagesPerMinute = "messages-per-minute"
    case messagesAtOnce = "messages-at-once"
    case questionsAtOnce = "questions-at-once"
  }

  /// What each may be set to.
  static let values = 1...100_000

  private var set: [Name: Int] = [:]

  package init() {}

  /// Reads `NAME=VALUE`, or several between blanks; of two for one name the last one counts.
  ///
  /// - Parameter place: where it's said, e.g. `--limit`.
  package init(_ text: String, from place: String) throws(UsageError) {
    let settings = text.split(separator: " ")
    for setting in settings.isEmpty ? [""] : settings { try apply(setting, from: place) }
  }

  private mutating func apply(_ text: Substring, from place: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.flatMap({ Name(rawValue: String($0)) }) else {
      let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(place) takes NAME=VALUE, where NAME is one of \(names); not \"\(text)\"")
    }
    let digits = parts.dropFirst().first.map(String.init) ?? ""
    guard let value = Int(digits, in: ServeLimits.values) else {
      throw UsageError(
        "\(place) \(name.rawValue)=VALUE takes a whole number from \(ServeLimits.values.lowerBound) to \(ServeLimits.values.upperBound), not \"\(digits)\""
      )
    }
    set[name] = value
  }

  /// What is set here, and where nothing is, what is set there.
  package func over(_ other: ServeLimits) -> ServeLimits {
    var all = other
    all.set.merge(set) { $1 }
    return all
  }

  /// What one is set to; `nil` where nothing is said.
  package subscript(_ name: Name) -> Int? { self.set[name] }
}
