/// Messages that tell of danger, or only sound like it, as people write them: a file each, a message a
/// line, the dangers that may be read from it before a colon.
enum SafetyMessages {
  /// Written before the rules were.
  static let userInDanger = read("user-in-danger")
  static let othersInDanger = read("others-in-danger")
  static let harmless = read("harmless")
  /// Written after the rules, by people who tried to write what they had not thought of. Seen since, and
  /// so no longer a measure.
  static let strangersInDanger = read("strangers-in-danger")
  static let strangersHarmless = read("strangers-harmless")
  /// Danger in the words of what only sounds like it, and figures of speech; the phrases and the weights
  /// were made without them.
  static let figuresOfDanger = read("figures-of-danger")
  static let figuresOfSpeech = read("figures-of-speech")

  private static func read(_ name: String) -> [String] {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    do {
      let text = try TextFile.read("/\(folder)/Messages/\(name).txt")
      return text.split(separator: "\n").map(String.init)
    } catch {
      fatalError("\(name).txt can't be read: \(error)")
    }
  }
}
