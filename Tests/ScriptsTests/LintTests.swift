import TestSupport
import Testing

@Suite struct LintTests {
  /// Runs the lint on a project made of these files and answers its exit code and its findings.
  ///
  /// - Parameter path: of a file whose object is in the debug build.
  private func lint(
    _ files: [String: String], compiling path: String? = nil
  ) throws -> (status: Int32, findings: [String]) {
    var answer: (status: Int32, findings: [String]) = (0, [])
    let around = ["Package.swift": "\n", "Sources/Time/A.swift": "", "Tests/TimeTests/A.swift": ""]
    let object = path.map { path in
      let parts = path.split(separator: "/")
      return ".build/debug/\(parts[1]).build/\(parts[2]).o"
    }
    let objects = object.map { [$0: ""] } ?? [:]
    try MadeUpFolder.with(around.merging(files) { $1 }.merging(objects) { $1 }) { folder in
      if let path, let object {
        let compiler = [
          "/usr/bin/env", "swiftc", "-c", "-Onone", "\(folder.path)/\(path)", "-o",
          "\(folder.path)/\(object)",
        ]
        let environment = ["PATH=\(Script.searchPath)", "HOME=\(folder.path)"]
        let result = try Command(words: compiler, environment: environment).run()
        try #require(result.status == 0, "\(result.complaints)")
      }
      let result = try Script.command(
        "\(Script.projectPath)/Scripts/lint", [folder.path], searchPath: Script.searchPath
      ).run()
      #expect(result.complaints == "")
      answer = (result.status, result.output.split(separator: "\n").map(String.init))
    }
    return answer
  }

  /// A file for each arrow, which imports the one module.
  private func files(for arrows: [ImportTable.Arrow]) -> [String: String] {
    let imports = arrows.map { arrow in
      let name = String(arrow.module.map { $0 == "-" ? "_" : $0 })
      return ("\(arrow.folder)/\(name).swift", "import \(name)\n")
    }
    return Dictionary(uniqueKeysWithValues: imports)
  }

  @Test func theTableHasEveryTarget() throws {
    let table = try ImportTable.allowed()
    #expect(table.count >= 18 && table["Numbers"] == [] && table["Time"] == ["Numbers"])
    #expect(table["lume"] == ["Program"] && table["Threads"] == ["Libc"])
  }

  @Test func findsEveryArrowThatTheTableForbids() throws {
    let files = files(for: try ImportTable.arrows().filter { !$0.isAllowed })
    let (status, findings) = try lint(files)
    #expect(status == 1)
    let expected = files.keys.map { "\($0):1" }.sorted()
    let found = findings.map { String($0.split(separator: ": ")[0]) }.sorted()
    #expect(found.difference(from: expected).map { "\($0)" } == [])
  }

  @Test func acceptsEveryArrowOfTheTable() throws {
    let (status, findings) = try lint(files(for: try ImportTable.arrows().filter(\.isAllowed)))
    #expect(findings == [])
    #expect(status == 0)
  }

  @Test(arguments: [
    "@testable import Shell",
    "@_exported import Shell",
    "@_spi(Internals) import Shell",
    "package import Shell",
    "import Shell  // the conversation",
    "import struct Shell.Input",
    "import Shell.Commands",
  ])
  func recognizesAnImport(_ line: String) throws {
    let (status, findings) = try lint(["Sources/Store/A.swift": "\(line)\n"])
    #expect(findings == ["Sources/Store/A.swift:1: Store may not import Shell."])
    #expect(status == 1)
  }

  /// Else it's linked as it was built before.
  @Test func findsWhatATestImportsWithoutDependingOnIt() throws {
    let (_, findings) = try lint([
      "Tests/StoreTests/A.swift": "import Shell\nimport Store\nimport Testing\n"
    ])
    #expect(
      findings == [
        "Tests/StoreTests/A.swift:1: StoreTests may not import Shell before Package.swift says so."
      ])
  }

  @Test func recognizesAnImportUnderACondition() throws {
    let text = "#if canImport(Glibc)\n  import Glibc\n#endif\n"
    let (_, findings) = try lint(["Sources/Shell/A.swift": text])
    #expect(
      findings == [
        "Sources/Shell/A.swift:2: Shell may not import Glibc: only Libc and tests may."
      ])
  }

  @Test(arguments: [
    "// import Shell\n",
    "let text = \"import Shell\"\n",
    "let text = \"\"\"\n  import Shell\n  package let a = fatalError(\"\")\n  \"\"\"\n",
    "let site = \"https://example.org\"\n",
  ])
  func readsNoCodeInTextsAndComments(_ text: String) throws {
    let (status, findings) = try lint(["Sources/Store/A.swift": text])
    #expect(findings == [])
    #expect(status == 0)
  }

  @Test(arguments: [
    ("Sources/Time/A.swift", "final class A: @unchecked Sendable {}\n", "@unchecked Sendable"),
    ("Tests/TimeTests/A.swift", "final class A: @unchecked Sendable {}\n", "@unchecked Sendable"),
    ("Sources/Time/A.swift", "func a() {\n  fatalError(\"\")\n}\n", "fatalError"),
    ("Sources/Time/A.swift", "func a() {\n  try! b()\n}\n", "try!"),
    ("Sources/Time/A.swift", "func a() -> Never {\n  exit(1)\n}\n", "exit takes"),
    ("Sources/ServiceHost/A.swift", "let a = try BodyReader(body: b, source: c)\n", "BodyReader"),
    ("Sources/ServiceHost/A.swift", "let a = \"INSERT OR IGNORE INTO b\"\n", "SQLite alone"),
    ("Sources/ServiceHost/A.swift", "let a = \"SELECT b WHERE c IS ?\"\n", "SQLite alone"),
    ("Sources/Time/A.swift", "// " + String(repeating: "a", count: 108) + "\n", "110 columns"),
    ("Sources/Time/A.swift", "struct  A {}\n", "Spacing"),
    ("Tests/TimeTests/A.swift", "struct A {}\n\n\n\n", "RemoveLine"),
    ("Package.swift", "let a=1\n", "Spacing"),
    ("Sources/Time/A.swift", "struct {\n", "expected identifier"),
  ])
  func finds(_ path: String, _ text: String, _ word: String) throws {
    let (status, findings) = try lint([path: text])
    #expect(status == 1)
    #expect(findings.contains { $0.hasPrefix("\(path):") && $0.contains(word) }, "\(findings)")
  }

  private static let bounded = "Int(_:in:) has bounds; this reads any number."
  private static let clamping = "Int(clamping:) takes every double; this ends the program for some."

  /// What becomes an integer is looked up in the object of a file.
  @Test(arguments: [
    ("Time", "func a(_ b: Double) -> Int { Int(b) }", clamping),
    ("Time", "func a(_ b: Float) -> UInt8 { .init(b.rounded()) }", clamping),
    ("Time", "func a(_ b: String) -> Int? { Int(b) }", bounded),
    (
      "Time",
      "func a(_ b: Substring) -> Int64? { Int64(b) }",
      bounded
    ),
    ("Time", "func a(_ b: Double) -> Int? { Int(exactly: b) }", nil),
    ("Numbers", "func a(_ b: Double) -> Int { Int(b) }", nil),
    ("TimeTests", "func a(_ b: String) -> Int? { Int(b) }", nil),
  ])
  func findsIntegersOfAnySize(_ target: String, _ text: String, _ sentence: String?) throws {
    let folder = target.hasSuffix("Tests") ? "Tests" : "Sources"
    let path = "\(folder)/\(target)/B.swift"
    let findings = try lint([path: text + "\n"], compiling: path)
    #expect(
      findings.findings.filter { !$0.contains("LineLength") }
        == [sentence].compactMap { $0 }.map { "\(path):1: \($0)" })
  }

  @Test func knowsTheOneUncheckedSendable() throws {
    let text = "final class Guarded: @unchecked Sendable {}\n"
    #expect(try lint(["Sources/Threads/Guarded.swift": text]).findings == [])
  }
}
