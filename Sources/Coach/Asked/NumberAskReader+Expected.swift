import Wellness

/// Money that is still to come, what there is without it, and whether a calculation was right.
extension NumberAskReader {
  /// `i get a bonus of 500 next month`, `my landlord owes me 250`: not there yet, so not saved.
  var expected: NumberAsk? {
    guard isMoney, texts.isDisjoint(with: NumberAskReader.listed.arrived),
      SaidRate(text, unit: goal.unit) == nil,
      says(NumberAskReader.listed.promised)
        || says(NumberAskReader.listed.incoming) && says(NumberAskReader.listed.later)
    else { return nil }
    return comingSum.map { .expected($0) }
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
    let leaves = ["skip", "without", "leave", "forget", "ignore", "minus", "exclude"]
    return isMoney && texts.count <= 16 && says(NumberAskReader.listed.windfalls) && says(leaves)
      ? .without : nil
  }

  /// `did i do the sum wrong?`: what it takes is worked out once more.
  var checked: NumberAsk? {
    guard hasQuestionMark, says(["sum", "sums", "math", "maths", "calculate"]),
      says(["wrong", "right", "correct", "correctly"]),
      standing.measure != .none, standing.measure != .timeOfDay
    else { return nil }
    return .number([.total, .level].contains(standing.measure) ? .perDay : .gap)
  }

  var isMoney: Bool { standing.measure == .total && UnitWords.isMoney(goal.unit) }
}
