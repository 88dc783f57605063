import Session
import Store
import Verbs

/// A session that a verb works on, read once.
struct SessionSource {
  let path: String
  let file: SessionFile

  /// - Throws: `UsageError` for a file that is not there or does not read.
  init(_ path: String) throws {
    guard Files.names(in: path) == nil, let bytes = try Files.read(path) else {
      throw UsageError("there is no file \(path)")
    }
    self.path = path
    do throws(SessionSyntaxError) {
      file = try SessionFile(parsing: bytes)
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  /// What a recording of the same session has in its header.
  ///
  /// - Parameters:
  ///   - options: by which it goes.
  ///   - path: of the new file.
  func header(_ options: ReplayOptions, at path: String) -> SessionHeader {
    let old = file.header
    var header = options.header(old.layer)
    (header.title, header.tags, header.size, header.order) =
      (old.title, old.tags, old.size, old.order)
    header.state = old.state.map {
      let folder = Files.folder(of: self.path)
      return StatePath.relative(
        folder == "." ? $0 : "\(folder)/\($0)", to: path, in: World.folder)
    }
    return header
  }

  /// The same inputs, for a run with the embedded backend in process.
  func typed(under options: ReplayOptions) throws -> SessionFile {
    var header = header(options, at: path)
    header.layer = .shell
    header.coach = nil
    do throws(SessionSyntaxError) {
      return try SessionFile(parsing: file.inputs(under: header))
    } catch {
      throw UsageError("\(path): its inputs cannot be typed at the built-in backend (\(error))")
    }
  }
}
