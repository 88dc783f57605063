/// Words that call an amount enough: `8000 is enough`, `170 would be plenty`, `6000 will do`.
struct EnoughText {
  /// The place of the first of them, right behind the amount and its unit.
  let start: Int

  /// `nil` where nothing is called so.
  init?(_ texts: [String]) {
    guard
      let start = texts.indices.first(where: { start in
        EnoughText.phrases.contains { texts[start...].starts(with: $0) }
      })
    else { return nil }
    self.start = start
  }

  private static let phrases: [[String]] =
    ["enough", "plenty"].flatMap { word in
      [
        ["be", word], ["is", word], ["are", word], ["is", "quite", word], ["would", "be", word],
      ]
        + [["will", "be", word], ["should", "be", word], ["seems", word], ["feels", word]]
    } + [["will", "do"], ["would", "do"], ["will", "have", "to", "do"], ["has", "to", "do"]]
}
