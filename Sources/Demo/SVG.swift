import Edge
import Terminal

/// A cast as one animated SVG: a window whose text types and scrolls by CSS keyframes alone.
///
/// Every line of the session is one `<text>` at its place on a long sheet, which moves up behind the
/// window. A line that grows does so from behind a cover of the window's colour that steps aside, so
/// a key costs a step of an animation and not a picture. What is drawn without animation is the last
/// picture.
package struct SVG {
  /// What is around the text.
  package struct Frame: Hashable, Sendable {
    /// In the bar of the window; `nil` for what the session says.
    package var title: String?
    /// Between the text and the edge of the window, in units of a tenth of a cell's width.
    package var padding = 20
    /// Whether there is a window around the text.
    package var hasWindow = true
    /// The colours.
    package var theme = Theme.all[0]

    package init() {}
  }

  private let cast: Cast
  private let frame: Frame
  private let picture: Picture
  private var keyframes: Keyframes
  /// Below the last frame, in which the rows are not all used.
  private let rows: Int
  /// Those of the text that is shown.
  private var styles: Set<Cell.Style> = []
  /// The names of rows that stand at several places.
  private var shared: [ArraySlice<Cell>: String] = [:]
  /// Whether nothing is shown but the last picture.
  private let isStill: Bool

  /// Draws a cast; only its last picture where it is a still.
  package static func draw(_ cast: Cast, _ frame: Frame, isStill: Bool = false) -> [UInt8] {
    var svg = SVG(cast, frame, isStill: isStill)
    return svg.document()
  }

  private init(_ cast: Cast, _ frame: Frame, isStill: Bool) {
    (self.cast, self.frame, self.isStill) = (cast, frame, isStill)
    picture = Picture(cast, end: cast.shown)
    keyframes = Keyframes(duration: cast.duration)
    rows = picture.usedRows
  }

  // MARK: measures, in units

  private var width: Int { picture.columns * RowMarkup.width }
  private var height: Int { rows * RowMarkup.height }
  private var bar: Int { frame.hasWindow ? 40 : 0 }
  private var hasCaptions: Bool {
    cast.marks.contains { $0.kind == .caption && !$0.text.isEmpty }
  }
  private var footer: Int {
    hasCaptions ? 44 + SVG.captionHeight * (captionLines - 1) : 0
  }
  private static let captionHeight = 20
  /// Of the longest caption.
  private var captionLines: Int {
    cast.marks.lazy.filter { $0.kind == .caption }.map { lines(of: $0.text).count }.max() ?? 1
  }
  private var outerWidth: Int { width + 2 * frame.padding }
  private var outerHeight: Int { bar + height + 2 * frame.padding + footer }

  // MARK: the document

  private mutating func document() -> [UInt8] {
    var sheet = Markup()
    putSheet(&sheet)
    var captions = Markup()
    putCaptions(&captions)
    var markup = Markup()
    markup.put("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    markup.put("\(outerWidth) \(outerHeight)\" width=\"\(scaled(outerWidth))\" ")
    markup.put("height=\"\(scaled(outerHeight))\" role=\"img\" xml:space=\"preserve\">\n<title>")
    markup.escape(title)
    markup.put("</title>\n<desc>")
    markup.escape(description)
    markup.put("</desc>\n<style>\n")
    putStyle(&markup)
    markup += keyframes.rules
    markup.put("</style>\n")
    putWindow(&markup)
    // Cut off a cell beside the text, so that no letter stands on the edge, where it would shine
    // through its cover.
    let margin = RowMarkup.width
    markup.put("<svg x=\"\(frame.padding - margin)\" y=\"\(bar + frame.padding)\" ")
    markup.put("width=\"\(width + 2 * margin)\" height=\"\(height)\" ")
    markup.put("viewBox=\"\(-margin) 0 \(width + 2 * margin) \(height)\">\n")
    markup += sheet
    markup.put("</svg>\n")
    markup += captions
    markup.put("</svg>\n")
    return markup.bytes
  }

  private var title: String { frame.title ?? cast.title ?? "lume" }

  /// What a reader is told that can't see it: what is typed, as far as that is short.
  private var description: String {
    let inputs = cast.marks.compactMap { mark -> String? in
      if case .turn = mark.kind, !mark.text.isEmpty { mark.text } else { nil }
    }
    guard let last = inputs.last else { return "A terminal." }
    if isStill { return "A terminal after this was typed: \(last)" }
    var text = "A terminal in which this is typed: "
    for (place, input) in inputs.enumerated() {
      let next = (place > 0 ? " — " : "") + input
      guard text.utf8.count + next.utf8.count < 400 else { return text + " …" }
      text += next
    }
    return text
  }

  /// Units as pixels: letters of a usual size.
  private func scaled(_ units: Int) -> Int { (units * 85 + 50) / 100 }

  private func putWindow(_ markup: inout Markup) {
    guard frame.hasWindow else {
      markup.put("<rect class=\"w\" width=\"\(outerWidth)\" height=\"\(outerHeight)\"/>\n")
      return
    }
    markup.put(
      """
      <rect class="w e" x=".75" y=".75" width="\(outerWidth - 2).5" \
      height="\(outerHeight - 2).5" rx="11"/>
      <path class="p" d="M1.5 \(bar)V11.5a10 10 0 0 1 10-10H\(outerWidth - 12).5a10 10 0 0 1 10 \
      10V\(bar)z"/>
      <circle cx="24" cy="20" r="6.5" fill="#ff5f57"/><circle cx="45" cy="20" r="6.5" \
      fill="#febc2e"/><circle cx="66" cy="20" r="6.5" fill="#28c840"/>
      <text class="t" x="\(outerWidth / 2)" y="26">
      """)
    markup.escape(title)
    markup.put("</text>\n")
  }

  // MARK: style

  private func putStyle(_ markup: inout Markup) {
    markup.put(
      """
      text{font:16.6px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",\
      "Liberation Mono",monospace;white-space:pre;unicode-bidi:bidi-override;direction:ltr}
      .b{font-weight:700}.t,.n{font:500 15px system-ui,-apple-system,"Segoe UI",Roboto,Ubuntu,\
      sans-serif;text-anchor:middle;unicode-bidi:normal}.n{font-size:17px}.k,.u{pointer-events:none}\
      .e{stroke-width:1.5}.u{fill-opacity:.55}

      """)
    if !isStill {
      markup.put(
        """
        *{animation-duration:\(cast.duration)ms;animation-timing-function:step-end;\
        animation-iteration-count:infinite}
        .h{visibility:hidden}

        """)
    }
    let theme = frame.theme
    putColors(theme.light, &markup)
    if !theme.isFixed {
      markup.put("@media(prefers-color-scheme:dark){")
      putColors(theme.dark, &markup)
      markup.put("}\n")
    }
    if !isStill {
      markup.put("@media(prefers-reduced-motion:reduce){*{animation-name:none!important}}\n")
    }
  }

  private func putColors(_ colors: Theme.Colors, _ markup: inout Markup) {
    markup.put(
      """
      text,.u{fill:\(colors.foreground)}.w,.k{fill:\(colors.background)}.e{stroke:\(colors.edge)}\
      .p{fill:\(colors.bar)}.t,.f{fill:\(colors.faint)}
      """)
    let used = Set(styles.compactMap(\.color)).sorted()
    for color in used { markup.put(".c\(color){fill:\(colors.ansi[color])}") }
    markup.put("\n")
  }

  // MARK: the sheet

  private mutating func putSheet(_ markup: inout Markup) {
    let top = picture.scroll[picture.scroll.count - 1].line
    let shown = picture.segments.filter { isShown($0) }
    for segment in shown { for cell in segment.cells { styles.insert(cell.style) } }
    shareRows(of: shown, &markup)
    markup.put("<g")
    if top > 0 { markup.put(" transform=\"translate(0 \(-top * RowMarkup.height))\"") }
    if !isStill {
      let steps = picture.scroll.map { (at: $0.at, by: (top - $0.line) * RowMarkup.height) }
      SVG.animate([keyframes.movement(steps, isVertical: true)], &markup)
    }
    markup.put(">\n")
    var siblings: [Int: Int] = [:]
    for segment in picture.segments { siblings[segment.line] = segment.number }
    for segment in shown { put(segment, isAlone: siblings[segment.line] == 0, &markup) }
    putCursor(shown, &markup)
    markup.put("</g>\n")
  }

  /// Whether a segment is ever within the window.
  private func isShown(_ segment: Picture.Segment) -> Bool {
    if isStill {
      return segment.end == nil && segment.columns > 0
        && segment.line >= picture.scroll[picture.scroll.count - 1].line
    }
    return segment.end != segment.start && segment.steps.contains { $0.columns > 0 }
  }

  /// Rows that stand at several places are written once.
  private mutating func shareRows(of segments: [Picture.Segment], _ markup: inout Markup) {
    var counts: [ArraySlice<Cell>: Int] = [:]
    for segment in segments { counts[segment.cells, default: 0] += 1 }
    var rows = Markup()
    for segment in segments {
      guard counts[segment.cells] ?? 0 > 1, shared[segment.cells] == nil else { continue }
      let name = "r\(shared.count)"
      shared[segment.cells] = name
      RowMarkup(segment.cells, marks: picture.marks)
        .put(top: 0, attributes: " id=\"\(name)\"", into: &rows)
      rows.put("\n")
    }
    guard !shared.isEmpty else { return }
    markup.put("<defs>\n")
    markup += rows
    markup.put("</defs>\n")
  }

  private func putRow(_ segment: Picture.Segment, _ markup: inout Markup) {
    let top = segment.line * RowMarkup.height
    let cells = isStill ? segment.cells.prefix(segment.columns) : segment.cells
    if let name = shared[cells] {
      markup.put("<use href=\"#\(name)\" y=\"\(top)\"/>")
    } else {
      RowMarkup(cells, marks: picture.marks).put(top: top, into: &markup)
    }
  }

  /// - Parameter isAlone: whether nothing else ever stands on its line.
  private mutating func put(
    _ segment: Picture.Segment, isAlone: Bool, _ markup: inout Markup
  ) {
    let isCovered = isAlone && segment.steps.count > 1
    let name =
      isStill || isCovered ? nil : keyframes.visibility(from: segment.start, to: segment.end)
    if name != nil {
      markup.put(segment.end == nil ? "<g" : "<g class=\"h\"")
      SVG.animate([name], &markup)
      markup.put(">")
    }
    putRow(segment, &markup)
    if !isStill, segment.steps.count > 1 {
      markup.put("<rect class=\"k\" width=\"\(width + 2 * RowMarkup.width)\"")
      markup.put(" height=\"\(RowMarkup.height)\"")
      markup.put(" y=\"\(segment.line * RowMarkup.height)\"")
      if segment.columns > 0 { markup.put(" x=\"\(segment.columns * RowMarkup.width)\"") }
      SVG.animate([cover(of: segment, isAlone: isAlone)], &markup)
      markup.put("/>")
    }
    markup.put(name == nil ? "\n" : "</g>\n")
  }

  /// How the cover of a line moves that grows. One that nothing else stands on is behind its cover
  /// before it comes.
  private mutating func cover(of segment: Picture.Segment, isAlone: Bool) -> String? {
    var steps = segment.steps
    if isAlone, segment.start > 0 { steps.insert((0, 0), at: 0) }
    return keyframes.movement(
      steps.map { step in
        // Letters stand out of their cells a little, also to the left of the first one.
        let columns = step.columns == 0 ? -1 : step.columns
        return (step.at, (columns - segment.columns) * RowMarkup.width)
      })
  }

  private mutating func putCursor(_ segments: [Picture.Segment], _ markup: inout Markup) {
    let visits = isStill ? picture.visits.suffix(1) : picture.visits[...]
    let byLine = Dictionary(grouping: segments, by: \.line)
    for visit in visits where visit.end != visit.start {
      let siblings = byLine[visit.line] ?? []
      // Where text grows at the cursor, its cover moves as the cursor does.
      let leader = isStill ? nil : siblings.first { Picture.moves(visit, with: $0) }
      let last = leader?.columns ?? visit.steps[visit.steps.count - 1].column
      markup.put(visit.end == nil ? "<rect class=\"u\"" : "<rect class=\"u h\"")
      markup.put(" width=\"\(RowMarkup.width)\" height=\"\(RowMarkup.height)\"")
      markup.put(" x=\"\(last * RowMarkup.width)\" y=\"\(visit.line * RowMarkup.height)\"")
      if !isStill {
        let movement =
          if let leader {
            cover(of: leader, isAlone: siblings.count == 1 && leader.number == 0)
          } else {
            keyframes.movement(visit.steps.map { ($0.at, ($0.column - last) * RowMarkup.width) })
          }
        SVG.animate([keyframes.visibility(from: visit.start, to: visit.end), movement], &markup)
      }
      markup.put("/>\n")
    }
  }

  /// Static: a method would have a copy of all that is there while its arguments change it, and a
  /// picture would take a time that grows with the square of its turns.
  private static func animate(_ names: [String?], _ markup: inout Markup) {
    let names = names.compactMap { $0 }
    if names.isEmpty { return }
    markup.put(" style=\"animation-name:\(names.joined(separator: ","))\"")
  }

  // MARK: captions

  private mutating func putCaptions(_ markup: inout Markup) {
    guard hasCaptions else { return }
    let captions = cast.captions
    for (index, caption) in captions.enumerated() where !caption.text.isEmpty {
      let end = index + 1 < captions.count ? captions[index + 1].at : nil
      if isStill, end != nil { continue }
      markup.put("<text class=\"n")
      if !isStill, end != nil { markup.put(" h") }
      let lines = lines(of: caption.text)
      let top = outerHeight - 24 - SVG.captionHeight * (lines.count - 1)
      markup.put("\" y=\"\(top)\"")
      if !isStill { SVG.animate([keyframes.visibility(from: caption.at, to: end)], &markup) }
      markup.put(">")
      for (place, line) in lines.enumerated() {
        markup.put("<tspan x=\"\(outerWidth / 2)\"")
        if place > 0 { markup.put(" dy=\"\(SVG.captionHeight)\"") }
        markup.put(">")
        markup.escape(line)
        markup.put("</tspan>")
      }
      markup.put("</text>\n")
    }
  }

  /// A caption in lines that fit below the window; its letters are about as wide as a cell at most.
  private func lines(of caption: String) -> [String] {
    Caption.lines(of: caption, columns: picture.columns * 9 / 10)
  }
}
