#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of one test, which goes with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/lume-store-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure(code: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { TemporaryFolder.remove(path) }

  struct SystemFailure: Error { let code: Int32 }

  /// The path of something in it.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  private static func remove(_ path: String) {
    if let stream = opendir(path) {
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

/// The permissions of a file, as `chmod` counts them.
func permissions(of path: String) -> UInt32 {
  var status = stat()
  return stat(path, &status) == 0 ? UInt32(status.st_mode) & 0o777 : 0
}
