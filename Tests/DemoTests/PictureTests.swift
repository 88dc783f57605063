import Session
import Terminal
import Testing

@testable import Demo

/// What a picture is made of shows at every moment what the terminal showed.
@Suite struct PictureTests {
  static let sessions = [
    "> How should I start?\n> again\n",
    "@ type \"/go\" tab tab tab ctrl-u \"all new\" home \"sm\"\n> small new\n> two\n",
    "> a long line that does not fit into its row and goes on in the next one, and further\n",
    "> 日本語 and e\\u{301}, שלום, 👩\\u{200d}💻, ░░░░\n> ok\n",
    "> 1\n> 2\n> 3\n> 4\n> 5\n> 6\n> 7\n> 8\n> 9\n> !complain\n> ?ask\n> yes\n",
    "@ type \"wrong\" ctrl-c \"x\" ctrl-l \"y\"\n> xy\n> two\n   lines\n",
    "> one\n@ type ctrl-r \"on\" escape\n> one\n",
  ]

  @Test(arguments: sessions)
  func showsWhatTheTerminalShowed(_ records: String) throws {
    let cast = try Show(records).cast()
    let picture = Picture(cast, end: cast.shown)
    #expect(picture.unknown == [])
    var screen = ScreenModel(columns: 40, rows: 12)
    var offset = 0
    for moment in cast.drawing.moments where offset < cast.shown {
      screen.write(cast.drawing.bytes[offset..<min(moment.end, cast.shown)])
      offset = moment.end
      #expect(picture.scroll.last { $0.at <= moment.at }?.line == screen.top)
      for line in screen.lines.indices {
        let shown = picture.segments.filter {
          $0.line == line && $0.start <= moment.at && $0.end ?? .max > moment.at
        }
        #expect(shown.count <= 1)
        let cells = shown.first.map { $0.cells.prefix($0.columns(at: moment.at)) } ?? []
        let blank: (Cell) -> Bool = { $0.scalar == 0x20 }
        let end = cells.lastIndex { !blank($0) }.map { $0 + 1 } ?? cells.startIndex
        #expect(
          cells[..<end].elementsEqual(screen.trimmed(line)), "line \(line) at \(moment.at)")
      }
      let visit = try #require(
        picture.visits.last { $0.start <= moment.at && $0.end ?? .max > moment.at })
      #expect(visit.line == screen.row)
      #expect(visit.steps.last { $0.at <= moment.at }?.column == screen.column)
    }
  }

  @Test func textThatGrowsIsOneText() throws {
    let cast = try Show("> How should I start?\n").cast()
    let picture = Picture(cast, end: cast.shown)
    // As it's typed, and as it's told apart.
    #expect(picture.segments.filter { $0.line == 0 }.count == 2)
    #expect(picture.segments.filter { $0.line == 0 }[0].steps.count == 20)
    #expect(Picture.moves(picture.visits[0], with: picture.segments[0]))
  }
}
