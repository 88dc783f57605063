/// The colours of a demo, for light and for dark surroundings.
package struct Theme: Hashable, Sendable {
  /// The colours for one of both, each as `#rrggbb`.
  package struct Colors: Hashable, Sendable {
    /// Behind the text.
    let background: String
    /// Of the text, where it says nothing else.
    let foreground: String
    let faint: String
    /// Of the window's edge.
    let edge: String
    /// Of the window's bar.
    let bar: String
    /// Black, red, green, yellow, blue, magenta, cyan, white; then the same, bright.
    let ansi: [String]
  }

  /// What the user calls it.
  package let name: String
  let light: Colors
  let dark: Colors

  /// The theme of a name; with `-light` or `-dark` behind it, it is the same everywhere.
  package init?(named name: String) {
    for theme in Theme.all {
      switch name {
      case theme.name: self = theme
      case theme.name + "-light":
        self.init(name: name, light: theme.light, dark: theme.light)
      case theme.name + "-dark":
        self.init(name: name, light: theme.dark, dark: theme.dark)
      default: continue
      }
      return
    }
    return nil
  }

  private init(name: String, light: Colors, dark: Colors) {
    (self.name, self.light, self.dark) = (name, light, dark)
  }

  /// Whether it looks the same in light and dark surroundings.
  var isFixed: Bool { light == dark }

  /// All there are; the first one is used where nothing is said.
  package static let all = [
    Theme(
      name: "lume",
      light: Colors(
        background: "#fdfcf9", foreground: "#2b2a27", faint: "#77736a", edge: "#dcd7cb",
        bar: "#f3f0e8",
        ansi: [
          "#2b2a27", "#b4302a", "#2f7d32", "#94660a", "#2a5db0", "#8a3f9c", "#00747f", "#d9d4c8",
          "#77736a", "#d0453e", "#3f9a43", "#b57e12", "#3f77d1", "#a557b8", "#0a909d", "#fdfcf9",
        ]),
      dark: Colors(
        background: "#16181d", foreground: "#dfe1e6", faint: "#8a8f9c", edge: "#31353f",
        bar: "#1e2128",
        ansi: [
          "#16181d", "#f2777a", "#8fd18b", "#e8c06a", "#7fb0f5", "#cf9ef0", "#6fd3d8", "#dfe1e6",
          "#8a8f9c", "#ff9a9c", "#a9e3a5", "#f5d48a", "#9dc4ff", "#deb8fb", "#93e6ea", "#ffffff",
        ])),
    Theme(
      name: "github",
      light: Colors(
        background: "#ffffff", foreground: "#1f2328", faint: "#656d76", edge: "#d0d7de",
        bar: "#f6f8fa",
        ansi: [
          "#24292f", "#cf222e", "#116329", "#7d4e00", "#0969da", "#8250df", "#1b7c83", "#6e7781",
          "#57606a", "#a40e26", "#1a7f37", "#633c01", "#218bff", "#a475f9", "#3192aa", "#8c959f",
        ]),
      dark: Colors(
        background: "#0d1117", foreground: "#e6edf3", faint: "#8b949e", edge: "#30363d",
        bar: "#161b22",
        ansi: [
          "#484f58", "#ff7b72", "#3fb950", "#d29922", "#58a6ff", "#bc8cff", "#39c5cf", "#b1bac4",
          "#6e7681", "#ffa198", "#56d364", "#e3b341", "#79c0ff", "#d2a8ff", "#56d4dd", "#ffffff",
        ])),
    Theme(
      name: "solarized",
      light: Colors(
        background: "#fdf6e3", foreground: "#586e75", faint: "#839496", edge: "#ddd6c1",
        bar: "#eee8d5",
        ansi: [
          "#073642", "#dc322f", "#6c7c00", "#9a7400", "#268bd2", "#d33682", "#1f8379", "#eee8d5",
          "#002b36", "#cb4b16", "#586e75", "#657b83", "#839496", "#6c71c4", "#93a1a1", "#fdf6e3",
        ]),
      dark: Colors(
        background: "#002b36", foreground: "#93a1a1", faint: "#6c8389", edge: "#0f4753",
        bar: "#073642",
        ansi: [
          "#073642", "#dc322f", "#859900", "#b58900", "#268bd2", "#d33682", "#2aa198", "#eee8d5",
          "#002b36", "#cb4b16", "#586e75", "#657b83", "#839496", "#6c71c4", "#93a1a1", "#fdf6e3",
        ])),
    Theme(
      name: "gruvbox",
      light: Colors(
        background: "#fbf1c7", foreground: "#3c3836", faint: "#7c6f64", edge: "#d5c4a1",
        bar: "#ebdbb2",
        ansi: [
          "#3c3836", "#9d0006", "#6b6805", "#a05a04", "#076678", "#8f3f71", "#3d7353", "#ebdbb2",
          "#7c6f64", "#cc241d", "#98971a", "#d79921", "#458588", "#b16286", "#689d6a", "#fbf1c7",
        ]),
      dark: Colors(
        background: "#282828", foreground: "#ebdbb2", faint: "#a89984", edge: "#504945",
        bar: "#32302f",
        ansi: [
          "#3c3836", "#fb4934", "#b8bb26", "#fabd2f", "#83a598", "#d3869b", "#8ec07c", "#d5c4a1",
          "#928374", "#fb4934", "#b8bb26", "#fabd2f", "#83a598", "#d3869b", "#8ec07c", "#fbf1c7",
        ])),
    Theme(
      name: "contrast",
      light: Colors(
        background: "#ffffff", foreground: "#000000", faint: "#4a4a4a", edge: "#000000",
        bar: "#ffffff",
        ansi: [
          "#000000", "#a40000", "#005a00", "#6b4a00", "#0000b3", "#6f006f", "#005566", "#4a4a4a",
          "#333333", "#a40000", "#005a00", "#6b4a00", "#0000b3", "#6f006f", "#005566", "#000000",
        ]),
      dark: Colors(
        background: "#000000", foreground: "#ffffff", faint: "#c8c8c8", edge: "#ffffff",
        bar: "#000000",
        ansi: [
          "#4a4a4a", "#ff9a9a", "#7dff7d", "#ffe27d", "#a3c4ff", "#ffb0ff", "#7df6ff", "#ffffff",
          "#c8c8c8", "#ff9a9a", "#7dff7d", "#ffe27d", "#a3c4ff", "#ffb0ff", "#7df6ff", "#ffffff",
        ])),
  ]
}

extension Theme {
  /// Gives a terminal these colours, those for dark surroundings (xterm's OSC 4, 10 and 11).
  package var sequence: String {
    let ansi = dark.ansi.enumerated().map { "\u{1b}]4;\($0.offset);\($0.element)\u{1b}\\" }
    let text = "\u{1b}]10;\(dark.foreground)\u{1b}\\"
    return ansi.joined() + text + "\u{1b}]11;\(dark.background)\u{1b}\\"
  }

  /// Gives a terminal its own colours back.
  package static let resetSequence = "\u{1b}]104\u{1b}\\\u{1b}]110\u{1b}\\\u{1b}]111\u{1b}\\"
}
