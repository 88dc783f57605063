/// What words say an amount is, where few messages have taught it to the model.
extension ToldReader {
  /// - Parameters:
  ///   - judged: what the model takes it for.
  ///   - isAlone: whether the message has no other amount.
  func overruled(
    _ judged: ToldModel.Judgement, of amount: ToldAmount, isAlone: Bool
  ) -> ToldModel.Judgement {
    guard !amount.range.isEmpty, !text.contains("?"),
      let role = role(of: amount, judged.role, isAlone: isAlone)
    else { return judged }
    return ToldModel.Judgement(role: role, margin: ToldModel.Judgement.sure)
  }

  private func role(
    of amount: ToldAmount, _ judged: ToldModel.Role, isAlone: Bool
  ) -> ToldModel.Role? {
    let (start, end) = (amount.range.lowerBound, amount.range.upperBound)
    let isOfPeriod = measure == .everyPeriod || measure == .limit
    if isOfPeriod, judged == .value, goal.isNotedToday, isAddedToNoted(amount, isAlone) {
      return .added
    }
    if measure == .level, isAlone, let debt = debtRole(of: amount) { return debt }
    // `Knock off 500`.
    if isAlone, measure != .level, measure != .result,
      words.contains(where: { ToldReader.imperatives.contains($0.text) })
    {
      return .removed
    }
    guard judged == .notTold else { return nil }
    // `27:48! Sub 28!`, `new record 26`.
    if measure == .result, isRecord, start == 0 || words[start - 1].text != "sub",
      (amount.amount - goal.current) * (goal.target - goal.initial) > 0
    {
      return .value
    }
    // `150 left now` of what is to come down.
    if measure == .level, UnitWords.isWhole(goal.unit), end < words.count,
      words[end].text == "left", amount.amount < goal.current, goal.target < goal.initial
    {
      return .value
    }
    // `That makes three`.
    let lead = words[..<start].suffix(2).map(\.text)
    let isSum = lead.last == "makes" && ["that", "it", "this", "which"].contains(lead[0])
    return isSum && amount.amount > goal.current ? .value : nil
  }

  /// `3 glasses since I last wrote`, and `just had two` where one is noted.
  private func isAddedToNoted(_ amount: ToldAmount, _ isAlone: Bool) -> Bool {
    let isSinceLast = zip(words, words.dropFirst()).contains {
      $0.text == "since" && ["i", "last"].contains($1.text)
    }
    guard !isSinceLast else { return true }
    return isAlone && words[0].text == "just" && words.count > 1
      && ToldReader.consuming.contains(words[1].text)
      && (amount.kind == .named || amount.kind == .bare)
  }

  /// What an amount is to a debt: `charged new tires to it, $480`.
  private func debtRole(of amount: ToldAmount) -> ToldModel.Role? {
    guard finder.units.isMoney, goal.target < goal.initial, amount.amount > 0,
      amount.amount < goal.current / 2
    else { return nil }
    func says(_ some: Set<String>) -> Bool { words.contains { some.contains($0.text) } }
    let isPaid = says(ToldReader.paying)
    guard isPaid != says(ToldReader.charging), !says(ToldReader.undoing) else { return nil }
    return isPaid ? .removed : .added
  }

  private var isRecord: Bool {
    zip(words, words.dropFirst()).contains {
      $0.text == "sub" && $1.text.first?.isNumber ?? false
        || $0.text == "new" && ["pb", "pr", "record"].contains($1.text)
    } && !words.contains { ToldReader.wishing.contains($0.text) }
  }

  private static let imperatives: Set<String> = ["knock", "deduct", "subtract"]
  private static let consuming: Set<String> = [
    "had", "smoked", "drank", "ate", "finished", "downed", "chugged",
  ]
  private static let wishing: Set<String> = [
    "can", "could", "want", "wanna", "will", "if", "need",
  ]
  private static let paying: Set<String> = [
    "paid", "payed", "pay", "payment", "repaid", "threw", "chucked", "sent", "transferred",
  ]
  private static let charging: Set<String> = [
    "charge", "charged", "interest", "fee", "fees", "tacked", "spent", "bought",
  ]
  /// What makes a payment none.
  private static let undoing: Set<String> = [
    "returned", "bounced", "back", "could", "if", "should",
  ]
}
