/// What a verb that reads session files writes to stdout.
package enum ReportFormat: String, Hashable, Sendable {
  /// For people.
  case text
  /// The same, and a workflow command of GitHub Actions for each failure.
  case github
  /// The Test Anything Protocol, version 13.
  case tap
  /// One JSON object a line.
  case json

  /// The flag that asks for it.
  var flag: String { "--\(rawValue)" }
}
