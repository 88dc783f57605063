import TestSupport

/// A folder that exists for the time of one test.
struct MadeUpFolder {
  private let folder: TemporaryFolder
  var path: String { folder.path }

  /// Makes the folder with these files, relative path to text, for the time of the body.
  static func with(_ files: [String: String], _ body: (MadeUpFolder) throws -> Void) throws {
    let folder = MadeUpFolder(folder: try TemporaryFolder())
    for (file, text) in files { try folder.write(text, to: file) }
    try body(folder)
  }

  /// Writes a file, and the folders on the way to it; one that begins with `#!` can be run.
  ///
  /// Such a file is copied by a process of its own: a descriptor that is open for writing here may
  /// be inherited by a command that another test starts, and then it is too busy to be run.
  func write(_ text: String, to file: String) throws {
    var way = ""
    for part in file.split(separator: "/").dropLast() {
      way += "\(part)/"
      folder.makeFolder(way)
    }
    let isScript = text.hasPrefix("#!")
    let written = try folder.write(text, to: isScript ? file + ".text" : file)
    guard isScript else { return }
    _ = try Command(words: ["/usr/bin/install", "-m", "755", written, folder(file)]).run()
  }
}
