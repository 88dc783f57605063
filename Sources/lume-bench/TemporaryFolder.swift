import Libc

/// A folder for what a measurement needs.
struct TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/lume-bench.XXXXXX".utf8CString)
    guard let name = mkdtemp(&template) else {
      throw BenchError("there is no temporary folder to be had")
    }
    path = String(cString: name)
  }

  /// Takes the folder away.
  func clear() {
    do {
      try Child("/bin/rm", ["-rf", path], environment: [], streams: .nowhere).wait()
    } catch {
      complain("\(path) is left behind: \(error)")
    }
  }
}
