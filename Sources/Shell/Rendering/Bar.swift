import Edge
import Numbers

/// A bar of 20 columns.
enum Bar {
  /// - Parameter share: 0 to 1; what is outside of it is taken for its end. Anything above 0 shows.
  static func of(_ share: Double) -> Styled {
    let filled = share > 0 ? max(1, Int(clamping: min(1, share) * 20)) : 0
    return Styled.elastic(String(repeating: "█", count: filled), .good)
      + .elastic(String(repeating: "░", count: 20 - filled), .faint)
  }

  /// A bar with its percentage, or a dash where there is none.
  static func of(_ share: Double, percent: Int?) -> Styled {
    of(share) + Styled(Columns.right(percent.map { "\($0)" } ?? "–", 4) + " %")
  }

  /// One line for each count, drawn to the largest of them.
  static func chart(_ counts: [(label: String, count: Int)]) -> [Styled] {
    let most = max(1, counts.map(\.count).max() ?? 0)
    let width = counts.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
    return counts.map { label, count in
      Styled(Columns.left(label, width + 2), .faint) + of(Double(count) / Double(most))
        + Styled(Columns.right(String(count), 5))
    }
  }
}
