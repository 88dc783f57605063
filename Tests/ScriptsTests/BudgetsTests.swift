import Testing

@testable import lume_bench

/// What `Scripts/bench count` makes of its figures.
@Suite struct BudgetsTests {
  private typealias Figure = Budgets.Figure

  private static let table = """
    # Instructions
    # Debian 12 x86_64, Swift 6.3.1
    turn of 200\t200000
    turn of 2000 to of 200\t1.050

    """

  private func verdict(_ turn: Double, growth: Double = 1) throws -> Budgets.Verdict {
    try Budgets(parsing: Self.table).verdict(on: [
      Figure(name: "turn of 200", value: turn),
      Figure(name: "turn of 2000 to of 200", value: growth, isRatio: true),
    ])
  }

  @Test(arguments: [
    (200_000.0, 1.0, true), (209_999, 1.049, true), (210_001, 1, false), (400_000, 1, false),
    (190_001, 1, true), (1000, 1, true), (200_000, 1.051, false), (200_000, 0.9, true),
  ])
  func fivePercentMoreAreTooMuch(_ turn: Double, _ growth: Double, _ isKept: Bool) throws {
    #expect(try verdict(turn, growth: growth).isKept == isKept)
  }

  @Test func saysWhatIsTooMuch() throws {
    let sentence = "turn of 200 is too much: 210001, where the table has 200000."
    #expect(try verdict(210_001).lines.last == sentence)
    let growth = "turn of 2000 to of 200 is too much: 1.060, where the table has 1.050."
    #expect(try verdict(200_000, growth: 1.06).lines.last == growth)
  }

  @Test func saysWhereTheTableCanBeLowered() throws {
    let lines = try verdict(189_999).lines
    #expect(lines.count == 3 && lines[2].contains("lower the table"))
    #expect(try verdict(190_001, growth: 0.5).lines.count == 2)
  }

  @Test func everyFigureHasABudgetAndEveryBudgetAFigure() throws {
    let budgets = try Budgets(parsing: Self.table)
    let more = [Figure(name: "request", value: 1)] + budgets.figures
    #expect(!budgets.verdict(on: more).isKept)
    let some = Array(budgets.figures.dropLast())
    #expect(!budgets.verdict(on: some).isKept)
    #expect(budgets.verdict(on: some, areAll: false).isKept)
    #expect(budgets.verdict(on: budgets.figures).isKept)
  }

  @Test func isWrittenAsItIsRead() throws {
    var budgets = try Budgets(parsing: Self.table)
    #expect(try Budgets(parsing: budgets.text) == budgets)
    let counted = [
      Figure(name: "turn of 200", value: 190_000.4),
      Figure(name: "turn of 2000 to of 200", value: 1.2, isRatio: true),
      Figure(name: "other", value: 0.9, isRatio: true),
    ]
    budgets = budgets.updated(with: counted, on: "Debian 12 x86_64, Swift 6.4")
    let text = budgets.text.split(separator: "\n").dropFirst().map(String.init)
    // How far something may grow is not what it has grown.
    #expect(
      text == [
        "# Debian 12 x86_64, Swift 6.4", "turn of 200\t190000", "turn of 2000 to of 200\t1.050",
        "other\t1.050",
      ])
  }

  @Test(arguments: ["", "# one\nturn\t1\n", "# one\n# two\nturn 1\n", "# one\n# two\nturn\tx\n"])
  func whatIsNoTableIsRefused(_ text: String) {
    #expect(throws: BenchError.self) { try Budgets(parsing: text) }
  }
}
