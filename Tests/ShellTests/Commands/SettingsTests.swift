import Testing
import UseCases

@testable import Shell

@Suite struct SettingsTests {
  @Test func showsAllOneOrChangesOne() throws {
    let all = try parse("/set", as: Settings.self)
    #expect(all.row == nil && all.value == nil)
    let one = try parse("/set pace", as: Settings.self)
    #expect(one.row?.key == .pace && one.value == nil)
    let change = try parse("/set sync manual", as: Settings.self)
    #expect(change.row?.key == .sync && change.value == "manual")
  }

  @Test(arguments: [
    ("sync", ["auto", "manual"], ["off", "AUTO", ""]),
    ("pace", ["0", "40ms", "2s"], ["fast", "40", "-1ms", "61s"]),
    ("color", ["auto", "always", "never"], ["red", "yes"]),
    ("theme", ["dark", "light", "bright", "plain"], ["red", "Dark"]),
    ("ascii", ["auto", "on", "off"], ["yes", "always"]),
    ("accessible", ["auto", "on", "off"], ["true"]),
    ("log", ["auto", "ask", "off"], ["on", "ASK", ""]),
    ("history", ["on", "off"], ["auto", "ON", ""]),
  ])
  func eachSettingKnowsItsValues(_ key: String, _ good: [String], _ bad: [String]) throws {
    for value in good {
      #expect(try parse("/set \(key) \(value)", as: Settings.self).value == value)
    }
    let row = try #require(SettingRow.all.first { $0.key.rawValue == key })
    for value in bad {
      #expect(
        throws: UsageProblem.bad(
          value, for: "/set \(key)", expected: row.expected, known: row.values)
      ) {
        try parse("/set \(key) \"\(value)\"", as: Settings.self)
      }
    }
  }

  @Test func suggestsTheSettingThatWasMeant() {
    let error = #expect(throws: UsageProblem.self) { try parse("/set colour", as: Settings.self) }
    #expect(
      error.map { ProblemText.sentence($0, Settings.usage) }
        == "\"colour\" doesn't fit /set: did you mean color?")
    #expect(throws: UsageProblem.unexpected("3")) { try parse("/set a 2 3", as: Settings.self) }
  }

  @Test func setShowsChangesAndRefuses() throws {
    try expectTranscript(
      """
      > /set
      | sync          auto    auto sends each change at once, manual only with /sync
      | pace          40ms    time between the words of the built-in coach
      | color         auto    colours on the screen
      | theme         dark    which of the 16 colours, for which screen
      | ascii         auto    plain characters; auto goes by your locale and --ascii
      | accessible    auto    for screen readers; auto goes by ACCESSIBLE and the flag
      | log           ask     whether progress that you tell the coach of is logged
      | history       on      whether what you type is kept
      | coach         off     address of a language model, or off: see /coach
      | coach-model   none    what its server calls the model
      | coach-options none    what is set of it
      > /set pace 0
      | pace    0       time between the words of the built-in coach
      | In this run; /set pace 0 --save keeps it for later ones.
      > /set pace fast
      ! "fast" doesn't fit /set pace: it takes a time between words such as 40ms, or 0
      > /set colour never
      ! "colour" doesn't fit /set: did you mean color?
      > /set pace
      | pace    0       time between the words of the built-in coach
      > /set pace --save
      | pace    0       time between the words of the built-in coach
      | Kept for later runs.
      > /set sync atuo
      ! "atuo" doesn't fit /set sync: did you mean auto?
      > /set --save
      ! /set needs KEY, e.g. /set sync manual --save
      """)
  }
}
