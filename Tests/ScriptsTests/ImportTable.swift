/// Who may import whom, written down a second time so that the lint has something to disagree with.
enum ImportTable {
  static let allowed: [String: Set<String>] = [
    "lume": ["Program"],
    "lume-bench": Set(everythingBelowProgram + ["Program"]),
    "Program": Set(everythingBelowProgram),
    "Shell": ["UseCases", "Edge", "Wellness", "JSON", "Time"],
    "UseCases": ["Backend", "Store", "Edge", "Wellness", "Time"],
    "Backend": ["Contract", "Edge", "Wellness", "Time"],
    "LocalBackend": ["Contract", "Coach", "Edge", "SQLite", "CSodium", "Wellness", "JSON", "Time"],
    "Coach": ["Wellness", "Time"],
    "Contract": ["Edge", "JSON", "Wellness", "Time"],
    "Terminal": ["Edge", "Time", "CLibEdit"],
    "Network": ["Edge", "Time", "CLibCurl", "CMicroHTTPD", "CGnuTLS", "CWslay", "CNettle"],
    "Session": ["Edge", "JSON", "Time"],
    "Store": ["SQLite", "Wellness", "Time"],
    "SQLite": ["CSQLite"],
    "Edge": ["Time"],
    "Wellness": ["Time"],
    "JSON": [],
    "Time": [],
  ]
  static let allowedToTouchTheSystem: Set<String> = [
    "Edge", "Terminal", "Network", "Store", "Program", "lume-bench",
  ]
  static let systemModules = ["Glibc", "Darwin", "Musl"]
  static let systemLibraries = [
    "CLibEdit", "CSQLite", "CLibCurl", "CMicroHTTPD", "CGnuTLS", "CWslay", "CNettle", "CSodium",
  ]
  static let unused = ["Foundation", "FoundationEssentials", "Dispatch", "Synchronization"]

  private static let everythingBelowProgram = [
    "Shell", "UseCases", "Backend", "LocalBackend", "Coach", "Contract", "Terminal", "Network",
    "Session", "Store", "SQLite", "Edge", "Wellness", "JSON", "Time",
  ]

  struct Arrow {
    /// From the project's root: `Sources/Shell`.
    var folder: String
    var module: String
    var isAllowed: Bool
  }

  /// Every arrow that somebody could draw from a target, or from a test target, to a module.
  static var arrows: [Arrow] {
    let fromSources = allowed.flatMap { target, modules in
      (allowed.keys + systemLibraries + systemModules + unused).compactMap { module -> Arrow? in
        guard module != target else { return nil }
        let isAllowed =
          systemModules.contains(module)
          ? allowedToTouchTheSystem.contains(target) : modules.contains(module)
        return Arrow(folder: "Sources/\(target)", module: module, isAllowed: isAllowed)
      }
    }
    let fromTests = (allowed.keys + systemLibraries + systemModules).map { module in
      Arrow(
        folder: "Tests/SQLiteTests", module: module, isAllowed: !systemLibraries.contains(module))
    }
    return fromSources + fromTests
  }
}
