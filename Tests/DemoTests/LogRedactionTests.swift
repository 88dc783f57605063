import JSON
import Session
import Terminal
import Testing

@testable import Demo

@Suite struct LogRedactionTests {
  /// Typed, answered word by word, complained of, in what is shown beside, and typed otherwise.
  private static let secret = "sk-proj-abcdefghijklmnopqrstuvwxyz012345"

  private static let records = """
    @ caption "key \(secret)"
    > my key is \(secret) and more
    @ marker "\(secret)"
    @ type "!" "\(secret)"
    > !\(secret)
    > a Bearer \(secret) b

    """

  @Test func isInNothingThatIsWritten() throws {
    let show = try Show(LogRedactionTests.records, header: "title \(LogRedactionTests.secret)\n")
    let cast = try show.cast(size: SessionHeader.Size(columns: 24, rows: 20))
    let files = [
      SVG.draw(cast, SVG.Frame()), SVG.draw(cast, SVG.Frame(), isStill: true),
      Asciicast.write(cast, version: 2, theme: Theme.all[0]),
      Asciicast.write(cast, version: 3, theme: Theme.all[0]), PlainText.draw(cast),
      Transcript.write(show.log, title: show.file.header.title, pacing: Pacing()),
      // However rows and keys cut it.
      cast.drawing.bytes.filter { $0 > 0x20 },
    ]
    for file in files {
      let text = String(decoding: file, as: UTF8.self)
      #expect(!text.contains("abcdefg") && !text.contains("012345"))
      #expect(text.contains("[secret:"))
    }
  }
}
