import Demo
import Session
import Testing

@testable import Program
@testable import Verbs

@Suite struct DemoFlagsTests {
  private static func export(_ change: (inout ExportOptions) -> Void = { _ in }) -> Invocation {
    var run = ExportOptions()
    run.demo.file = "a.session"
    change(&run)
    return .export(run)
  }

  private static func play(_ change: (inout PlayOptions) -> Void = { _ in }) -> Invocation {
    var run = PlayOptions()
    run.demo.file = "a.session"
    change(&run)
    return .play(run)
  }

  private static let lines: [(String, Invocation)] = [
    ("export a.session", export()),
    (
      "export a.session -o b.svg",
      export { $0.output = "b.svg" }
    ),
    (
      "export --output x/b.CAST a.session",
      export {
        $0.output = "x/b.CAST"
        $0.format = .cast2
      }
    ),
    (
      "export a.session -o b --format cast2",
      export {
        $0.output = "b"
        $0.format = .cast2
      }
    ),
    ("export a.session --format cast", export { $0.format = .cast2 }),
    ("export a.session --format cast3", export { $0.format = .cast3 }),
    ("export a.session --format=md", export { $0.format = .md }),
    ("export a.session --at end", export { $0.still = .end }),
    (
      "export a.session --at 3 --title Two --padding 0 --no-window --theme github-dark",
      export {
        $0.still = .turn(3)
        $0.title = "Two"
        $0.padding = 0
        $0.hasWindow = false
        $0.demo.theme = Theme(named: "github-dark")
      }
    ),
    (
      "play a.session --step --size 100x30 --speed 0.5 --idle 1s --typing 60ms --from 2 --to 4 "
        + "--ascii --timeout 5m",
      play {
        $0.demo.timeout = .seconds(300)
        $0.isStepwise = true
        $0.demo.size = SessionHeader.Size(columns: 100, rows: 30)
        $0.demo.pacing.speed = 0.5
        $0.demo.pacing.idle = 1000
        $0.demo.pacing.typing = 60
        $0.demo.pacing.from = 2
        $0.demo.pacing.to = 4
        $0.demo.isASCII = true
      }
    ),
    (
      "play a.session --idle 0 --typing 0",
      play {
        $0.demo.pacing.idle = 0
        $0.demo.pacing.typing = 0
      }
    ),
  ]

  @Test(arguments: lines) func areRead(_ line: String, _ invocation: Invocation) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(try InvocationParser.parse(words) == invocation)
  }

  private static let mistakes: [(String, String)] = [
    ("export", "lume export needs the FILE to show, e.g. lume export first.session -o first.svg"),
    ("play", "lume play needs the FILE to show, e.g. lume play first.session"),
    ("play a b", "lume play takes one file, and \"b\" is a second one"),
    ("export a --nope", "lume export has no flag --nope: lume export --help lists them"),
    (
      "play a --title T",
      "lume play has no flag --title: did you mean --idle? lume play --help lists them"
    ),
    ("export a --step", "lume export has no flag --step: lume export --help lists them"),
    (
      "export a --size 80",
      "--size takes columns and rows such as 80x24, from 20x5 to 400x200, not \"80\""
    ),
    (
      "export a --size 10x24",
      "--size takes columns and rows such as 80x24, from 20x5 to 400x200, not \"10x24\""
    ),
    ("export a --speed 0", "--speed takes a number such as 2 or 0.5, from 0.1 to 100, not \"0\""),
    (
      "export a --speed inf",
      "--speed takes a number such as 2 or 0.5, from 0.1 to 100, not \"inf\""
    ),
    ("export a --idle -1s", "--idle takes a time such as 80ms or 2s, or 0, up to 1h, not \"-1s\""),
    (
      "export a --typing fast",
      "--typing takes a time such as 80ms or 2s, or 0, up to 1h, not \"fast\""
    ),
    ("export a --from 0", "--from takes a number from 1 to 1000000, not \"0\""),
    ("export a --from 3 --to 2", "--from 3 is behind --to 2: nothing would be shown"),
    (
      "export a --theme neon",
      "there is no theme \"neon\". There are lume, github, solarized, gruvbox, contrast, each also "
        + "as NAME-light and NAME-dark"
    ),
    (
      "export a --format gif",
      "--format takes cast2, cast3, svg, md, txt or cast, not \"gif\""
    ),
    (
      "export a -o b.gif",
      "b.gif may be anything: end its name in .svg, .cast, .md or .txt, or give --format with one "
        + "of cast2, cast3, svg, md, txt"
    ),
    ("export a --at 1 -o b.cast", "--at takes a still, which is svg or txt, not cast2"),
    ("export a --at 1 --from 1", "--at shows the end of one turn: leave out --from and --to"),
    ("export a --padding 3 -o a.md", "--padding is for svg, not for md"),
    ("export a --no-window -o a.txt", "--no-window is for svg, not for txt"),
    ("export - --format md", "- is one screen, which is svg or txt, not md"),
    ("export a --padding 5000", "--padding takes a number from 0 to 100, not \"5000\""),
    ("export a --theme", "--theme needs a value behind it"),
  ]

  @Test(arguments: mistakes) func aMistakeIsOneSentence(_ line: String, _ sentence: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(throws: UsageError(sentence)) { try InvocationParser.parse(words) }
  }
}
