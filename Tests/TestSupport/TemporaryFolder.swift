import Libc

/// A folder of one test, which goes with it.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    var template = Array("/tmp/lume-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure(call: "mkdtemp", code: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { TemporaryFolder.remove(path) }

  /// The path of something in it.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and answers its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = self(name)
    guard let stream = fopen(path, "w") else { throw SystemFailure(call: "fopen", code: errno) }
    let count = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, count == bytes.count else {
      throw SystemFailure(call: "fwrite", code: errno)
    }
    return path
  }

  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// The bytes of a file; `nil` where there is none.
  package func read(_ name: String) -> [UInt8]? {
    guard let stream = fopen(self(name), "r") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      bytes += buffer.prefix(count)
    }
    return bytes
  }

  package func text(_ name: String) -> String? {
    read(name).map { String(decoding: $0, as: UTF8.self) }
  }

  package func makeFolder(_ name: String) { mkdir(self(name), 0o755) }

  private static func remove(_ path: String) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, let stream = opendir(path) {
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { remove("\(path)/\(name)") }
      }
      closedir(stream)
    }
    if rmdir(path) != 0 { unlink(path) }
  }
}

/// A call of the system that failed, with its `errno`.
package struct SystemFailure: Error {
  let call: String
  let code: Int32

  package init(call: String, code: Int32) {
    (self.call, self.code) = (call, code)
  }
}
