import Wellness

/// The categories of the bare dialect, which are coarser than types.
extension GoalType {
  /// The categories that a list may be filtered by.
  package static let categories = [
    "general", "physical", "fitness", "mental", "emotional", "social", "spiritual",
    "professional", "nutrition", "sleep",
  ]

  /// This type where it is one of a category, else the one that the category comes to.
  package func moved(to category: String) -> GoalType {
    belongs(to: category) ? self : GoalType(category: category)
  }

  /// Whether a goal of this type is one of a category.
  package func belongs(to category: String) -> Bool {
    self.category == GoalType(category: category).category
  }
}
