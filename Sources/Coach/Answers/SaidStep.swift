/// The step that the last answer offered.
struct SaidStep {
  /// `tomorrow at 7:30, walk for 10 minutes`
  let text: String

  /// `nil` when the last answer had none that is known.
  init?(_ scene: CoachScene) {
    guard let last = scene.memory.lastAnswer?.lowercased() else { return nil }
    let bytes = Array(last.utf8)
    let steps = scene.domain.steps
    let acts =
      steps.small + steps.tiny + steps.indoors + DomainSteps.sleep.small + DomainSteps.food.small
      + [scene.measured, scene.timed].compactMap(\.self)
    guard let act = SaidStep.first(of: acts, in: bytes) else { return nil }
    let named = scene.memory.earlier.first.flatMap {
      CoachScene.cue(days: $0.days, time: $0.time)
    }
    let cue = SaidStep.first(of: CoachCues.all + [named].compactMap(\.self), in: bytes)
    text = cue.map { "\($0), \(act)" } ?? act
  }

  /// The phrase that stands first in a text; the longest of those that begin there.
  private static func first(of phrases: [String], in text: [UInt8]) -> String? {
    var found: (phrase: String, place: Int)?
    for phrase in phrases {
      guard let place = place(of: Array(phrase.lowercased().utf8), in: text) else { continue }
      let isLonger = place == found?.place && phrase.utf8.count > (found?.phrase.utf8.count ?? 0)
      if found.map({ place < $0.place }) ?? true || isLonger { found = (phrase, place) }
    }
    return found?.phrase
  }

  private static func place(of phrase: [UInt8], in text: [UInt8]) -> Int? {
    guard let first = phrase.first, text.count >= phrase.count else { return nil }
    return (0...(text.count - phrase.count)).first { start in
      text[start] == first && text[start..<(start + phrase.count)].elementsEqual(phrase)
    }
  }
}
