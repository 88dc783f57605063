import Shell
import Testing
import Time
import Wellness

@testable import Program
@testable import Verbs

@Suite struct InvocationParserTests {
  private static func shell(_ change: (inout ShellFlags) -> Void = { _ in }) -> Invocation {
    var run = ShellFlags()
    change(&run)
    return .shell(run)
  }

  private static func record(
    _ file: String, _ change: (inout RecordOptions) -> Void = { _ in }
  ) -> Invocation {
    var run = RecordOptions(file: file)
    change(&run)
    return .record(run)
  }

  private static func verify(_ change: (inout VerifyOptions) -> Void = { _ in }) -> Invocation {
    var run = VerifyOptions()
    change(&run)
    return .verify(run)
  }

  private static func update(_ change: (inout UpdateOptions) -> Void = { _ in }) -> Invocation {
    var run = UpdateOptions()
    change(&run)
    return .update(run)
  }

  private static func format(_ change: (inout FormatOptions) -> Void) -> Invocation {
    var run = FormatOptions()
    change(&run)
    return .format(run)
  }

  private static func lint(_ change: (inout LintOptions) -> Void) -> Invocation {
    var run = LintOptions()
    change(&run)
    return .lint(run)
  }

  private static func importing(
    _ file: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> Invocation {
    var run = ImportOptions(file: file)
    change(&run)
    return .importing(run)
  }

  private static let lines: [(String, Invocation)] = [
    ("", shell()), ("--version", .version), ("-V", .version), ("--help", .help), ("-h", .help),
    ("help", .help),
    ("paths", .paths(isJSON: false)), ("paths --json", .paths(isJSON: true)),
    ("paths --help", .verbHelp("paths")), ("verify --strict -h", .verbHelp("verify")),
    ("update a --help", .verbHelp("update")), ("record --help", .verbHelp("record")),
    ("record f --help", .verbHelp("record")), ("help fmt", .verbHelp("fmt")),
    ("lint --no-run -h", .verbHelp("lint")), ("fmt", .format(FormatOptions())),
    ("fmt --check a", format { ($0.isCheck, $0.paths) = (true, ["a"]) }),
    (
      "lint --no-run --timeout 5s a",
      lint { ($0.runs, $0.timeout, $0.paths) = (false, .seconds(5), ["a"]) }
    ),
    (
      "import a.cast -o b.session --prompt $",
      importing("a.cast") { ($0.output, $0.prompt) = ("b.session", "$") }
    ),
    ("import -", importing("-")),
    ("-c /goals --help", .help), ("-c --help", shell { $0.inputs = [.line("--help")] }),
    (
      "-c /goals -f file -c hello -i",
      shell {
        $0.inputs = [.line("/goals"), .file("file"), .line("hello")]
        $0.stays = true
      }
    ),
    (
      "--keep-going --incognito --ascii --accessible",
      shell {
        $0.keepsGoing = true
        $0.isIncognito = true
        $0.isASCII = true
        $0.isAccessible = true
      }
    ),
    (
      "--seed 18446744073709551615 --clock 2026-03-02T07:30:00Z --pace 40ms",
      shell {
        $0.seed = .max
        $0.clock = Instant(milliseconds: 1_772_436_600_000)
        $0.pace = "40ms"
      }
    ),
    (
      "--seed=7 --pace=0 --fault=drop=3,batch --sync=manual --color=never",
      shell {
        $0.seed = 7
        $0.pace = "0"
        $0.fault = "drop=3,batch"
        $0.sync = "manual"
        $0.color = "never"
      }
    ), ("record first.session", record("first.session")),
    ("record first.session --keep-personal", record("first.session") { $0.keepsPersonal = true }),
    (
      "record --layer shell first.session --title Hello --seed 7 -c hi",
      record("first.session") {
        $0.layer = "shell"
        $0.title = "Hello"
        $0.shell.seed = 7
        $0.shell.inputs = [.line("hi")]
      }
    ), ("verify", verify()),
    ("verify --timeout 500ms", verify { $0.timeout = .milliseconds(500) }),
    ("verify -j auto", verify { $0.jobs = 0 }), ("verify -j8", verify { $0.jobs = 8 }),
    ("verify --jobs=2", verify { $0.jobs = 2 }),
    ("verify --timeout 5m", verify { $0.timeout = .seconds(300) }),
    ("verify --timeout 1.5s", verify { $0.timeout = .milliseconds(1500) }),
    ("update --timeout 2h", update { $0.timeout = .seconds(7200) }), ("update", update()),
    (
      "update --check a --force",
      update {
        $0.paths = ["a"]
        $0.isCheck = true
        $0.isForced = true
      }
    ),
  ]

  @Test func aQuestionIsTheOnlyInput() throws {
    let question = InvocationParserTests.shell {
      $0.inputs = [.line("hi")]
      $0.question = Question()
      $0.question?.goal = "run"
      $0.question?.persona = .triage
      $0.isJSON = true
    }
    #expect(try parse("ask hi --goal run --json --persona triage") == question)
    let read = InvocationParserTests.shell {
      $0.question = Question()
      $0.readsQuestion = true
    }
    #expect(try parse("ask -") == read)
  }

  private func parse(_ line: String) throws(UsageError) -> Invocation {
    try InvocationParser.parse(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: lines)
  func readsEveryVerb(_ line: String, _ invocation: Invocation) throws {
    #expect(try parse(line) == invocation)
  }

  @Test(arguments: [
    (
      "frob",
      "lume has no verb \"frob\". It has ask, record, verify, update, check, resume, play, export, "
        + "fmt, lint, import, serve, users, database, paths, doctor, completion, help; lume --help explains them"
    ), ("--frob", "lume has no flag --frob: lume --help lists them"),
    ("--frob=5", "lume has no flag --frob=5: lume --help lists them"),
    ("-x", "lume has no flag -x: lume --help lists them"),
    ("--json ask hi", "ask stands before all flags: lume ask --help shows its form"),
    ("--json vrify", "lume has no verb \"vrify\": did you mean verify? lume --help lists them"),
    ("-c", "-c needs a value behind it"), ("--seed", "--seed needs a value behind it"),
    ("--seed -1", "--seed takes a whole number from 0 on, not \"-1\""),
    ("--seed=7.5", "--seed takes a whole number from 0 on, not \"7.5\""),
    ("--clock noon", "--clock takes a time such as 2026-03-02T07:30:00Z, not \"noon\""),
    ("--clock 2026-03-02", "--clock takes a time such as 2026-03-02T07:30:00Z, not \"2026-03-02\""),
    ("--pace fast", "--pace takes a time between words such as 40ms, or 0, not \"fast\""),
    ("--sync never", "--sync takes auto or manual, not \"never\""),
    ("--color red", "--color takes auto, always or never, not \"red\""),
    ("record", "lume record needs the FILE to write, e.g. lume record first.session"),
    ("record a b", "lume record takes one file, and \"b\" is a second one"),
    ("record a --layer tcp", "--layer takes wire or shell, not \"tcp\""),
    ("record a --strict", "lume record has no flag --strict: lume record --help lists them"),
    ("verify --check", "lume verify has no flag --check: lume verify --help lists them"),
    ("verify --filter", "--filter needs a value behind it"),
    ("verify -j 0", "-j takes a number from 1 to 256, not \"0\""),
    ("verify -j many", "-j takes a number from 1 to 256, not \"many\""),
    ("verify --perturb 0", "--perturb takes a number from 1 to 1000, not \"0\""),
    (
      "verify --shard 5/4",
      "--shard takes the part and the number of parts, e.g. 2/4, not \"5/4\""
    ),
    ("verify --shard 0/4", "--shard takes the part and the number of parts, e.g. 2/4, not \"0/4\""),
    ("verify --shard 3", "--shard takes the part and the number of parts, e.g. 2/4, not \"3\""),
    ("verify --tap --json", "--tap and --json both decide what stdout has: give one of them"),
    ("verify --watch --json", "--watch shows a report for people: leave out --json"),
    ("verify --watch --junit x", "--watch shows a report for people: leave out --junit"),
    ("verify --list --tap", "--list verifies nothing: leave out --tap"),
    ("verify --color red", "--color takes auto, always or never, not \"red\""),
    (
      "verify --timeout 60", "--timeout takes a duration such as 500ms, 60s or 5m, not \"60\""
    ),
    (
      "verify --timeout 999999999h",
      "--timeout takes a duration such as 500ms, 60s or 5m, not \"999999999h\""
    ),
    (
      "serve --drain 11m",
      "--drain takes a duration such as 500ms, 60s or 5m, at most 10m, not \"11m\""
    ),
    ("update --timeout 0s", "--timeout takes a duration such as 500ms, 60s or 5m, not \"0s\""),
    (
      "verify --timeout 9999999999h",
      "--timeout takes a duration such as 500ms, 60s or 5m, not \"9999999999h\""
    ),
    ("update --strict", "lume update has no flag --strict: lume update --help lists them"),
    (
      "ask",
      "lume ask needs the TEXT to ask, e.g. lume ask \"How should I start?\", or - to read it"
    ),
    (
      "fmt --chekc",
      "lume fmt has no flag --chekc: did you mean --check? lume fmt --help lists them"
    ),
    ("record a --blind", "--blind goes with --again: lume record --again FILE"),
    ("lint --x", "lume lint has no flag --x: lume lint --help lists them"),
    ("import", "lume import needs the FILE to read: a cast, a HAR file or a text"),
    ("import a b", "lume import takes one file, and \"b\" is a second one"),
    ("import --from x", "lume import has no flag --from: lume import --help lists them"),
    ("help verfy", "lume has no verb \"verfy\": did you mean verify? lume --help lists them"),
    ("verfy", "lume has no verb \"verfy\": did you mean verify? lume --help lists them"),
    (
      "verify --tags x",
      "lume verify has no flag --tags: did you mean --tag? lume verify --help lists them"
    ), ("--sede 7", "lume has no flag --sede: did you mean --seed? lume --help lists them"),
    ("ask two words", "lume ask takes one text: put it in quotes"),
    ("ask hi -i", "lume ask takes one text, and no -i"),
    ("ask hi --nope", "lume ask has no flag --nope: lume ask --help lists them"),
    ("paths x", "lume paths takes --json and nothing more, not \"x\""),
  ])
  func saysWhatIsWrongInOneSentence(_ line: String, _ sentence: String) {
    #expect(throws: UsageError(sentence)) { try parse(line) }
  }

  @Test func aFlagOfTheShellMayStandBeforeItsValueOfAnyForm() throws {
    let run = try InvocationParser.parse(["-c", "--seed", "--seed", "7"])
    #expect(
      run
        == InvocationParserTests.shell {
          $0.inputs = [.line("--seed")]
          $0.seed = 7
        })
  }
}
