import Edge
import JSON
import Libc
import Numbers
import Patterns
import Session
import Store
import Threads
import Time
import Verbs

/// Clock, environment, entropy and the standard streams: what nobody below asks for by itself.
enum World {
  /// A clock that starts at an instant and runs in real time, never back.
  static func clock(from start: Instant) -> @Sendable () -> Instant {
    let origin = ContinuousClock.now
    return { start + (ContinuousClock.now - origin) }
  }

  /// The zone of the system at an instant.
  static func zone(at instant: Instant) -> OffsetZone {
    var seconds = time_t(instant.milliseconds / 1000)
    var local = tm()
    guard !isZoneEndless, localtime_r(&seconds, &local) != nil else { return .utc }
    return OffsetZone(minutes: Int(local.tm_gmtoff) / 60)
  }

  /// Whether TZ names something that the system would wait for, as a pipe.
  private static var isZoneEndless: Bool {
    guard let zone = environment("TZ") else { return false }
    return zoneFile(zone).map { $0.st_mode & S_IFMT != S_IFREG } ?? false
  }

  /// What TZ says, where that is neither a zone of the system's nor one that it describes by itself, as
  /// `CET-1CEST` does (tzset(3)); `nil` otherwise.
  static var unknownZone: String? {
    guard let zone = environment("TZ"), zoneFile(zone) == nil, zone != "UTC", zone != "GMT" else {
      return nil
    }
    let offset =
      zone.hasPrefix("<") ? zone.drop { $0 != ">" }.dropFirst() : zone.drop(while: \.isLetter)
    let first = offset.drop { $0 == "+" || $0 == "-" }.first
    return first?.isNumber ?? false ? nil : zone
  }

  private static func zoneFile(_ zone: String) -> stat? {
    let zone = zone.drop { $0 == ":" }
    let folder = zone.hasPrefix("/") ? "" : (environment("TZDIR") ?? "/usr/share/zoneinfo") + "/"
    var status = stat()
    return stat(folder + zone, &status) == 0 ? status : nil
  }

  /// The value of a variable; `nil` when it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// What the system calls an error, e.g. `No space left on device`.
  static func description(ofError code: Int32) -> String {
    String(cString: strerror(code))
  }

  static func randomSeed() -> UInt64 {
    UInt64.random(in: .min ... .max)
  }

  /// Makes the standard streams safe to use, before anything else is opened: one that is closed
  /// leads nowhere instead of to the next file, with writes to stdout that fail; and a reader that
  /// is gone, or a file that may not get larger, is an error of the write and not the end of the
  /// process.
  static func prepareStreams() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", stream == STDOUT_FILENO ? O_RDONLY : O_RDWR)
    }
  }

  /// Makes every file that is made from now on the user's alone.
  static func makeFilesPrivate() {
    umask(0o077)
  }

  /// The folder that the program was started in.
  static var folder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether somebody can be asked on stdin.
  static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  static let standardInput = STDIN_FILENO

  /// An input that ends at once.
  static func emptyInput() -> Int32 {
    open("/dev/null", O_RDONLY | O_CLOEXEC)
  }

  /// Whether somebody looks at what stdout has.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody looks at what stderr has.
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// How many processors there are to be used.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Does nothing for so long.
  static func pause(_ duration: Duration) {
    usleep(UInt32(clamping: duration / .microseconds(1)))
  }

  /// Writes to stdout what is no line.
  static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Why stdout could not be written, as `errno` has it; `nil` where it could, and where its reader
  /// is gone, which is a quiet end.
  static var outputFailure: Int32? { failure.withLock { $0 } }

  private static let failure = Guarded<Int32?>(nil)

  /// Writes a line to stdout; what cannot be written is told of at the end.
  static func say(_ line: String) {
    write(line + "\n", to: STDOUT_FILENO)
  }

  /// Writes an object to stdout, as a line.
  static func say(json object: JSON) { say(object.textInOrder()) }

  /// Writes bytes to stdout, as they are.
  static func put(_ bytes: [UInt8]) {
    write(bytes[...], to: STDOUT_FILENO)
  }

  /// Writes a line to stderr, without the escape sequences of what it quotes: a path, a key of a file,
  /// a flag's value.
  static func complain(_ line: String) {
    write(line.withoutControls + "\n", to: STDERR_FILENO)
  }

  /// Writes to stderr what is no line.
  static func mutter(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    write(Array(text.utf8)[...], to: descriptor)
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) {
    var bytes = bytes
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Libc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        if descriptor == STDOUT_FILENO, code != EPIPE { failure.withLock { $0 = $0 ?? code } }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// A file that the user has named for what a command makes. No session is lost to it.
enum ResultFile {
  /// - Throws: `UsageError` where there is a session; `Ending` where it can't be written.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try refuseSession(at: path)
    do {
      try Files.replace(path, with: bytes)
    } catch {
      throw Ending(
        "\(path) cannot be written: name a file in a folder that exists and is yours.",
        code: ExitCode.usage)
    }
  }

  /// - Throws: `UsageError` where a file is a session, which what is no session may not replace.
  static func refuseSession(at path: String) throws {
    guard try Files.begins(path, with: "lume-session ") else { return }
    throw UsageError("\(path) is a session, which would be lost: name another file")
  }
}

extension OwnSecrets {
  /// Of a file that somebody writes by hand, in bytes.
  private static let largest = 1 << 20

  /// What the file says that stands beside a session, or in the nearest folder above it.
  ///
  /// - Throws: `UsageError` for a line that can't be read, and where secrets can't be found at all.
  static func beside(_ session: String) throws -> OwnSecrets {
    do throws(PatternError) {
      try SecretFinder.load()
    } catch {
      throw UsageError("a library isn't there, without which secrets can't be found (\(error))")
    }
    for folder in folders(above: session) {
      let path = folder == "." ? fileName : folder == "/" ? "/" + fileName : "\(folder)/\(fileName)"
      if let bytes = try Files.read(path, largest: largest) {
        do throws(Mistake) {
          return try OwnSecrets(parsing: String(decoding: bytes, as: UTF8.self))
        } catch {
          throw UsageError("\(path), line \(error.line): \(error.sentence)")
        }
      }
    }
    return .none
  }

  /// The folder of a session and those above it, the nearest first.
  private static func folders(above session: String) -> [String] {
    var folder = Files.folder(of: session)
    var folders = [folder]
    while folder != ".", folder != "/", !folder.hasSuffix("..") {
      folder = Files.folder(of: folder)
      folders.append(folder)
    }
    // A name that begins in the working folder doesn't have those above that.
    folder = Files.resolved(folder.hasPrefix("/") ? folder : "\(World.folder)/\(folder)")
    while folder != "/" {
      folder = Files.folder(of: folder)
      folders.append(folder)
    }
    return folders
  }
}
