import Edge

/// Answers that are held to assertions, and blocks in which any number of lines may be printed.
extension Replay {
  /// Compares the answer that is over with what the file asserts of it.
  ///
  /// - Returns: `false` where the file has its lines.
  mutating func checkAnswer() throws(Difference) -> Bool {
    guard !answer.isEmpty, let index = assertionForAnswer() else { return false }
    let text = answer.popAll()
    block.emissions.append(.answer(text))
    if block.hasRest { return true }
    if file.header.order == .strict, mode == .comparing, block.first(file.items) != index {
      try checkNothingIsMissing()
    }
    try hold(text, to: index)
    return true
  }

  /// Keeps the answer together that goes on while another line is printed.
  mutating func holdAnswer() -> Bool {
    if block.held != nil { return true }
    guard let index = assertionForAnswer() else { return false }
    if !block.hasRest { block.hold(index, file.items) }
    return true
  }

  /// The first of the assertions that the answer that is being given is held to: those that stand
  /// next; in an update, which has no sure place, the next there are.
  private mutating func assertionForAnswer() -> Int? {
    if let held = block.held { return held }
    if block.hasRest {
      let taken = block.emissions.count { if case .answer = $0 { true } else { false } }
      let sequence = PrintedSequence(block, file.items)
      return taken < sequence.assertions(file.items).count ? block.start : nil
    }
    if mode == .collecting { return block.nextAssertion(file.items) }
    guard let next = block.nextPrinted(file.items), file.items[next].record.isAssertion else {
      return nil
    }
    return next
  }

  /// Meets the assertions from an item on.
  private mutating func hold(_ text: String, to index: Int) throws(Difference) {
    let run = block.run(from: index, file.items)
    for place in run where !comparison.holds(file.items[place].record, for: text, redactor) {
      let difference = assertionFails(place, text)
      if mode == .comparing { throw difference }
      unheld.append(difference)
    }
    block.meet(run: run)
  }

  /// Whether a block has assertions that no answer came for. It stays as it is in an update, since
  /// what was printed in their place is not what is asked for.
  mutating func keepsForAssertions() -> Bool {
    let answers = block.emissions.count { if case .answer = $0 { true } else { false } }
    let asserted = PrintedSequence(block, file.items).assertions(file.items)
    guard answers < asserted.count else { return false }
    for index in asserted[answers...] { unheld.append(noAnswer(index, [])) }
    return true
  }

  /// Compares what was printed in a block with a rest, which is over.
  mutating func comparePrinted() throws(Difference) {
    guard !block.isCompared else { return }
    block.isCompared = true
    let block = block
    let printed = block.emissions.filter { $0.channel == nil }
    let sequence = PrintedSequence(block, file.items)
    let result = sequence.match(printed.count) { item, emission in
      comparison.matches(file.items[item].record, printed[emission], &redactor)
    }
    switch result {
    case .success(let pairs):
      for pair in pairs {
        if case .answer(let text) = printed[pair.emission] { try hold(text, to: pair.item) }
      }
    case .failure(let mismatch) where mode == .comparing:
      let emission = mismatch.place.emission.map { printed[$0] }
      switch (mismatch.place.item, emission) {
      case (let item?, let emission?): throw outputDiffers(item, emission)
      case (let item?, nil): throw missing(item)
      case (nil, let emission?): throw unexpected(.outputExtra, emission)
      case (nil, nil): break
      }
    case .failure: self.block.isDirty = true
    }
  }
}
