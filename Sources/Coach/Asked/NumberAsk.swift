/// A question about numbers that brings something of its own: an amount, a day, a unit, a target.
struct NumberAsk {
  /// `nil` where there is nothing to compute.
  let answer: String?
  /// Whether it's about another value than the goal's, or one that is still to come.
  let isOfOther: Bool

  init(_ answer: String?, isOfOther: Bool = false) {
    (self.answer, self.isOfOther) = (answer, isOfOther)
  }
}
