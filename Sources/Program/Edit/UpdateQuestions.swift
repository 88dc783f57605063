import Session
import Terminal
import Verbs

/// Which changes `lume update` makes: those of a turn, and those that the user accepts.
final class UpdateQuestions {
  private let run: UpdateOptions
  private let palette: Palette
  private let path: String
  /// What the user has said of all that follow.
  private var answer: Bool?
  /// How many changes were made.
  private(set) var made = 0
  /// How many were left as they were.
  private(set) var left = 0
  /// The patterns that are gone.
  private(set) var patterns: [(line: Int, text: String)] = []

  init(_ run: UpdateOptions, of path: String) {
    (self.run, self.path) = (run, path)
    palette = Palette(
      .auto, isTerminal: World.isOutputTerminal, noColor: World.environment("NO_COLOR"),
      term: World.environment("TERM"))
  }

  /// Whether to make a change.
  func accepts(_ change: ProposedChange) -> Bool {
    let isOfTurn = run.turn.map { $0 == change.turn } ?? true
    let isAccepted = isOfTurn && (!run.asks || answer ?? ask(change))
    if isAccepted {
      made += 1
      patterns += change.patterns
    } else {
      left += 1
    }
    return isAccepted
  }

  private func ask(_ change: ProposedChange) -> Bool {
    let input = change.input.map { "  \($0)" } ?? ""
    World.say("\(path)  turn \(change.turn)\(input)  (line \(change.line))")
    for line in change.lines { World.say(palette.render(line)) }
    while true {
      World.write("Accept it? (y)es, (n)o, (a)ll from here on, (q)uit: ")
      guard let said = readLine() else {
        World.say("")
        answer = false
        return false
      }
      switch said.first {
      case "y", "Y": return true
      case "n", "N": return false
      case "a", "A":
        answer = true
        return true
      case "q", "Q":
        answer = false
        return false
      default: continue
      }
    }
  }
}
