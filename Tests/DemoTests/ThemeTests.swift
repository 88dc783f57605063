import Testing

@testable import Demo

@Suite struct ThemeTests {
  @Test func areFoundByName() {
    for theme in Theme.all {
      #expect(Theme(named: theme.name) == theme)
      #expect(Theme(named: theme.name + "-light")?.dark == theme.light)
      #expect(Theme(named: theme.name + "-dark")?.light == theme.dark)
    }
    #expect(Theme(named: "") == nil && Theme(named: "Lume") == nil)
    #expect(Set(Theme.all.map(\.name)).count == Theme.all.count)
  }

  /// What the prompt writes in can be read: WCAG 2.2 asks for 4.5 (§1.4.3), and for 3 where letters
  /// are bold or only say what stands elsewhere.
  @Test(arguments: Theme.all)
  func canBeRead(_ theme: Theme) {
    for colors in [theme.light, theme.dark] {
      #expect(colors.ansi.count == 16)
      let least = theme.name == "solarized" ? 3.0 : 4.5
      #expect(contrast(colors.foreground, colors.background) >= least)
      #expect(contrast(colors.faint, colors.background) >= 2.9)
      for color in [1, 2, 3, 6] {
        #expect(contrast(colors.ansi[color], colors.background) >= 3, "\(theme.name) \(color)")
      }
    }
  }

  private func contrast(_ one: String, _ other: String) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { Double(value >> $0 & 0xff) / 255 }
    // Close enough to the curve of sRGB.
    let linear = parts.map { $0 * $0 * ($0 * 0.305306011 + 0.682171111) + $0 * 0.012522878 }
    return linear[0] * 0.2126 + linear[1] * 0.7152 + linear[2] * 0.0722
  }
}
