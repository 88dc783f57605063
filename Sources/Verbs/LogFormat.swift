/// How a server writes its log: fields with their names, a line for each request.
package enum LogFormat: String, CaseIterable, Hashable, Sendable {
  /// `name=value name=value`.
  case logfmt
  /// One object a line.
  case json
}
