import TestSupport
import Testing

/// The pages for somebody who wants to change lume: what they point at is there.
///
/// It names a file as `Shell/Shell.swift`, below `Sources` or from the project's root, and what
/// stands in it as `Shell/Shell.swift: run`; folders end in a slash.
@Suite struct HousePageTests {
  /// What a page points at wrongly, and at how many places it points.
  private static func check(_ page: String, read: (String) -> String?) -> (wrong: [String], Int) {
    let span = /`([A-Za-z.][\w.+\/-]*(?:\/|\.swift|\.tsv|\.md)|Scripts\/[a-z]+)(?:: ([A-Za-z]+))?`/
    let pointers = page.matches(of: span)
    let wrong = pointers.compactMap { pointer -> String? in
      let (path, name) = (String(pointer.1), pointer.2.map(String.init))
      guard let text = read("Sources/" + path) ?? read(path) else { return "there is no \(path)" }
      guard let name else { return nil }
      return has(name, in: text) ? nil : "\(path) has no \(name)"
    }
    return (wrong, pointers.count)
  }

  private static func has(_ name: String, in text: String) -> Bool {
    if name == "init" { return text.contains(/\binit\??\(/) }
    return text.matches(
      of: /\b(?:func|var|let|case|struct|class|enum|typealias|protocol) ([A-Za-z]+)/
    )
    .contains { $0.1 == name }
  }

  /// The text of a file, or of a folder's list.
  private static func read(_ path: String) -> String? {
    let command = path.hasSuffix("/") ? "/bin/ls" : "/bin/cat"
    do {
      let result = try Command(words: [command, "\(Script.projectPath)/\(path)"]).run()
      return result.status == 0 ? result.output : nil
    } catch {
      return nil
    }
  }

  @Test(arguments: [("Changing-lume", 60), ("Why-it-is-so", 30)])
  func everythingThatAPageNamesIsThere(name: String, atLeast: Int) throws {
    let page = try #require(HousePageTests.read("Sources/Program/lume.docc/\(name).md"))
    let (wrong, count) = HousePageTests.check(page, read: HousePageTests.read)
    #expect(wrong == [])
    #expect(count >= atLeast)
  }

  /// Every target has its line.
  @Test func noTargetIsLeftOut() throws {
    let page = try #require(HousePageTests.read("Sources/Program/lume.docc/Changing-lume.md"))
    let picture = page.split(separator: "```").dropFirst().first ?? ""
    // Names stand before two spaces, what is said of them behind.
    let names = picture.split(separator: "\n").flatMap { line in
      line.drop { " |".contains($0) }.split(separator: " ", omittingEmptySubsequences: false)
        .prefix { $0.isEmpty || $0.first?.isUppercase ?? false || $0.hasPrefix("lume") }
    }
    let words = Set(names.map(String.init))
    #expect(try Set(ImportTable.allowed().keys).subtracting(words) == [])
  }

  @Test(arguments: [
    ("`Shell/Shell.swift: run`", []), ("`Shell/`", []), ("`Shell/Shell.swift: Shell`", []),
    ("`Shell/Gone.swift`", ["there is no Shell/Gone.swift"]),
    ("`Gone/`", ["there is no Gone/"]),
    ("`Shell/Shell.swift: gone`", ["Shell/Shell.swift has no gone"]),
  ])
  func findsWhatIsGone(_ page: String, _ expected: [String]) {
    let files = [
      "Sources/Shell/": "Shell.swift", "Sources/Shell/Shell.swift": "struct Shell { func run() }",
    ]
    let (wrong, count) = HousePageTests.check(page) { files[$0] }
    #expect(wrong == expected && count == 1)
  }
}
