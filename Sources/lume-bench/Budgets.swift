/// How many instructions things may take: the lines of a table in the tree.
///
/// A line has a name, a tab and a number: instructions, or with a point in it the most that one
/// figure may be of another. Lines with `#` are for people; the second one names the machine that
/// the figures belong to.
struct Budgets: Equatable {
  /// What was counted.
  struct Figure: Equatable {
    let name: String
    let value: Double
    /// Whether it is the quotient of two others.
    var isRatio = false
  }

  /// E.g. `Debian 12 x86_64, Swift 6.3.1`.
  var machine: String
  private(set) var figures: [Figure]

  /// By how much a figure may differ from the one in the table.
  static let leeway = 0.05
  /// What a quotient may be where no table says otherwise.
  private static let usualRatio = 1.05

  init(machine: String, figures: [Figure] = []) {
    self.machine = machine
    self.figures = figures
  }

  /// - Throws: `BenchError` for a line that cannot be read.
  init(parsing text: String) throws {
    var comments: [Substring] = []
    figures = []
    for line in text.split(separator: "\n") {
      if line.first == "#" {
        comments.append(line.dropFirst().drop { $0 == " " })
        continue
      }
      let cells = line.split(separator: "\t")
      guard cells.count == 2, let value = Double(cells[1]) else {
        throw BenchError("the table of budgets has a line that is none: \(line)")
      }
      figures.append(
        Figure(name: String(cells[0]), value: value, isRatio: cells[1].contains(".")))
    }
    guard comments.count == 2 else {
      throw BenchError("the table of budgets does not name its machine")
    }
    machine = String(comments[1])
  }

  /// The table as a file.
  var text: String {
    let lines = figures.map { "\($0.name)\t\(Budgets.text($0))\n" }
    let heading = "# Instructions, written by Scripts/bench count --write, held by Scripts/test"
    return heading + "\n# \(machine)\n" + lines.joined()
  }

  /// The table that has what was counted; how far things may grow stays.
  func updated(with counted: [Figure], on machine: String) -> Budgets {
    let limits = counted.map { figure in
      guard figure.isRatio else { return figure }
      let limit = figures.first { $0.name == figure.name }?.value ?? Budgets.usualRatio
      return Figure(name: figure.name, value: limit, isRatio: true)
    }
    return Budgets(machine: machine, figures: limits)
  }

  /// What comes of holding what was counted to the table.
  struct Verdict: Equatable {
    /// A line for each figure, and a sentence for each that is to be looked at.
    var lines: [String] = []
    /// Whether nothing takes more than it may, and the table has what was counted.
    var isKept = true
  }

  /// Holds what was counted to the table.
  ///
  /// - Parameter areAll: whether all that the table has was to be counted.
  func verdict(on counted: [Figure], areAll: Bool = true) -> Verdict {
    var verdict = Verdict()
    var sentences: [String] = []
    func breach(_ sentence: String) {
      sentences.append(sentence)
      verdict.isKept = false
    }
    for figure in counted {
      let now = Budgets.text(figure)
      guard let budget = figures.first(where: { $0.name == figure.name }) else {
        verdict.lines.append("\(figure.name): \(now)")
        breach("\(figure.name) has no budget: Scripts/bench count --write gives it one.")
        continue
      }
      let limit = Budgets.text(budget)
      verdict.lines.append("\(figure.name): \(now) (\(budget.isRatio ? "at most " : "")\(limit))")
      let share = figure.value / budget.value
      if figure.isRatio ? share > 1 : share > 1 + Budgets.leeway {
        breach("\(figure.name) is too much: \(now), where the table has \(limit).")
      } else if !figure.isRatio, share < 1 - Budgets.leeway {
        sentences.append(
          "\(figure.name) has become less: lower the table by Scripts/bench count --write.")
      }
    }
    let missing = figures.filter { budget in !counted.contains { $0.name == budget.name } }
    for budget in areAll ? missing : [] {
      breach("\(budget.name) is in the table and is not counted any more.")
    }
    verdict.lines += sentences
    return verdict
  }

  /// A count as a whole number, a quotient with three digits behind the point.
  private static func text(_ figure: Figure) -> String {
    guard figure.isRatio else { return String(Int(figure.value.rounded())) }
    let thousandths = String(Int((figure.value * 1000).rounded()))
    let padded = String(repeating: "0", count: max(0, 4 - thousandths.count)) + thousandths
    return padded.dropLast(3) + "." + padded.suffix(3)
  }
}
