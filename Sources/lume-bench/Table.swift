/// Figures beside those of a peer, as lines for a person.
struct Table {
  private var rows: [[String]] = [["", "lume", "peer", "ratio", ""]]

  /// Notes a figure that is better the smaller it is, or the larger; the ratio is ours to theirs.
  mutating func add(
    _ label: String, _ ours: Double, _ theirs: Double?, digits: Int, unit: String, peer: String
  ) {
    let theirText = theirs.map { Table.text($0, digits) } ?? "-"
    let ratio = theirs.map { Table.text(ours / $0, 2) } ?? "-"
    rows.append([label + ", " + unit, Table.text(ours, digits), theirText, ratio, peer])
  }

  var lines: [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = row[0] + Table.blanks(widths[0] - row[0].count)
      for column in 1...3 {
        line += Table.blanks(widths[column] - row[column].count + 2) + row[column]
      }
      return row[4].isEmpty ? line : line + "  " + row[4]
    }
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }

  /// A number with so many digits behind the point, and blanks between thousands.
  static func text(_ value: Double, _ digits: Int) -> String {
    let factor = (0..<digits).reduce(1) { product, _ in product * 10 }
    let scaled = Int((value * Double(factor)).rounded())
    var whole = String(scaled / factor)
    var groups: [Substring] = []
    while whole.count > 3 {
      groups.insert(whole.suffix(3), at: 0)
      whole = String(whole.dropLast(3))
    }
    let text = ([Substring(whole)] + groups).joined(separator: " ")
    guard digits > 0 else { return text }
    let rest = String(scaled % factor)
    return text + "." + String(repeating: "0", count: digits - rest.count) + rest
  }
}

/// The value in the middle; the higher of two.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
