/// Whether a difference is what a changed input makes: in the place of what the file expects stands
/// something that is typed, and what the file expects is no longer typed anywhere in the turn. Of
/// what is printed nothing may fit: else somebody has changed a line.
struct InputChange {
  /// Whether somebody has probably changed the input and not what comes of it.
  let isLikely: Bool

  init(_ difference: Difference) {
    self.init(difference, LikelyReason(difference, coach: nil).pairs)
  }

  init(_ difference: Difference, _ pairs: [(String, String)]) {
    guard let input = difference.input,
      difference.fields.isEmpty
        ? difference.isOfWholeTurn : difference.fields.allSatisfy({ $0.path.hasPrefix("body") })
    else {
      isLikely = false
      return
    }
    // A secret is typed as its stand-in, and time is no part of what is typed. A command is named
    // by much that is printed.
    let text = input.drop { $0 != " " }.dropFirst()
    let typed = InputChange.words(
      String(text.hasPrefix("/") ? text.drop { $0 != " " } : text))
    isLikely =
      !pairs.isEmpty
      && pairs.allSatisfy { old, new in
        let changes = WordDifference(old, new).changes.map {
          (InputChange.words($0.old), InputChange.words($0.new))
        }
        return changes.contains { !$0.1.trivial }
          && changes.allSatisfy { old, new in
            (new.trivial || typed.contains(new)) && (old.trivial || !typed.contains(old))
          }
      }
  }

  /// The words of a text, each with a space before and behind it; only a space where it has none.
  private static func words(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.reduce(into: " ") { $0 += $1.lowercased() + " " }
  }
}

extension String {
  /// Whether it has no word.
  fileprivate var trivial: Bool { self == " " }
}
