import Session
import Testing

@testable import Program
@testable import Verbs

/// What several runs of a session have come to, and how far they are.
@Suite struct CheckReportTests {
  private func check(_ line: Int, _ holds: Bool) -> LiveCheck {
    LiveCheck(
      line: line, turn: 1, subject: "|? asks",
      fields: holds ? [] : [Difference.Field(path: "answer", expected: nil, actual: "No.")])
  }

  private func counts(_ report: CheckReport) -> [String] {
    report.rows.map { "\($0.held) of \($0.runs)" }
  }

  @Test func whatTheBuiltInCoachSaysCountsForNothing() {
    var report = CheckReport()
    report.add([], leavingOut: [check(3, true)], complaints: [])
    #expect(report.isEmpty && counts(report) == ["0 of 0"])
    #expect(report.failing(nil).isEmpty && report.failing(.percent(90)).isEmpty)
    report.add([check(3, true)], complaints: [])
    report.add([check(3, false)], complaints: [])
    report.add([], leavingOut: [check(3, false)], complaints: [])
    #expect(!report.isEmpty && counts(report) == ["1 of 2"])
    #expect(report.failing(.percent(50)).isEmpty && report.failing(.runs(1)).isEmpty)
    #expect(report.failing(.percent(51)).count == 1)
    #expect(report.failing(nil).first?.run == 3)
  }

  @Test func whatWasNotLookedAtBeforeHasHeld() {
    var report = CheckReport()
    report.add([check(3, true)], complaints: [])
    report.add([check(3, true), check(4, false)], complaints: [])
    #expect(counts(report) == ["2 of 2", "1 of 2"])
  }

  @Test(arguments: [(0, 3, 3), (3, 1, 1), (1, 3, 1), (1, 2, 2), (2, 3, 2), (0, 0, 0)])
  func theWorstOfSeveralFilesIsTheCode(_ one: Int32, _ other: Int32, _ code: Int32) {
    #expect(CheckOutcome.worse(one, other) == code)
  }

  @Test func atATerminalTheLineIsWrittenOver() {
    var said = ""
    var progress = CheckProgress(isTerminal: true) { said += $0 }
    progress.begin("a.session", run: 1, of: 20)
    progress.begin("a.session", run: 2, of: 20)
    progress.clear()
    #expect(
      said
        == "\r\u{1B}[Ka.session: run 1 of 20 …\r\u{1B}[Ka.session: run 2 of 20 …\r\u{1B}[K")
  }

  @Test func elsewhereALineComesNowAndThen() {
    var said = ""
    let start = ContinuousClock.now
    var progress = CheckProgress(isTerminal: false, start: start) { said += $0 }
    for run in 1...30 {
      progress.begin("a.session", run: run, of: 30, at: start + .seconds(run))
    }
    progress.clear()
    #expect(said == "a.session: run 10 of 30\na.session: run 20 of 30\na.session: run 30 of 30\n")
  }
}
