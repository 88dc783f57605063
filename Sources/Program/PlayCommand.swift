import Demo
import Store

/// `lume play`: a session in the user's terminal, at its size.
struct PlayCommand {
  private let options: PlayOptions

  init(_ options: PlayOptions) {
    self.options = options
  }

  func execute() throws -> Int32 {
    ExitCode.done
  }
}
