import Edge
import Store
import Testing

@testable import Demo
@testable import Program
@testable import Session
@testable import Verbs

/// What `lume export` writes as a cast, `lume import` reads again: a sample of
/// `Sessions/`, and in the long test all of it.
@Suite struct ImportedCastsTests {
  /// What a person sees of a session from its first input on.
  private struct Shown: Equatable {
    var inputs: [String] = []
    /// The letters and digits of what was printed: Markdown's marks become styles, and lines are
    /// broken where the terminal is wide enough for no more.
    var text = ""
  }

  @Test(arguments: try RecordedSessions.sample())
  func hasTheSameInputsAndTexts(_ file: String) throws {
    let path = "\(RecordedSessions.folder)/\(file)"
    let shown = try ImportedCastsTests.shown(path)
    for format in [ExportOptions.Format.cast2, .cast3] {
      // Wide enough for every table, and as wide as most terminals.
      for columns in [400, 80] {
        var options = ExportOptions()
        options.demo.file = path
        options.demo.size = SessionHeader.Size(columns: columns, rows: 24)
        options.format = format
        let cast = try ExportCommand(options).bytes()
        let draft = try SessionDraft(importing: cast, name: file)
        let imported = try ImportedCastsTests.imported(draft)
        #expect(imported.inputs == shown.inputs, "\(file), \(format), \(columns) columns")
        if columns == 400 {
          // A row that an answer has begun is drawn again below what is said meanwhile.
          let isInterleaved = file == "typed-ahead.session"
          #expect(
            isInterleaved
              ? imported.text.sorted() == shown.text.sorted() : imported.text == shown.text,
            "\(file), \(format)")
        }
      }
    }
  }

  /// Even without the names that our own casts have for each input.
  @Test(arguments: try RecordedSessions.sample())
  func hasTheSameInputsWithoutTheirNames(_ file: String) throws {
    let path = "\(RecordedSessions.folder)/\(file)"
    var options = ExportOptions()
    options.demo.file = path
    options.format = .cast2
    let cast = try ExportCommand(options).bytes().split(separator: 0x0a).filter {
      !String(decoding: $0.prefix(24), as: UTF8.self).contains("\"m\"")
    }.joined(separator: [0x0a])
    let imported = try ImportedCastsTests.imported(
      SessionDraft(importing: Array(cast), name: file))
    func lines(_ inputs: [String]) -> [String] {
      // Of a block the first line is on the row of the prompt.
      inputs.map { String($0.split(separator: "\n").first ?? "").split(separator: " ").joined() }
    }
    #expect(lines(imported.inputs) == lines(try ImportedCastsTests.shown(path).inputs))
  }

  private static func letters(_ text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber })
  }

  private static func shown(_ path: String) throws -> Shown {
    let bytes = try #require(try Files.read(path))
    let log = EdgeLog()
    _ = try ReplayRun().run(Playback(try SessionFile(parsing: bytes)), at: path) {
      $0.logged(by: log)
    }
    var redaction = LogRedaction()
    log.redact(by: &redaction)
    var shown = Shown()
    var want = WaitFor.nothing(early: nil)
    for (crossing, _) in log.entries {
      switch crossing {
      case .want(let next): want = next
      case .arrival(.line(let text)):
        if case .text = want { break }
        if case .line(_, echo: false, _, _) = want { break }
        shown.inputs.append(SecretFinder.sweep(text))
      case .effect(.answer(let text)) where !shown.inputs.isEmpty: shown.text += text
      case .effect(.say(let line)) where !shown.inputs.isEmpty,
        .effect(.complain(let line)) where !shown.inputs.isEmpty:
        shown.text += SecretFinder.sweep(line.plain)
      default: break
      }
    }
    shown.text = letters(shown.text)
    return shown
  }

  private static func imported(_ draft: SessionDraft) throws -> Shown {
    let file = try SessionFile(parsing: Array(draft.text.utf8))
    var shown = Shown()
    for item in file.items {
      switch item.record {
      case .typed(_, let text): shown.inputs.append(file.string(text))
      case .printed(_, let text): shown.text += file.string(text)
      default: break
      }
    }
    shown.text = letters(shown.text)
    return shown
  }
}
