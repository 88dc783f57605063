import Libc
import SQLite

/// Reading and writing whole files, with errors that name the file.
package enum Files {
  /// The bytes of a file, or of a pipe that whoever starts the program has opened for it, as
  /// `<(command)` does; `nil` where there is none.
  ///
  /// - Parameter largest: in bytes.
  /// - Throws: `StoreError` for one that cannot be read, is larger, or is a device or another pipe,
  ///   which may never end.
  package static func read(_ path: String, largest: Int = .max) throws -> [UInt8]? {
    switch FileKind(of: path) {
    case .other(let kind) where !isStream(path) || kind != "a pipe":
      if path == "/dev/stdin" || resolved(path) == "/dev/null" { break }
      throw StoreError(path: path, problem: .other("it is \(kind) and no file"))
    default: break
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure(path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      errno = EISDIR
      throw failure(path)
    }
    let tooLarge = StoreError(path: path, problem: .other("it is larger than \(largest) bytes"))
    guard Int(status.st_size) <= largest else { throw tooLarge }
    var bytes: [UInt8] = []
    // One byte more than there should be tells whether that was all; a pipe has no size.
    var room = max(Int(status.st_size), 4095) + 1
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { chunk, filled in
        count = readBytes(descriptor, chunk.baseAddress, room)
        filled = max(count, 0)
      }
      // Nearly always the whole file, which is not there twice even for a moment.
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      // It may have grown since, and what the system makes up as it's read has no size.
      guard bytes.count <= largest else { throw tooLarge }
      if count == 0 { return bytes }
      room = max(room - count, 4096)
    }
  }

  /// Reads a file or a pipe a piece at a time.
  ///
  /// - Throws: `StoreError`, and what `body` throws.
  package static func readPieces(
    of path: String, _ body: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readBytes(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      if count == 0 { return }
      try body(piece[..<count])
    }
  }

  /// Makes a new file, which has its name as soon as it's whole and on the disk.
  ///
  /// - Parameter body: fills the file, or what has the name of it until then.
  /// - Throws: `StoreError`, and what `body` throws.
  package static func create(
    _ path: String, _ body: (_ file: OutputFile, _ name: String) throws -> Void
  ) throws {
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    let file = OutputFile(path, descriptor)
    defer { file.close() }
    do {
      try body(file, temporary)
      try file.synchronize()
      guard rename(temporary, path) == 0 else { throw failure(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Whether a file begins with a text, of which no more is read; no pipe and no device does.
  ///
  /// - Throws: `StoreError` for one that cannot be read.
  package static func begins(_ path: String, with text: StaticString) throws -> Bool {
    guard FileKind(of: path) == .file else { return false }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    let start = [UInt8](unsafeUninitializedCapacity: text.utf8CodeUnitCount) { bytes, count in
      count = max(0, readBytes(descriptor, bytes.baseAddress, bytes.count))
    }
    return text.withUTF8Buffer { start.elementsEqual($0) }
  }

  /// Whether there is something of that name.
  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Whether nobody but its owner may read or write a file; so may nobody one that is not there.
  package static func isPrivate(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return status.st_mode & 0o077 == 0
  }

  /// Whether others may write a file or a folder.
  package static func isWritableByOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o022 != 0
  }

  /// Whether a file or a folder is neither the user's nor root's.
  package static func isForeign(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_uid != geteuid() && status.st_uid != 0
  }

  /// Whether the user may write a file or a folder.
  package static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// How many bytes the disk of a folder still takes; `nil` where that can't be told.
  package static func room(in folder: String) -> Int? {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    let (room, isTooMuch) = Int(clamping: status.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: status.f_frsize))
    return isTooMuch ? .max : room
  }

  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Removes a file; one that is not there is no matter.
  package static func remove(_ path: String) {
    unlink(path)
  }

  /// Removes a file that nothing was written to; answers whether it was one.
  ///
  /// - Throws: `StoreError` for a file that cannot be read.
  package static func removeEmpty(_ path: String) throws -> Bool {
    guard let bytes = try read(path), bytes.isEmpty else { return false }
    return unlink(path) == 0
  }

  /// Replaces a file by these bytes, at once: a temporary file beside it and a rename. Who may read
  /// it stays as it was; a new file is the user's alone.
  ///
  /// - Throws: `StoreError`.
  package static func replace(_ path: String, with bytes: [UInt8]) throws {
    if case .other(let kind)? = FileKind(of: path) {
      guard isStream(path) else {
        throw StoreError(path: path, problem: .other("it is \(kind) and no file"))
      }
      return try overwrite(path, with: bytes)
    }
    let temporary = "\(path).\(getpid()).tmp"
    let file = try OutputFile(creating: temporary)
    do {
      try file.write(bytes)
      try file.synchronize()
      file.close()
      var status = stat()
      if stat(path, &status) == 0 { chmod(temporary, status.st_mode & 0o777) }
      guard rename(temporary, path) == 0 else { throw failure(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes into what is open already.
  private static func overwrite(_ path: String, with bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    let file = OutputFile(path, descriptor)
    defer { file.close() }
    try file.write(bytes)
  }

  /// Appends bytes to a file that only the user may read, in one write under a lock.
  ///
  /// - Throws: `StoreError`.
  package static func append(_ bytes: [UInt8], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    guard write(descriptor, bytes) else { throw failure(path) }
  }

  /// Writes bytes in one go; answers whether all were taken.
  static func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    writeBytes(descriptor, bytes, bytes.count) == bytes.count
  }

  /// Makes a folder that only the user may enter, and those above it; one that is there stays.
  ///
  /// - Throws: `StoreError`.
  package static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw StoreError(path: path, problem: .other("it is no folder"))
      }
    case ENOENT:
      guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
        throw failure(path)
      }
      try makeFolder(String(path[..<slash]))
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
    default: throw failure(path)
    }
  }

  /// Whether somebody else has put a link there, or it leads to a file of somebody else's. Links of
  /// root are the system's.
  private static func isForeignLink(_ path: String) -> Bool {
    var (link, file) = (stat(), stat())
    guard lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK else { return false }
    guard link.st_uid == geteuid() || link.st_uid == 0 else { return true }
    return stat(path, &file) == 0 && file.st_uid != geteuid()
  }

  /// Takes from everyone but the user what they may do with a file of the user's.
  ///
  /// - Throws: `StoreError` when that cannot be done, and for a link that isn't the user's or leads
  ///   to somebody else's file.
  package static func makePrivate(_ path: String) throws {
    guard !isForeignLink(path) else {
      throw StoreError(
        path: path, problem: .other("it is somebody else's link, or one to somebody else's file"))
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o077 != 0, status.st_uid == geteuid()
    else { return }
    guard chmod(path, status.st_mode & 0o700) == 0 || errno == EROFS else { throw failure(path) }
  }

  /// The same for a database, what SQLite keeps beside it (https://sqlite.org/tempfiles.html), and
  /// the locks of a store.
  ///
  /// - Throws: `StoreError` when that cannot be done.
  package static func makePrivate(database path: String) throws {
    for suffix in ["", "-wal", "-shm", ".lock", ".turns"] { try makePrivate(path + suffix) }
  }

  /// Whether SQLite takes a file for its own, by how it begins (https://sqlite.org/fileformat.html) or
  /// since it's empty.
  package static func isDatabase(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let header = Array("SQLite format 3\0".utf8)
    var bytes = [UInt8](repeating: 0, count: header.count)
    let count = readBytes(descriptor, &bytes, bytes.count)
    return count == 0 || bytes == header
  }

  /// The names in a folder, sorted; `nil` when the path is no folder.
  package static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The paths that a text begins, as it has them: folders end in a slash, and what is hidden is
  /// left out unless it's asked for.
  package static func names(beginning text: String) -> [String] {
    let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    let beginning = text.dropFirst(folder.count)
    return (names(in: folder.isEmpty ? "." : folder) ?? [])
      .filter { $0.hasPrefix(beginning) && ($0.first != "." || beginning.first == ".") }
      .map { name in
        let path = folder + name
        if case .folder? = FileKind(of: path) { return path + "/" }
        return path
      }
  }

  static func failure(_ path: String) -> StoreError {
    let problem: StoreError.Problem =
      switch errno {
      case EROFS: .readOnly
      case ENOSPC, EDQUOT: .full
      case EFBIG: .other(SQLiteError.atLimit)
      default: .other(String(cString: strerror(errno)))
      }
    return StoreError(path: path, problem: problem)
  }
}

/// A new file that is written to its end, a record at a time.
package struct OutputFile: Sendable {
  private let path: String
  private let descriptor: Int32

  fileprivate init(_ path: String, _ descriptor: Int32) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  /// Makes a file that only the user may read.
  ///
  /// - Throws: `StoreError`, also when there is one of that name.
  package init(creating path: String) throws {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Files.failure(path) }
  }

  /// Writes all of it, in one `write(2)` unless the system takes less.
  package func write(_ bytes: [UInt8]) throws {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        writeBytes(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Files.failure(path) }
      done += count
    }
  }

  /// Returns when what was written is on the disk.
  package func synchronize() throws {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw Files.failure(path) }
  }

  /// Ends the writing; nothing may be written after it.
  package func close() {
    closeDescriptor(descriptor)
  }
}

// The names that the methods above would hide.
private let readBytes = Libc.read
private let writeBytes = Libc.write
private func closeDescriptor(_ descriptor: Int32) { _ = Libc.close(descriptor) }
