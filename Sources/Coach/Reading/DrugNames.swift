/// Names of medicines, most of which end in one of a few ways.
enum DrugNames {
  /// Whether a lowercased word is likely to be one.
  static func includes(_ word: String) -> Bool {
    word.utf8.count > 7 && endings.contains { word.hasSuffix($0) }
  }

  private static let endings = [
    "zepam", "zolam", "piclone", "zolpidem", "pril", "olol", "sartan", "statin", "oxetine", "opram",
    "triptan", "cillin", "mycin", "prazole", "codone", "codeine", "gabalin", "gliptin", "glutide",
    "tidine", "morphine", "azepine", "tiapine", "thyroxine", "phenidate",
  ]
}
