import TestSupport

/// Who may import whom, as the manifest says it: what a target depends on.
enum ImportTable {
  static func allowed() throws -> [String: Set<String>] {
    let path = "\(Script.projectPath)/Package.swift"
    let manifest = try Command(words: ["/bin/cat", path]).run().output
      .replacing(/\/\/.*/, with: "")
    let target =
      /\.(?:target|executableTarget)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[([^\]]*)\])?/
    return manifest.matches(of: target).reduce(into: [:]) { table, match in
      let modules = (match.2 ?? "").matches(of: /"([^"]+)"/).map { String($0.1) }
      let isOfProgram = !isC(String(match.1)) && match.1 != "TestSupport"
      if isOfProgram { table[String(match.1)] = Set(modules) }
    }
  }
  static let systemModules = ["Glibc", "Darwin", "Musl"]
  static let unused = ["Foundation", "FoundationEssentials", "Dispatch", "Synchronization"]

  /// Whether it's a module of C, each of which only one target may import.
  private static func isC(_ module: String) -> Bool {
    module.prefixMatch(of: /C[A-Z]/) != nil
  }

  struct Arrow {
    /// From the project's root: `Sources/Shell`.
    var folder: String
    var module: String
    var isAllowed: Bool
  }

  /// Every arrow that somebody could draw from a target, or from a test target, to a module.
  static func arrows() throws -> [Arrow] {
    let allowed = try allowed()
    let systemLibraries = Set(allowed.values.joined()).filter(isC).sorted()
    let fromSources = allowed.flatMap { target, modules in
      (allowed.keys + systemLibraries + systemModules + unused).compactMap { module -> Arrow? in
        guard module != target else { return nil }
        let isAllowed =
          systemModules.contains(module)
          ? target == "Libc" : modules.contains(module)
        return Arrow(folder: "Sources/\(target)", module: module, isAllowed: isAllowed)
      }
    }
    let fromTests = (allowed.keys + systemLibraries + systemModules).map { module in
      Arrow(
        folder: "Tests/NoTargetTests", module: module, isAllowed: !systemLibraries.contains(module))
    }
    return fromSources + fromTests
  }
}
