#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that exists for the time of one test.
struct MadeUpFolder {
  let path: String

  /// Makes the folder with these files, relative path to text, and removes it after the body.
  static func with(_ files: [String: String], _ body: (MadeUpFolder) throws -> Void) throws {
    var template = Array("/tmp/lume-scripts-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Command.Failure.system(call: "mkdtemp", code: errno)
    }
    let folder = MadeUpFolder(
      path: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    let outcome = Result {
      for (file, text) in files { try folder.write(text, to: file) }
      try body(folder)
    }
    _ = try Command(words: ["/bin/rm", "-rf", folder.path]).run()
    try outcome.get()
  }

  /// Writes a file, and the folders on the way to it; one that begins with `#!` can be run.
  ///
  /// Such a file is copied by a process of its own: a descriptor that is open for writing here may
  /// be inherited by a command that another test starts, and then it is too busy to be run.
  func write(_ text: String, to file: String) throws(Command.Failure) {
    var folder = path
    for part in file.split(separator: "/").dropLast() {
      folder += "/" + part
      guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
        throw .system(call: "mkdir \(folder)", code: errno)
      }
    }
    let isProgram = text.hasPrefix("#!")
    let written = isProgram ? "\(path)/\(file).text" : "\(path)/\(file)"
    guard let stream = fopen(written, "w") else {
      throw .system(call: "fopen \(written)", code: errno)
    }
    fputs(text, stream)
    guard fclose(stream) == 0 else { throw .system(call: "fclose \(written)", code: errno) }
    guard isProgram else { return }
    let words = ["/usr/bin/install", "-m", "755", written, "\(path)/\(file)"]
    _ = try Command(words: words).run()
  }
}
