import Edge
import Time
import Wellness

/// Fits short texts into columns of a table.
enum Columns {
  /// The text with blanks behind it, up to a width.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
  }

  /// The text with blanks before it, up to a width.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text))) + text
  }

  /// As wide as the widest of a column's texts, but for 40 columns at most.
  static func width(of texts: [String]) -> Int {
    min(40, texts.map { DisplayWidth.columns(of: $0) }.max() ?? 0)
  }
}

/// A count with its noun.
enum Plural {
  static func of(_ count: Int, _ noun: String) -> String {
    "\(Quantity.text(Double(count))) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// Times between two moments, as people read them.
enum Milliseconds {
  /// `184 ms`, `2.3 s`.
  static func text(_ duration: Duration) -> String {
    let count = duration.milliseconds
    guard count >= 1000 else { return "\(count) ms" }
    let tenths = (count + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
