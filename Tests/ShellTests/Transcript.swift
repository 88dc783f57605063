import Program
import Session
import Testing

/// Replays what is typed and printed, over the embedded backend, and compares.
///
/// - Parameters:
///   - header: further lines of the header, e.g. `mode batch`.
///   - records: as a session file has them, from its first record on.
func expectTranscript(
  _ records: String, header: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let lines = ["lume-session 1", "clock 2026-03-02T07:30:00Z"] + header + ["", records, ""]
  let playback = Playback(try SessionFile(parsing: Array(lines.joined(separator: "\n").utf8)))
  do {
    try ReplayRun().run(playback)
  } catch let difference as Difference {
    let report = difference.report(path: "the transcript").joined(separator: "\n")
    Issue.record("\(report)", sourceLocation: sourceLocation)
  }
}
