import Session
import Store
import Testing

@testable import Program
@testable import Shell
@testable import Verbs

/// The README and the pages in `lume.docc` show commands that the program takes, and lead to what is
/// there.
@Suite struct ReadmeTests {
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/"
  private static let folder = "Sources/Program/lume.docc/"
  private static let pages = (Files.names(in: root + folder) ?? []).filter { $0.hasSuffix(".md") }
  private static let texts = ["README.md", "Sessions/README.md"] + pages.map { folder + $0 }

  private static func text(of path: String) throws -> String {
    String(decoding: try #require(try Files.read(root + path)), as: UTF8.self)
  }

  @Test func isAFrontPage() throws {
    let lines = try ReadmeTests.text(of: "README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 120)
  }

  @Test func everyPageIsListed() throws {
    let list = try ReadmeTests.text(of: ReadmeTests.folder + "lume.md")
    let listed = Set(list.matches(of: /<doc:([\w.-]+)>/).map { "\($0.1).md" })
    #expect(listed.union(["lume.md"]) == Set(ReadmeTests.pages))
  }

  @Test(arguments: texts) func itsLinksLeadSomewhere(_ path: String) throws {
    let text = try ReadmeTests.text(of: path)
    #expect(ReadmeTests.missing(in: text, at: path) == [])
  }

  /// The pages about coverage name paths of the service, too, and have a test of their own.
  @Test(arguments: texts.filter { !$0.contains("/Coverage-") })
  func whatItShowsIsTaken(_ path: String) throws {
    let refused = ReadmeTests.refused(in: try ReadmeTests.text(of: path))
    #expect(refused == [])
  }

  /// A session that has more than inputs is one that passes as it stands.
  @Test(arguments: texts) func theSessionsThatItShowsHold(_ path: String) throws {
    let blocks = try ReadmeTests.text(of: path).split(separator: "```session\n").dropFirst()
    for block in blocks {
      let text = String(block.split(separator: "```")[0])
      let file = try SessionFile(parsing: Array(text.utf8))
      guard text.contains("\n|") || text.contains("\n->") else { continue }
      let verdict = Verdict(on: file, at: path, try ReplayRun())
      guard case .passed = verdict else {
        Issue.record("\(verdict) of \(text)")
        continue
      }
    }
  }

  @Test func settingsAreThoseThereAre() throws {
    let page = try ReadmeTests.text(of: ReadmeTests.folder + "Configuration.md")
    let row = #/(?m)^\| `([a-z_]+)` \| (?:`(--[a-z-]+)` )?\| `([A-Z_]+)` /#
    let shown = page.matches(of: row).map { "\($0.1) \($0.2 ?? "") \($0.3)" }
    #expect(
      shown
        == ConfigurationKey.all.map {
          "\($0.name) \($0.flag?.names.first ?? "") \($0.variable)"
        })
  }

  @Test(arguments: [
    ("```\n/gaol new\n```", 1), ("`/goal new --bye`", 1), ("```\nlume verfy a.session\n```", 1),
    ("```\nlume verify --strict    compares\n```", 0), ("`lume --jsn`", 1), ("`--jsn`", 1),
    ("```\n/coach use    a server\n```", 1), ("`/coach use`", 0), ("```\nScripts/nothing\n```", 1),
    ("`Scripts/test --all`", 0), ("`Scripts/test --al`", 1), ("What do I do?", 0),
  ])
  func findsWhatIsNotTaken(_ text: String, _ count: Int) {
    #expect(ReadmeTests.refused(in: text).count == count)
  }

  @Test(arguments: [
    ("[a](Sessions/README.md)", 0), ("[a](Sessions/GONE.md)", 1), ("<doc:Keys>", 0),
    ("<doc:Gone>", 1), ("# A b\n[a](#a-b)", 0), ("# A b\n[a](#b)", 1), ("[a](https://a.org)", 0),
    ("`Tests/Wire/`", 0), ("`Tests/Gone/`", 1),
  ])
  func findsLinksToNothing(_ text: String, _ count: Int) {
    #expect(ReadmeTests.missing(in: text, at: "README.md").count == count)
  }
}

extension ReadmeTests {
  /// Where a text leads though nothing is there: by a link, by the name of a page, by a path.
  private static func missing(in text: String, at path: String) -> [String] {
    let here = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let headings = text.matches(of: /(?m)^#+ (.+)$/).map {
      $0.1.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
        .replacing(" ", with: "-")
    }
    let prose = text.replacing(#/(?s)```.*?```/#, with: "")
    let links = prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      .filter { !$0.contains("://") }
      .filter { link in
        link.hasPrefix("#")
          ? !headings.contains(String(link.dropFirst())) : !isThere(here + link)
      }
    let named = text.matches(of: /<doc:([\w.-]+)>/).map { "\(folder)\($0.1).md" }
    let paths = code(in: text).spans.compactMap {
      $0.wholeMatch(of: /((?:Sources|Tests|Sessions|Scripts)\/[\w.\/-]+)(?::.*)?/)
        .map { String($0.1) }
    }
    return links + (named + paths).filter { !isThere($0) }
  }

  private static func isThere(_ path: String) -> Bool {
    Files.exists(root + path) || Files.names(in: root + path) != nil
  }

  /// The lines of blocks, without what is said beside them, and the spans within sentences.
  private static func code(in text: String) -> (lines: [Substring], spans: [Substring]) {
    let parts = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
    let lines = parts.filter { $0.offset % 2 == 1 }.flatMap { $0.element.split(separator: "\n") }
    let prose = parts.filter { $0.offset % 2 == 0 }.map(\.element)
    let beside = #/  +| [|>] /#
    return (
      lines.map { line in
        let typed = line.hasPrefix("$ ") ? line.dropFirst(2) : line
        return typed.firstRange(of: beside).map { typed[..<$0.lowerBound] } ?? typed
      }, prose.flatMap { $0.matches(of: /`([^`]+)`/).map(\.1) }
    )
  }

  /// The code in a text that the program would refuse.
  private static func refused(in text: String) -> [Substring] {
    let (lines, spans) = code(in: text)
    return lines.filter { !isTaken($0) } + spans.filter { !isKnown($0) }
  }

  /// Whether a line, which is typed as it stands, can be carried out.
  private static func isTaken(_ line: Substring) -> Bool {
    do {
      if line.hasPrefix("lume ") {
        _ = try InvocationParser.parse(words(of: line.dropFirst("lume ".count)))
      } else if case .command(let name, let rest) = Typed(String(line)), line.hasPrefix("/") {
        _ = try Registry.parse(name, rest)
      }
      return isScript(line)
    } catch {
      return false
    }
  }

  /// Whether a span, which may leave out what a command needs, names commands and flags that exist.
  private static func isKnown(_ span: Substring) -> Bool {
    let words = words(of: span)
    var known = Set(CompletionScript.verbs.flatMap(\.completedFlags).flatMap(\.names))
    if span.hasPrefix("--") {
      known.formUnion(Registry.usages.flatMap(\.flags).map { "--" + $0.name })
    }
    if span.wholeMatch(of: /\/[a-z]+( .*)?/) != nil {
      guard
        let usage = Registry.usage(
          String(words[0].dropFirst()), words.dropFirst().joined(separator: " "))
      else { return false }
      known = Set(usage.flags.map { "--" + $0.name })
    } else if words.first == "lume" {
      if words.count > 1, words[1].first?.isLowercase ?? false, Verb.named(words[1]) == nil {
        return false
      }
    } else if !span.hasPrefix("--") {
      return isScript(span)
    }
    return words.allSatisfy {
      $0.prefix(2) != "--" || known.contains(String($0.prefix { $0 != "=" }))
    }
  }

  /// Whether what begins with a script is one, whose words stand in it.
  private static func isScript(_ code: Substring) -> Bool {
    guard let script = words(of: code).first, script.hasPrefix("Scripts/") else { return true }
    if script == "Scripts/lume" { return isKnown(code.dropFirst("Scripts/".count)) }
    guard let bytes = try? Files.read(root + script) else { return false }
    let known = String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && $0 != "-" }
    return code.matches(of: #/ (-*[a-z]+)/#).allSatisfy { known.contains($0.1) }
  }

  /// As a shell would split them.
  private static func words(of line: Substring) -> [String] {
    line.matches(of: /"([^"]*)"|'([^']*)'|\S+/).map { String($0.1 ?? $0.2 ?? $0.0) }
  }
}
