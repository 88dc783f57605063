// swift-tools-version: 6.3
import PackageDescription

/// What pkg-config knows a library by, where it is linked; on Linux those of the network are loaded
/// when they are needed, and their headers are where the compiler looks anyway.
func unlessLoaded(_ name: String) -> String? {
  #if os(Linux)
    nil
  #else
    name
  #endif
}

let package = Package(
  name: "lume",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "lume", targets: ["lume"])
  ],
  targets: [
    // root: the only place that knows who is who
    .executableTarget(
      name: "lume", dependencies: ["Program"], exclude: ["static"],
      linkerSettings: [
        .unsafeFlags(
          ["-L\(Context.packageDirectory)/Sources/lume/static"],
          .when(platforms: [.linux], configuration: .release))
      ]),
    .target(
      name: "Program",
      dependencies: [
        "Verbs", "Shell", "UseCases", "ServiceClient", "ServiceHost", "Coach", "Contract", "Demo",
        "Terminal", "Network", "Patterns", "Session", "Store", "SQLite", "PostgreSQL", "Database",
        "Edge", "Wellness", "JSON", "StreamSafe", "Threads", "Numbers", "Time", "Libc",
      ],
      exclude: ["lume.docc"]),
    // the command line: what each verb takes, its help, and how shells complete it
    .target(
      name: "Verbs",
      dependencies: ["Shell", "Demo", "Network", "Session", "Store", "Wellness", "Numbers", "Time"]),
    .executableTarget(
      name: "lume-bench",
      dependencies: [
        "Program", "Contract", "Network", "Session", "SQLite", "Edge", "Wellness", "JSON",
        "Numbers", "Time", "Libc",
      ],
      exclude: [
        "cluster.py", "comparison.py", "libedit.c", "peer.py", "prompt.py",
      ]),

    .executableTarget(
      name: "lume-fuzz",
      dependencies: [
        "Program", "Shell", "ServiceHost", "Coach", "Terminal", "Session", "Store", "Edge",
        "Wellness", "JSON", "Time",
      ]),

    .executableTarget(
      name: "lume-train", dependencies: ["Coach", "Wellness", "Numbers", "Time"],
      exclude: ["messages", "told", "topics"]),

    // app: the conversation at the prompt and what can be done
    .target(
      name: "Shell", dependencies: ["UseCases", "Edge", "Wellness", "JSON", "Numbers", "Time"]),
    .target(
      name: "UseCases",
      dependencies: ["ServiceClient", "Store", "Edge", "Wellness", "StreamSafe", "Time"]),

    // both ends of the wire
    .target(name: "ServiceClient", dependencies: ["Contract", "Edge", "Wellness", "Time"]),
    .target(
      name: "ServiceHost",
      dependencies: [
        "Contract", "Coach", "Edge", "SQLite", "Database", "CSodium", "Wellness", "JSON",
        "StreamSafe", "Numbers", "Time",
      ]),
    .target(name: "Coach", dependencies: ["CoachData", "JSON", "Wellness", "Numbers", "Time"]),
    // what the coach reads and answers by: texts, which `#embed` of C23 puts into the program
    // (in the form of debugging information that valgrind reads)
    .target(
      name: "CoachData",
      exclude: [
        "library", "safety", "told", "examples", "goal-ideas.txt", "intents.txt", "phrases.txt",
        "standing.txt", "words.txt",
      ],
      cSettings: [.unsafeFlags(["-std=c23", "-gdwarf-4"])]),
    .target(name: "Contract", dependencies: ["Edge", "JSON", "Wellness", "Numbers", "Time"]),

    // a session as a terminal showed it
    .target(
      name: "Demo",
      dependencies: ["Terminal", "Session", "Edge", "JSON", "StreamSafe", "Numbers", "Time"]),

    // world: each is the only one that touches its part of it
    .target(
      name: "Terminal",
      dependencies: ["Edge", "StreamSafe", "Threads", "Numbers", "Time", "CLibEdit", "Libc"]),
    .target(
      name: "Network",
      dependencies: [
        "Edge", "StreamSafe", "Threads", "Numbers", "Time", "CNetworkLibraries", "CLibCurl",
        "CMicroHTTPD",
        "CGnuTLS",
        "CWslay",
        "CNettle", "Libc",
      ],
      linkerSettings: ["curl", "microhttpd", "gnutls", "wslay", "nettle"].map {
        .linkedLibrary($0, .when(platforms: [.macOS]))
      }),
    .target(
      name: "Session",
      dependencies: ["Edge", "JSON", "Patterns", "StreamSafe", "Threads", "Numbers", "Time"]),
    .target(
      name: "Store", dependencies: ["SQLite", "Database", "Wellness", "StreamSafe", "Time", "Libc"]),
    .target(name: "SQLite", dependencies: ["Database", "CSQLite", "Threads", "Numbers"]),
    .target(
      name: "PostgreSQL",
      dependencies: ["Database", "CPostgreSQLLibrary", "CLibPQ", "Numbers", "Libc"],
      linkerSettings: [.linkedLibrary("pq", .when(platforms: [.macOS]))]),

    // base
    .target(name: "Edge", dependencies: ["StreamSafe", "Threads", "Time", "Libc"]),
    .target(
      name: "Wellness", dependencies: ["CoachData", "Numbers", "Time"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "JSON", dependencies: ["StreamSafe", "Numbers"]),
    .target(name: "Database"),
    .target(name: "StreamSafe"),
    .target(name: "Threads", dependencies: ["Libc"]),
    .target(name: "Libc"),
    .target(name: "Time", dependencies: ["Numbers"]),
    .target(name: "Numbers"),
    .target(
      name: "Patterns", dependencies: ["CPCRE2", "CPatternLibrary"],
      linkerSettings: [.linkedLibrary("pcre2-8", .when(platforms: [.macOS]))]),

    // load libraries when they are needed
    // (in the form of debugging information that valgrind reads)
    .target(
      name: "CNetworkLibraries", dependencies: ["CLoading"],
      cSettings: [.unsafeFlags(["-gdwarf-4"])]),
    .target(
      name: "CPatternLibrary", dependencies: ["CLoading"],
      cSettings: [.unsafeFlags(["-gdwarf-4"])]),
    .target(
      name: "CPostgreSQLLibrary", dependencies: ["CLoading"],
      cSettings: [.unsafeFlags(["-gdwarf-4"])]),
    .target(name: "CLoading", cSettings: [.unsafeFlags(["-gdwarf-4"])]),

    // C libraries of the system, each a module map and a shim
    .systemLibrary(
      name: "CLibEdit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CLibCurl", pkgConfig: unlessLoaded("libcurl"),
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: unlessLoaded("libmicrohttpd"),
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(
      name: "CGnuTLS", pkgConfig: unlessLoaded("gnutls"),
      providers: [.apt(["libgnutls28-dev"]), .brew(["gnutls"])]),
    // Has no file for pkg-config in Debian.
    .systemLibrary(
      name: "CWslay", providers: [.apt(["libwslay-dev"]), .brew(["wslay"])]),
    .systemLibrary(
      name: "CNettle", pkgConfig: unlessLoaded("nettle"),
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(
      name: "CPCRE2", pkgConfig: unlessLoaded("libpcre2-8"),
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .systemLibrary(
      name: "CLibPQ", pkgConfig: unlessLoaded("libpq"),
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),

    // tests, with the same stems as Sources
    .target(name: "TestSupport", dependencies: ["Threads", "Libc"], path: "Tests/TestSupport"),
    .testTarget(name: "NumbersTests", dependencies: ["Numbers"]),
    .testTarget(name: "TimeTests", dependencies: ["Time"]),
    .testTarget(name: "ThreadsTests", dependencies: ["Threads", "TestSupport", "Libc"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "Numbers"]),
    .testTarget(name: "PatternsTests", dependencies: ["Patterns"]),
    .testTarget(name: "StreamSafeTests", dependencies: ["StreamSafe"]),
    .testTarget(name: "WellnessTests", dependencies: ["Wellness", "Time"]),
    .testTarget(name: "EdgeTests", dependencies: ["Edge", "Threads", "Time", "TestSupport"]),
    .testTarget(
      name: "PostgreSQLTests", dependencies: ["PostgreSQL", "Database", "Threads", "TestSupport"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite", "Threads", "Libc"]),
    .testTarget(
      name: "StoreTests",
      dependencies: ["Store", "SQLite", "Wellness", "Time", "TestSupport", "Libc"]),
    .testTarget(
      name: "SessionTests",
      dependencies: ["Session", "Edge", "JSON", "StreamSafe", "Numbers", "Time", "Libc"]),
    .testTarget(
      name: "ContractTests", dependencies: ["Contract", "Edge", "JSON", "Wellness", "Time"]),
    .testTarget(
      name: "ServiceHostTests",
      dependencies: [
        "ServiceHost", "Contract", "Coach", "Edge", "SQLite", "PostgreSQL", "Database", "Wellness",
        "JSON", "Threads", "Numbers", "Time", "Libc",
      ]),
    .testTarget(
      name: "CoachTests", dependencies: ["Coach", "Wellness", "Time", "TestSupport", "lume-train"],
      exclude: [
        "Training/round-1.tsv", "Training/told-3.tsv", "Training/told-4.tsv",
        "Training/Chats", "Safety/Messages",
      ]),
    .testTarget(
      name: "ServiceClientTests",
      dependencies: [
        "ServiceClient", "ServiceHost", "Contract", "Edge", "Wellness", "JSON", "Time",
      ]),
    .testTarget(
      name: "UseCasesTests",
      dependencies: [
        "UseCases", "ServiceHost", "ServiceClient", "Contract", "Store", "SQLite", "Edge",
        "Wellness", "JSON", "Threads", "Numbers", "Time", "TestSupport", "Libc",
      ]),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "Program", "Shell", "UseCases", "Session", "Edge", "Wellness", "JSON", "Time",
      ]),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal", "Edge", "Threads", "Numbers", "Time", "TestSupport", "Libc"]),
    .testTarget(
      name: "DemoTests",
      dependencies: ["Demo", "Terminal", "Session", "Edge", "JSON", "StreamSafe", "Time"],
      exclude: ["Imported"]),
    .testTarget(
      name: "NetworkTests",
      dependencies: ["Network", "Edge", "Threads", "Time", "TestSupport", "Libc"]),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Program", "Verbs", "Shell", "UseCases", "ServiceClient", "ServiceHost", "Contract", "Demo",
        "Terminal", "Network", "Session", "Store", "SQLite", "PostgreSQL", "Edge", "Wellness",
        "JSON", "Threads", "Numbers", "Time", "TestSupport", "Libc",
      ]),
    .testTarget(
      name: "RecordedTests",
      dependencies: ["Program", "Verbs", "Demo", "Session", "Store", "Edge"]),
    .testTarget(name: "ScriptsTests", dependencies: ["lume-bench", "TestSupport", "Libc"]),
  ],
  swiftLanguageModes: [.v6]
)

// One settings loop: every target of ours is held to the same rules.
for target in package.targets where target.type != .system {
  // Most of what tests do passes through it, and unoptimised it takes more of their time than any
  // other target.
  let optimised: [SwiftSetting] =
    target.name == "JSON" ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []
  target.swiftSettings =
    [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + optimised
}

// The names of the only test targets to build, with commas between, where that isn't all of them.
if let names = Context.environment["LUME_TEST_TARGETS"]?.split(separator: ",") {
  for name in names where !package.targets.contains(where: { $0.type == .test && $0.name == name })
  {
    fatalError("LUME_TEST_TARGETS names \(name), which is no test target")
  }
  package.targets.removeAll { $0.type == .test && !names.contains($0.name[...]) }
}
