import Wellness

/// Money that is still to come, what there is without it, and whether a calculation was right.
extension NumberAskReader {
  /// `i get a bonus of 500 next month`, `my landlord owes me 250`: not there yet, so not saved.
  var expected: NumberAsk? {
    guard isMoney, said.isDisjoint(with: Self.arrived), SaidRate(text, unit: goal.unit) == nil
    else { return nil }
    let isPromised = !said.isDisjoint(with: Self.promised)
    let isComing = !said.isDisjoint(with: Self.incoming) && !said.isDisjoint(with: Self.later)
    guard isPromised || isComing, let comingSum else { return nil }
    return .expected(comingSum)
  }

  /// The largest amount of money that isn't part of a date.
  private var comingSum: Double? {
    let dates = dates
    return SaidNumber.all(in: texts).filter { number in
      !dates.contains { $0.contains(number.word) } && number.value >= goal.target / 200
        && !["st", "nd", "rd", "th"].contains(number.unit) && !UnitWords.isMeasure(number.unit)
        && !texts[number.word].contains(":") && texts[number.word].last?.isNumber ?? false
    }.map(\.value).max()
  }

  /// `what if i skip the bonus`, `and without the tax refund?`.
  var without: NumberAsk? {
    guard isMoney, texts.count <= 16, !said.isDisjoint(with: Self.windfalls),
      !said.isDisjoint(with: ["skip", "without", "leave", "forget", "ignore", "minus", "exclude"])
    else { return nil }
    return .without
  }

  /// `did i do the sum wrong?`: what it takes is worked out once more.
  var checked: NumberAsk? {
    guard hasQuestionMark, !said.isDisjoint(with: ["sum", "sums", "math", "maths", "calculate"]),
      !said.isDisjoint(with: ["wrong", "right", "correct", "correctly"]),
      standing.measure != .none, standing.measure != .timeOfDay
    else { return nil }
    return [.total, .level].contains(standing.measure) ? .pace : .gap
  }

  private var isMoney: Bool { standing.measure == .total && UnitWords.isMoney(goal.unit) }

  /// What shows that it is there.
  private static let arrived: [String] = .listed("NumberAskReader.arrived")
  private static let promised: [String] = .listed("NumberAskReader.promised")
  private static let incoming: [String] = .listed("NumberAskReader.incoming")
  private static let later: [String] = .listed("NumberAskReader.later")
  private static let windfalls: [String] = .listed("NumberAskReader.windfalls")
}
