import Edge

/// Gives the text of an answer the styles that its light Markdown asks for: headings, list marks,
/// bold, emphasis, links, code within a line and fenced code.
///
/// Works on one character after the other and holds back no more than a mark, a link or a few
/// words of emphasis, so what comes out never depends on how the text was cut, and nothing is drawn
/// twice. Bold and code end with their line at the latest. Whatever is no mark after all is text.
struct MarkdownStyler: Sendable {
  private enum Line: Sendable {
    /// At the start of a line, with what could become its mark.
    case start(String)
    case body
    case heading
    /// A line that begins or ends fenced code, and isn't shown; with all of it so far.
    case fence(String)
  }

  /// How many characters may stand before the mark of a line, mark included.
  private static let deepest = 64

  private var line = Line.start("")
  private var isFenced = false
  private var isStrong = false
  private var isCode = false
  /// Characters of a mark within the line that is not whole or not decided.
  private var mark = ""
  private var span: MarkdownSpan?
  private var previous: Unicode.Scalar = " "
  private var runs = Row()

  mutating func receive(_ text: String) -> [Row.Run] {
    for scalar in text.unicodeScalars { receive(scalar) }
    return drain()
  }

  /// Answers what is still held, since nothing follows.
  mutating func finish() -> [Row.Run] {
    if case .start(let held) = line { put(held) }
    endSpan()
    flushMark()
    let rest = drain()
    self = MarkdownStyler()
    return rest
  }

  private mutating func drain() -> [Row.Run] {
    defer { runs = Row() }
    return runs.runs
  }

  private mutating func receive(_ scalar: Unicode.Scalar) {
    if scalar == "\n" { return endLine() }
    switch line {
    case .start(let held): begin(held, scalar)
    case .fence(let held): fence(held, scalar)
    case .heading: heading(scalar)
    case .body: isFenced ? runs.append(String(scalar), .accent) : inline(scalar)
    }
  }

  /// A heading is bold as it is: `**` in it says nothing.
  private mutating func heading(_ scalar: Unicode.Scalar) {
    if scalar == "*" {
      mark = mark.isEmpty ? "*" : ""
    } else {
      runs.append(mark + String(scalar), .heading)
      mark = ""
    }
  }

  private mutating func endLine() {
    if case .start(let held) = line { put(held) }
    endSpan()
    flushMark()
    if case .fence = line { isFenced.toggle() } else { runs.append("\n", .plain) }
    (line, isStrong, isCode, previous) = (.start(""), false, false, " ")
  }

  /// What it begins may name a language; what ends it has nothing more in its line. Whatever else
  /// begins with such a mark is a line like others.
  private mutating func fence(_ held: String, _ scalar: Unicode.Scalar) {
    var held = held
    held.unicodeScalars.append(scalar)
    let isFence = isFenced ? scalar == " " : scalar != "`"
    line = .fence(held)
    if isFence, held.utf8.count <= MarkdownStyler.deepest { return }
    line = .body
    runs.append(held, isFenced ? .accent : .plain)
  }

  /// Decides by the first characters of a line what it is.
  private mutating func begin(_ held: String, _ scalar: Unicode.Scalar) {
    var start = held
    start.unicodeScalars.append(scalar)
    let indented = start.drop { $0 == " " }
    if indented == "```" {
      line = .fence(start)
    } else if isFenced || !MarkdownStyler.isMark(held, scalar) {
      if isFenced, "```".hasPrefix(indented), held.utf8.count < MarkdownStyler.deepest {
        line = .start(start)
        return
      }
      line = .body
      for scalar in start.unicodeScalars { receive(scalar) }
    } else if scalar != " " || held.allSatisfy({ $0 == " " }) {
      line = .start(start)
    } else if held.hasPrefix("#") {
      line = .heading
    } else {
      line = .body
      runs.append(start, .accent)
    }
  }

  /// Whether a line may begin with these: blanks, `#`, `-`, `*`, `1.` and a fence.
  private static func isMark(_ held: String, _ scalar: Unicode.Scalar) -> Bool {
    // What stands so far in is no list.
    if held.utf8.count > MarkdownStyler.deepest { return false }
    let mark = held.drop { $0 == " " }
    switch scalar {
    case " ": return mark.isEmpty || mark.first != "`" && !mark.allSatisfy(\.isNumber)
    case "#": return held.count < 6 && held.allSatisfy { $0 == "#" }
    case "-", "*": return mark.isEmpty
    case "0"..."9": return mark.count < 3 && mark.allSatisfy(\.isNumber)
    case ".": return !mark.isEmpty && mark.allSatisfy(\.isNumber)
    case "`": return "``".hasPrefix(mark)
    default: return false
    }
  }

  /// Takes a character within a line. `**` opens before and closes behind something that is no
  /// blank; so does a backtick.
  private mutating func inline(_ scalar: Unicode.Scalar) {
    if var span {
      let outcome = span.receive(scalar)
      self.span = span
      return close(span, outcome)
    }
    let isBlank = scalar == " " || scalar == "\t"
    switch (mark, scalar) {
    case ("", "*") where !isCode:
      mark = "*"
    case ("*", "*"):
      mark = "**"
      if isStrong, previous != " " { (mark, isStrong) = ("", false) }
    case ("", "`"):
      if isCode { isCode = false } else { mark = "`" }
    case ("**", _) where !isBlank && !isStrong && scalar != "*":
      (mark, isStrong) = ("", true)
      inline(scalar)
    case ("`", _) where !isBlank && scalar != "`":
      (mark, isCode) = ("", true)
      inline(scalar)
    case ("*", _) where !isBlank && !isStrong && !previous.isPartOfWord:
      mark = ""
      span = MarkdownSpan(opener: "*")
      inline(scalar)
    case ("", "_"), ("", "["), ("", "<"):
      let isOpen = !isCode && (scalar != "_" || !previous.isPartOfWord)
      if isOpen {
        span = MarkdownSpan(opener: scalar)
      } else {
        put(String(scalar))
        previous = scalar
      }
    case ("", _):
      put(String(scalar))
      previous = scalar
    default:
      flushMark()
      inline(scalar)
    }
  }

  /// Puts what a span has come to.
  private mutating func close(_ span: MarkdownSpan, _ outcome: MarkdownSpan.Outcome) {
    switch outcome {
    case .open: return
    case .emphasis(let text, let next):
      self.span = nil
      runs.append(text, .strong)
      previous = span.opener
      if let next { inline(next) }
    case .link(let text, let address):
      self.span = nil
      put(text)
      if text != address {
        put(" (")
        runs.append(address, .faint)
        put(")")
      }
      previous = ")"
    case .text(let text, let isRead):
      self.span = nil
      put(String(span.opener))
      previous = span.opener
      if isRead {
        for scalar in text.unicodeScalars { inline(scalar) }
      } else {
        put(text)
        previous = text.unicodeScalars.last ?? previous
      }
    }
  }

  /// Nothing follows in the line.
  private mutating func endSpan() {
    while let span { close(span, span.end()) }
  }

  private mutating func flushMark() {
    put(mark)
    mark = ""
  }

  private mutating func put(_ text: String) {
    runs.append(text, isCode ? .accent : isStrong ? .strong : .plain)
  }
}
