import Demo
import Session
import Store
import Verbs

/// `lume import`: makes the draft of a session of a cast, a HAR file or a text.
struct ImportCommand {
  private let run: ImportOptions

  init(_ run: ImportOptions) {
    self.run = run
  }

  /// Of what can be imported, in bytes.
  private static let largest = 256 << 20

  /// - Returns: 2 where nothing can be made of the file.
  func execute() throws -> Int32 {
    let path = run.file == "-" ? "/dev/stdin" : run.file
    guard let bytes = try Files.read(path, largest: ImportCommand.largest) else {
      throw UsageError("there is no file \(run.file)")
    }
    let name = run.file == "-" ? "stdin" : String(run.file.split(separator: "/").last ?? "")
    let prompt = run.prompt
    let own = try OwnSecrets.beside(run.output ?? (run.file == "-" ? "stdin" : run.file))
    let (source, text): (SessionDraft.Source, String)
    do {
      (source, text) = try BoundedWork.run(within: run.timeout) {
        let draft = try SessionDraft(importing: bytes, name: name, prompt: prompt, own: own)
        return (draft.source, draft.text)
      }
    } catch let error as SessionDraft.Problem {
      throw UsageError("\(run.file): \(error.sentence)")
    }
    guard let output = run.output else {
      World.write(text)
      return ExitCode.done
    }
    guard !Files.exists(output) else {
      throw UsageError("\(output) is there already: name a new file")
    }
    try ResultFile.write(Array(text.utf8), to: output)
    World.complain("\(output) is a draft made of \(source.rawValue): see its comments.")
    return ExitCode.done
  }
}
