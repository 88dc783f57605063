import Wellness

/// Whom or what of theirs a user speaks of: `my girlfriend says so` is about `your girlfriend`.
enum NamedThing {
  /// `nil` for words that name none.
  static func text(in words: [TextWord]) -> String? {
    let said = words.map(\.text)
    for (index, owner) in said.enumerated() where owners.contains(owner) {
      var end = index + 1
      if end < said.count, kinds.contains(said[end]) { end += 1 }
      guard end < said.count, isThing(said[end]) else { continue }
      if said.dropFirst(end + 1).starts(with: ["in", "law"]) { end += 2 }
      let name = said[(index + 1)...end].joined(separator: " ")
      return "your " + name
    }
    return nil
  }

  private static func isThing(_ word: String) -> Bool {
    things.contains(word) || word.hasSuffix("s") && things.contains(String(word.dropLast()))
  }

  private static let owners: Set<String> = ["my", "our"]
  private static let kinds: Set<String> = [
    "old", "new", "older", "younger", "elder", "eldest", "youngest", "little", "big", "best",
    "whole", "entire", "left", "right", "ex", "second", "first", "current", "own", "step",
  ]
  private static let things: Set<String> = [
    "girlfriend", "boyfriend", "wife", "husband", "partner", "fiance", "fiancee", "ex", "mum",
    "mom", "mother", "dad", "father", "parent", "son", "daughter", "kid", "child", "children",
    "baby", "toddler", "teenager", "brother", "sister", "sibling", "uncle", "aunt", "cousin",
    "nephew", "niece", "gran", "grandma", "grandpa", "grandmother", "grandfather", "family",
    "friend", "mate", "flatmate", "roommate", "housemate", "neighbour", "neighbor", "landlord",
    "boss", "manager", "colleague", "coworker", "team", "crew", "client", "teacher", "coach",
    "trainer", "doctor", "dentist", "therapist", "physio", "nurse", "dog", "cat", "puppy", "horse",
    "pet", "job", "work", "office", "shift", "commute", "school", "university", "class", "exam",
    "thesis", "project", "course", "house", "flat", "apartment", "home", "room", "kitchen",
    "garden", "bedroom", "car", "bike", "bus", "train", "phone", "laptop", "computer", "watch",
    "heating", "boiler", "fridge", "oven", "gym", "pool", "park", "canteen", "club", "choir",
    "church", "wedding", "birthday", "holiday", "trip", "move", "divorce", "marriage",
    "relationship", "knee", "back", "shoulder", "hip", "ankle", "foot", "feet", "wrist", "neck",
    "leg", "hand", "head", "skin", "teeth", "eyes", "budget", "rent", "mortgage",
    "salary", "account", "weekend", "evening", "morning", "week", "routine", "schedule", "diet",
    "nail", "hair", "balance", "posture", "belly", "stomach", "habit",
    "weight", "sleep", "mood", "life", "future", "health",
  ]
}
