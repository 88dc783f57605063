import Edge

extension Styled {
  /// The fewest columns that a flexible span is cut to before bars are drawn with the fewest signs,
  /// and at all.
  private static let fewest = (wide: 16, narrow: 8)
  /// The fewest signs of a bar before anything else is cut, and at all.
  private static let fewestSigns = (wide: 10, narrow: 5)

  /// The line in fewer columns, where that makes it fit: its flexible span cut, its bars drawn with
  /// fewer signs. A line that is too long then is broken into rows, which is not done here.
  func fitted(to width: Int, mark: String) -> Styled {
    let columns = spans.map { DisplayWidth.columns(of: $0.text) }
    let place = spans.firstIndex(where: \.isFlexible)
    let slack = place.flatMap { spans[$0].slack } ?? 0
    var excess = columns.reduce(0, +) + slack - width
    guard excess > 0 else { return self }
    let signs = zip(spans, columns).reduce(0) { $0 + ($1.0.isElastic ? $1.1 : 0) }
    // A table can give way elsewhere; in other lines the one flexible text does alone.
    let isTable = place.map { spans[$0].slack != nil } ?? (signs > 0)
    let least = isTable ? Styled.fewest.wide : DisplayWidth.columns(of: mark)
    var room = place.map { columns[$0] } ?? 0
    var kept = signs
    func shorten(to least: Int) {
      let less = max(0, min(excess, kept - least))
      kept -= less
      excess -= less
    }
    func cut(to least: Int) {
      let less = max(0, min(excess, room - least))
      room -= less
      excess -= less
    }
    if isTable { shorten(to: Styled.fewestSigns.wide) }
    cut(to: least)
    shorten(to: Styled.fewestSigns.narrow)
    if excess <= room - Styled.fewest.narrow { cut(to: Styled.fewest.narrow) }
    return with(flexible: room, at: place, mark: mark).with(signs: kept, of: signs)
  }

  private func with(flexible room: Int, at place: Int?, mark: String) -> Styled {
    guard let place, DisplayWidth.columns(of: spans[place].text) > room else { return self }
    var text = spans[place].text
    while text.hasSuffix(" ") { text.removeLast() }
    text = DisplayWidth.shortened(text, to: room, mark: mark)
    // What follows in a table stays in its column.
    let pad = spans[place].slack == nil ? 0 : room - DisplayWidth.columns(of: text)
    text += String(repeating: " ", count: max(0, pad))
    return replacing { index, span in span.with(index == place ? text : span.text) }
  }

  /// The signs of all elastic spans, of which every so many are left out.
  private func with(signs kept: Int, of all: Int) -> Styled {
    guard kept < all else { return self }
    var taken = 0
    return replacing { _, span in
      guard span.isElastic else { return span.with(span.text) }
      let signs = Array(span.text)
      defer { taken += signs.count }
      let text = signs.indices.filter { index in
        let place = taken + index
        return (place + 1) * kept / all > place * kept / all
      }.map { signs[$0] }
      return span.with(String(text))
    }
  }

  private func replacing(_ change: (Int, Span) -> Styled) -> Styled {
    spans.enumerated().reduce(into: Styled("")) { $0 += change($1.offset, $1.element) }
  }
}
