import Store
import Verbs

extension OutputFile {
  /// Makes a file for a recording.
  ///
  /// - Parameter remedy: what to do where there is a file of that name.
  /// - Throws: `Ending` where it can't be made.
  init(recordingTo path: String, ifThere remedy: String) throws(Ending) {
    do {
      try self.init(creating: path)
    } catch {
      throw Ending(
        Files.exists(path)
          ? "\(path) is there already: \(remedy)"
          : "\(path) can't be made: name a new file in a folder that exists and is yours.",
        code: ExitCode.usage)
    }
  }
}
