import CLibEdit
import Libc
import StreamSafe

/// The user's editor, run on a file of its own.
struct TextEditor {
  /// A shell command; the file is appended as its last argument.
  let command: String

  /// Lets the user edit a text. The calling thread waits.
  ///
  /// - Returns: the text without the newline that editors put at its end; `nil` when the editor
  ///   could not be run or said that it failed.
  func edit(_ text: String) -> String? {
    var path = Array("/tmp/lume-XXXXXX.txt".utf8CString)
    let file = mkstemps(&path, 4)
    guard file >= 0 else { return nil }
    defer {
      unlink(path)
      close(file)
    }
    var bytes = Array(text.utf8)
    if !bytes.isEmpty, bytes.last != 0x0a { bytes.append(0x0a) }
    guard write(file, bytes, bytes.count) == bytes.count, run(on: path) else { return nil }
    return TextEditor.contents(path)
  }

  private func run(on path: [CChar]) -> Bool {
    // SIGPIPE too is not as it is by default here.
    var defaults = Signals.set
    sigaddset(&defaults, SIGPIPE)
    sigaddset(&defaults, SIGXFSZ)
    let child = lume_spawn_shell("\(command) \"$1\"", path, &defaults)
    return child > 0 && wait(for: child)
  }

  /// Waits for the child; when it stops, stops with it.
  private func wait(for child: pid_t) -> Bool {
    var status: Int32 = 0
    while true {
      if waitpid(child, &status, WUNTRACED) < 0 {
        if errno == EINTR { continue }
        return false
      }
      // A stopped child has 0x7f in the low byte, one that exited has 0 there (wait(2)).
      if status & 0xff == 0x7f {
        kill(getpid(), SIGSTOP)
        kill(child, SIGCONT)
        continue
      }
      return status == 0
    }
  }

  /// The text of a file, without the newline at its end. `nil` where it can't be read.
  static func contents(_ path: String) -> String? { contents(Array(path.utf8CString)) }

  private static func contents(_ path: [CChar]) -> String? {
    // Opened anew: many editors write another file and rename it.
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    if bytes.last == 0x0a { bytes.removeLast() }
    return String(streamSafe: bytes)
  }
}
