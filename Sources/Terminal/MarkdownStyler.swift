import Edge

/// Gives the text of an answer the styles that its light Markdown asks for: headings, list marks,
/// bold, code within a line and fenced code.
///
/// Works on one character after the other and holds back no more than a mark, so what comes out
/// never depends on how the text was cut, and nothing is drawn twice. Bold and code end with their
/// line at the latest. Whatever is no mark after all is text.
struct MarkdownStyler: Sendable {
  struct Run: Hashable, Sendable {
    var text: String
    var style: Styled.Style
  }

  private enum Line: Sendable {
    /// At the start of a line, with what could become its mark.
    case start(String)
    case body
    case heading
    /// The rest of the line that begins or ends fenced code.
    case fence
  }

  /// How many characters may stand before the mark of a line, mark included.
  private static let deepest = 64

  private var line = Line.start("")
  private var isFenced = false
  private var isStrong = false
  private var isCode = false
  /// Characters of a mark within the line that is not whole or not decided.
  private var mark = ""
  private var previous: Unicode.Scalar = " "
  private var runs: [Run] = []

  mutating func take(_ text: String) -> [Run] {
    for scalar in text.unicodeScalars { take(scalar) }
    return drain()
  }

  /// Answers what is still held, since nothing follows.
  mutating func finish() -> [Run] {
    if case .start(let held) = line { put(held) }
    flushMark()
    let rest = drain()
    self = MarkdownStyler()
    return rest
  }

  private mutating func drain() -> [Run] {
    defer { runs = [] }
    return runs
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if scalar == "\n" { return endLine() }
    switch line {
    case .start(let held): begin(held, scalar)
    case .fence: put(String(scalar), .faint)
    case .heading: put(String(scalar), .heading)
    case .body: isFenced ? put(String(scalar), .plain) : inline(scalar)
    }
  }

  private mutating func endLine() {
    if case .start(let held) = line { put(held) }
    flushMark()
    put("\n", .plain)
    (line, isStrong, isCode, previous) = (.start(""), false, false, " ")
  }

  /// Decides by the first characters of a line what it is.
  private mutating func begin(_ held: String, _ scalar: Unicode.Scalar) {
    var start = held
    start.unicodeScalars.append(scalar)
    if start == "```" {
      isFenced.toggle()
      line = .fence
      put(start, .faint)
    } else if isFenced || !MarkdownStyler.isMark(held, scalar) {
      if isFenced, "```".hasPrefix(start) {
        line = .start(start)
        return
      }
      line = .body
      for scalar in start.unicodeScalars { take(scalar) }
    } else if scalar != " " || held.allSatisfy({ $0 == " " }) {
      line = .start(start)
    } else if held.hasPrefix("#") {
      line = .heading
    } else {
      line = .body
      put(start, .accent)
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
    case "`": return "``".hasPrefix(held)
    default: return false
    }
  }

  /// Takes a character within a line. `**` opens before and closes behind something that is no
  /// blank; so does a backtick.
  private mutating func inline(_ scalar: Unicode.Scalar) {
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
    case ("", _):
      put(String(scalar))
      previous = scalar
    default:
      flushMark()
      inline(scalar)
    }
  }

  private mutating func flushMark() {
    put(mark)
    mark = ""
  }

  private mutating func put(_ text: String) {
    put(text, isCode ? .accent : isStrong ? .strong : .plain)
  }

  private mutating func put(_ text: String, _ style: Styled.Style) {
    if text.isEmpty { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }
}
