import Edge
import Testing

@testable import Terminal

@Suite struct ThemeTests {
  private static let styles: [Styled.Style] = [
    .heading, .strong, .faint, .good, .warning, .bad, .accent,
  ]

  /// The sixteen colours and attributes alone (ECMA-48 §8.3.117; 90 to 97 as of aixterm).
  @Test(arguments: Theme.allCases) func keepsToTheSixteenColours(_ theme: Theme) throws {
    let known = ["1", "2", "4", "7"] + (30...37).map(String.init) + (90...97).map(String.init)
    for style in ThemeTests.styles {
      let code = try #require(theme.code(of: style))
      #expect(code.split(separator: ";").allSatisfy { known.contains(String($0)) })
    }
    #expect(theme.code(of: .plain) == nil)
  }

  @Test func plainHasNoColours() {
    for style in ThemeTests.styles {
      let code = Theme.plain.code(of: style) ?? ""
      #expect(code.split(separator: ";").allSatisfy { $0.count == 1 })
    }
  }

  @Test func aPaletteShowsItsTheme() {
    var palette = Palette(hasColor: true)
    #expect(palette.render(Styled("x", .warning)) == "\u{1b}[33mx\u{1b}[0m")
    palette.theme = .light
    #expect(palette.render(Styled("x", .warning)) == "\u{1b}[35mx\u{1b}[0m")
  }
}
