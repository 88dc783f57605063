import CLibEdit
import Libc

/// A terminal that nobody sees: a pseudo-terminal, which the line editor asks for its modes and its
/// size, and memory that takes what is drawn. Nothing of it passes through the system.
///
/// Confined to the thread that draws. The C objects live from `init` to `deinit`.
final class MemoryScreen {
  /// The system gives no pseudo-terminal.
  struct Unavailable: Error {}

  private let main: Int32
  private let tty: Int32
  /// The tty.
  let input: UnsafeMutablePointer<FILE>
  /// The memory.
  let file: UnsafeMutablePointer<FILE>
  private let place: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let length: UnsafeMutablePointer<Int>

  init(columns: Int, rows: Int) throws(Unavailable) {
    var (main, tty): (Int32, Int32) = (-1, -1)
    guard openpty(&main, &tty, nil, nil, nil) == 0 else { throw Unavailable() }
    for end in [main, tty] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (self.main, self.tty) = (main, tty)
    place = .allocate(capacity: 1)
    place.initialize(to: nil)
    length = .allocate(capacity: 1)
    length.initialize(to: 0)
    guard let input = fdopen(tty, "r"), let file = open_memstream(place, length)
    else { throw Unavailable() }
    (self.input, self.file) = (input, file)
    resize(columns: columns, rows: rows)
  }

  deinit {
    fclose(file)
    fclose(input)
    close(main)
    free(place.pointee)
    place.deallocate()
    length.deallocate()
  }

  func resize(columns: Int, rows: Int) {
    _ = lume_set_window_size(tty, Int32(columns), Int32(rows))
  }

  /// How many bytes were drawn so far.
  var count: Int {
    fflush(file)
    return length.pointee
  }

  /// What was drawn so far.
  var bytes: UnsafeBufferPointer<UInt8> {
    let count = count
    guard let start = place.pointee else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: start, count: count).assumingMemoryBound(to: UInt8.self)
  }

  var descriptor: Int32 { tty }
}
