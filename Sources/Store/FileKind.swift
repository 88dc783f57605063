import Libc

/// What is at a path, links followed.
package enum FileKind: Hashable, Sendable {
  case file
  /// A folder, and which one it is, however it is called.
  case folder(Identity)
  /// A pipe, a device or a socket; what people call it.
  case other(String)

  /// Tells one thing of the file system from all others.
  package struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// Looks; `nil` where there is nothing, or a link that leads nowhere.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder(Identity(status))
    case S_IFIFO: self = .other("a pipe")
    case S_IFSOCK: self = .other("a socket")
    default: self = .other("a device")
    }
  }
}

extension Files {
  /// Whether a path is that of something that was opened for the program.
  package static func isStream(_ path: String) -> Bool {
    ["/dev/stdin", "/dev/stdout", "/dev/stderr"].contains(path)
      || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// The path with all links followed; the path itself where that cannot be told.
  package static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// When a file was last changed, and its size: what differs after every change of it. `nil` where
  /// there is none.
  package static func stamp(_ path: String) -> [Int64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return [
      Int64(time.tv_sec), Int64(time.tv_nsec), Int64(status.st_size), Int64(status.st_ino),
    ]
  }
}
