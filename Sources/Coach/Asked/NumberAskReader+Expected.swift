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
    return comingSum.map { sum in
      let answer = standing.depositAnswer(sum).map { "I'd count that only once it's there. " + $0 }
      return NumberAsk(answer, isOfOther: true)
    }
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
    guard isMoney, texts.count <= 16, says(NumberAskReader.listed.windfalls), says(leaves) else {
      return nil
    }
    return NumberAsk("Without it, then: " + SentenceText.uncapitalized(standing.answer(.onTrack)))
  }

  /// `did i do the sum wrong?`: what it takes is worked out once more.
  var checked: NumberAsk? {
    guard hasQuestionMark, says(["sum", "sums", "math", "maths", "calculate"]),
      says(["wrong", "right", "correct", "correctly"]),
      standing.measure != .none, standing.measure != .timeOfDay
    else { return nil }
    return NumberAsk(standing.answer([.total, .level].contains(standing.measure) ? .perDay : .gap))
  }

  var isMoney: Bool { standing.measure == .total && UnitWords.isMoney(goal.unit) }
}
