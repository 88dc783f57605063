import Wellness

/// Progress that a message reports: `walked 7400 today`.
struct ProgressReport {
  private let report: ReportedProgress
  /// The number as the user wrote it, with a few words around it.
  let written: String

  /// What was done or measured, in the goal's unit.
  var amount: Double { report.amount }
  /// What the goal's value becomes.
  var newValue: Double { report.value }
  /// Whether the amount changes what was there.
  var isAdded: Bool { report.change != .none }

  /// `nil` when there is no goal or the message reports nothing that its unit can count.
  init?(_ scene: CoachScene) {
    let utterance = scene.reading.utterance
    guard let goal = scene.facts.goal, scene.reading.intent != .plan,
      let report = ReportedProgress(
        utterance.source,
        of: ReportedProgress.Standing(
          unit: goal.unit, type: goal.type, recurrence: goal.recurrence, initial: goal.initial,
          current: goal.current, target: goal.target))
    else { return nil }
    self.report = report
    written = Quoting(utterance, around: report.word...report.word, most: 5).quote ?? ""
  }
}
