/// How much processor time a session may take.
package enum SessionTimeout {
  /// Where nothing else is said.
  package static let usual = Duration.seconds(60)
}
