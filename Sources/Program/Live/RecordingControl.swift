import Edge
import Session
import Shell
import Store

/// Takes the inputs out of a recorded run that are about the recording: what they do is done at the
/// edge, so the file has a comment for a note, its end for a stop, and nothing of the command.
final class RecordingControl {
  private let recorder: Recorder
  private let output: Output
  /// Whether the user has ended the recording.
  private(set) var isStopped = false

  init(_ recorder: Recorder, _ output: Output) {
    (self.recorder, self.output) = (recorder, output)
  }

  /// An edge whose inputs are all for the program; to be recorded.
  func edge(_ live: Edge) -> Edge {
    Edge(
      pull: { want, deadline in
        while true {
          let taken = try live.pull(want, deadline)
          guard case .line(let text) = taken.arrival, want.isForCommands,
            let line = RecordingLine(text)
          else { return taken }
          switch line {
          case .note(let text):
            try self.recorder.comment(text)
            try self.output.show(.complain("Noted."))
          case .begin:
            try self.output.show(
              .complain("This run is recorded already; /record stop ends that."))
          case .stop where want.acceptsEnd:
            self.isStopped = true
            return (.endOfInput, taken.now)
          case .stop:
            try self.output.show(.complain("/record stop is for the prompt: try it again there."))
          }
        }
      }, emit: live.emit, clock: live.clock)
  }
}

extension WaitFor {
  /// Whether an input is one of the prompt's, and not the answer to a question.
  fileprivate var isForCommands: Bool {
    switch self {
    case .line(_, let echo, let fresh, _): echo && !fresh
    case .channel, .nothing: true
    case .text: false
    }
  }
}

/// Whether a recording can be begun in a running shell.
enum RecordingGate {
  /// Why a file cannot be recorded to; `nil` where it can.
  @Sendable static func problem(_ file: String) -> String? {
    let state = StatePath.beside(file)
    for path in [file, state] where Files.exists(path) {
      return "There is a file \(path) already, and a recording replaces none: name a new one."
    }
    guard Files.names(in: Files.folder(of: file)) != nil else {
      return "There is no folder \(Files.folder(of: file)) to record to."
    }
    return nil
  }
}
