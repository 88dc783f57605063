import Testing

@testable import Session

/// When a difference is put down to the input.
@Suite struct InputChangeTests {
  private func isLikely(
    _ input: String, _ old: String, _ new: String, isWhole: Bool = true,
    fields: [Difference.Field] = []
  ) -> Bool {
    var difference = Difference(
      kind: .outputDiffers, line: 5, turn: 1, input: input, subject: "output", detail: nil,
      fields: fields, expected: [old], actual: [new], context: [input])
    difference.isOfWholeTurn = isWhole
    return InputChange(difference).isLikely
  }

  @Test func whatIsPrintedIsPutDownToItWhereNothingFits() {
    let input = "> /goal new \"Run 5 km\""
    #expect(isLikely(input, "| Goal 1 saved: Walk 5 km.", "| Goal 1 saved: Run 5 km."))
    #expect(
      !isLikely(input, "| Goal 1 saved: Walk 5 km.", "| Goal 1 saved: Run 5 km.", isWhole: false))
  }

  @Test func theNameOfACommandIsNothingThatWasTypedAnew() {
    #expect(!isLikely("> /goal show Run", "| Make one: /gaol new", "| Make one: /goal new"))
  }

  @Test(arguments: [
    ("body.content", true), ("path", false), ("query", false), ("header if-match", false),
  ])
  func whatIsSentIsPutDownToItByItsBody(_ path: String, _ isLikely: Bool) {
    let field = Difference.Field(path: path, expected: "Hi", actual: "Good day")
    #expect(self.isLikely("> Good day", "", "", isWhole: false, fields: [field]) == isLikely)
  }
}
