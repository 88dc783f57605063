import JSON
import Testing
import Time
import Wellness

@testable import Shell

@Suite struct ShapeTests {
  private struct Sample: Record {
    let title: String
    let count: Int?
    let days: [CalendarDate]
    let inner: [Inner]

    struct Inner: Record {
      let share: Double
      let isDone: Bool
      let at: Instant?

      static let fields: [Field<Inner>] = [
        Field("share", \.share), Field("is_done", \.isDone), Field("at", \.at),
      ]
    }

    static let fields: [Field<Sample>] = [
      Field("title", \.title), Field("count", \.count), Field("days", \.days),
      Field("inner", \.inner),
    ]
  }

  private static let sample = Sample(
    title: "b\u{1b}\n", count: nil, days: [CalendarDate(daysSince1970: 0)],
    inner: [Sample.Inner(share: 0.5, isDone: true, at: Instant(milliseconds: 5))])

  @Test func objectAndDescriptionHaveTheirKeysInTheOrderOfTheTable() {
    #expect(
      ShapeTests.sample.json.textInOrder()
        == #"{"title": "b\u001b\n", "count": null, "days": ["1970-01-01"], "#
        + #""inner": [{"share": 0.5, "is_done": true, "at": "1970-01-01T00:00:00.005Z"}]}"#)
    #expect(
      Sample.shape.json.textInOrder()
        == #"{"title": "string", "count": "number?", "days": ["date"], "#
        + #""inner": [{"share": "number", "is_done": "boolean", "at": "time?"}]}"#)
    #expect(Sample.shape.fits(ShapeTests.sample.json))
  }

  @Test(arguments: [
    #"{"title": 1, "count": null, "days": [], "inner": []}"#,
    #"{"title": "", "count": "1", "days": [], "inner": []}"#,
    #"{"title": "", "count": null, "days": ["today"], "inner": []}"#,
    #"{"title": "", "count": null, "days": null, "inner": []}"#,
    #"{"title": "", "count": null, "days": []}"#,
    #"{"count": null, "title": "", "days": [], "inner": []}"#,
  ])
  func anotherValueDoesNotFit(_ text: String) throws {
    #expect(!Sample.shape.fits(try JSON(parsing: Array(text.utf8))))
  }

  /// A program finds the same key for the same thing wherever it looks.
  @Test(arguments: Registry.usages.map(\.name))
  func everyResultHasKeysThatProgramsCanRelyOn(_ name: String) throws {
    let command = try #require(Registry.commands.first { $0.usage.name == name })
    func check(_ shape: Shape) {
      switch shape {
      case .optional(let inner), .list(let inner): check(inner)
      case .record(let members):
        #expect(Set(members.map(\.name)).count == members.count)
        for member in members {
          #expect(
            member.name.allSatisfy { $0.isLowercase || $0 == "_" || $0.isNumber }, "\(member.name)")
          check(member.shape)
        }
      case .string, .number, .boolean, .date, .time, .meta: break
      }
    }
    guard case .record = command.resultShape else {
      Issue.record("\(name) is no object")
      return
    }
    check(command.resultShape)
  }

  @Test func aGoalHasAllThatTheContractHas() {
    guard case .record(let members) = Goal.shape else { return }
    #expect(members.count == 19 && members.first?.name == "id")
  }
}
