import Session
import Terminal
import Testing

@testable import Demo

@Suite struct SVGTests {
  private static func svg(_ cast: Cast, isStill: Bool = false) -> String {
    String(decoding: SVG.draw(cast, SVG.Frame(), isStill: isStill), as: UTF8.self)
  }

  /// The text between tags, with entities undone; `nil` where tags do not match (XML 1.0 §3).
  private static func text(_ xml: String) -> String? {
    var open: [Substring] = []
    var text = ""
    var rest = xml[...]
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ">") else { return nil }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.first == "/" {
        guard open.popLast() == tag.dropFirst() else { return nil }
        text += tag == "/text" ? "\n" : ""
      } else if tag.last != "/" {
        open.append(tag.prefix { $0 != " " && $0 != "\n" })
      }
      let isFine = tag.filter { $0 == "\"" }.count.isMultiple(of: 2)
      guard isFine else { return nil }
    }
    guard open.isEmpty else { return nil }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }

  @Test(arguments: PictureTests.sessions)
  func isWellFormedAndHasNothingFromElsewhere(_ records: String) throws {
    let cast = try Show(records).cast()
    let svg = SVGTests.svg(cast)
    #expect(svg == SVGTests.svg(try Show(records).cast()))
    let text = try #require(SVGTests.text(svg))
    for word in ["<script", "http", "url(", "@import", "onload", "data:"] {
      #expect(!svg.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
    // Every row of the terminal is a line of it.
    for line in String(decoding: PlainText.draw(cast), as: UTF8.self).split(separator: "\n") {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func escapesWhatXMLHasItselfAndKeepsTheRest() throws {
    let cast = try Show("> <b>&amp;</b> \"x\" 'y'\n", header: "title <a> & \"b\"\n").cast()
    let text = try #require(SVGTests.text(SVGTests.svg(cast)))
    #expect(text.contains("<b>&amp;</b> \"x\" 'y'"))
    #expect(text.contains("<a> & \"b\""))
  }

  @Test func whoCannotSeeItIsToldWhatIsTyped() throws {
    let show = try Show("> <one>\n> two\n")
    let text = String(decoding: SVG.draw(try show.cast(), SVG.Frame()), as: UTF8.self)
    let whole = "<desc>A terminal in which this is typed: &lt;one&gt; — two</desc>"
    #expect(text.contains("</title>\n\(whole)\n"))
    let still = SVG.draw(try show.cast(), SVG.Frame(), isStill: true)
    #expect(
      String(decoding: still, as: UTF8.self).contains(
        "<desc>A terminal after this was typed: two</desc>"))
    let long = try Show(String(repeating: "> How should I start?\n", count: 40)).cast()
    let cut = try #require(
      String(decoding: SVG.draw(long, SVG.Frame()), as: UTF8.self).split(separator: "<desc>").last)
    #expect(cut.prefix { $0 != "<" }.count < 420 && cut.contains("? …</desc>"))
  }

  @Test func aMinuteOfChatIsSmall() throws {
    let question = "> What could I do to walk more on days when it rains all day long?\n"
    let records = String(repeating: question, count: 9)
    let cast = try Show(records).cast(size: SessionHeader.Size(columns: 80, rows: 24))
    #expect(cast.duration > 60_000)
    #expect(SVGTests.svg(cast).utf8.count < 50_000)
  }

  @Test func aStillMovesNot() throws {
    let cast = try Show("> one\n> two\n").cast()
    let still = SVGTests.svg(cast, isStill: true)
    #expect(!still.contains("keyframes") && !still.contains("animation"))
    let text = try #require(SVGTests.text(still))
    for line in ["lume ▸ one", "Goal ▸ two"] { #expect(text.contains(line)) }
  }

  @Test func isForLightAndDarkAndForThoseWhoWantNoMotion() throws {
    let svg = SVGTests.svg(try Show("> one\n").cast())
    let theme = Theme.all[0]
    #expect(svg.contains("@media(prefers-color-scheme:dark)"))
    #expect(svg.contains(theme.light.background) && svg.contains(theme.dark.background))
    #expect(svg.contains("@media(prefers-reduced-motion:reduce){*{animation-name:none!important}}"))
    var frame = SVG.Frame()
    frame.theme = try #require(Theme(named: "github-dark"))
    let dark = String(decoding: SVG.draw(try Show("> one\n").cast(), frame), as: UTF8.self)
    #expect(!dark.contains("prefers-color-scheme"))
  }

  /// What can come from another font, or has two columns, stands in its own cells.
  @Test func holdsTheGrid() throws {
    let svg = SVGTests.svg(try Show("> a日b░░░ e\\u{301}\n").cast())
    #expect(svg.contains("<tspan x=\"80\" textLength=\"20\">日</tspan>"))
    #expect(svg.contains("<tspan x=\"100\" textLength=\"10\">b</tspan>"))
    #expect(
      svg.contains(
        "<tspan x=\"110\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\">░░░</tspan>"))
    #expect(svg.contains(">e\u{301}</tspan>"))
  }
}
