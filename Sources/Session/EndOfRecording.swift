/// The recording is over and was never finished; the run ends here, which is no failure.
package struct EndOfRecording: Error, Hashable, Sendable {
  package init() {}
}
