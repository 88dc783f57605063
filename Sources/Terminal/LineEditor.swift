import CLibEdit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The line as libedit edits it, in one call to `el_wgets` that lasts as long as there is input to
/// edit.
///
/// Confined to the main thread. Every character goes through `read`, so between two of them the
/// line may be changed and the screen be drawn on.
final class LineEditor {
  /// Where what is drawn goes.
  enum Output {
    /// A tty.
    case descriptor(Int32)
    case memory(MemoryScreen)
  }

  private let input: Int32
  private let output: Output
  private var handle: OpaquePointer?
  private let read: () -> Unicode.Scalar?
  /// Where `write` writes.
  private var file: UnsafeMutablePointer<FILE>?
  /// Whether the line was changed other than through libedit.
  private var isChanged = false
  /// Up to how many scalars libedit looks at the whole line for every character.
  private static let longest = 4096
  /// Where libedit draws.
  private let nothing = fopen("/dev/null", "we")

  /// - Parameters:
  ///   - input: the tty.
  ///   - read: waits for the next character that libedit is to edit with; `nil` ends.
  init(input: Int32, output: Output, read: @escaping () -> Unicode.Scalar?) {
    (self.input, self.output) = (input, output)
    self.read = read
  }

  deinit {
    end()
    if let nothing { fclose(nothing) }
  }

  /// Edits until `read` answers `nil`. The tty is as it was before.
  func run() {
    let client = Unmanaged.passUnretained(self).toOpaque()
    _ = UserLocale.isUTF8
    switch output {
    case .descriptor(let output):
      file = lume_output(output)
      handle = lume_edit_begin(lume_input(input), nothing, client, LineEditor.giveCharacter)
    case .memory(let screen):
      UserLocale.pin()
      file = screen.file
      handle = lume_edit_begin(screen.input, nothing, client, LineEditor.giveCharacter)
    }
    guard let handle else { return }
    var count: Int32 = 0
    while el_wgets(handle, &count) != nil {}
    end()
  }

  private func end() {
    if let handle { el_end(handle) }
    handle = nil
  }

  // MARK: the line

  /// The line and where its cursor is.
  var line: (scalars: [Unicode.Scalar], cursor: Int) {
    guard let handle, let line = el_wline(handle)?.pointee, let start = line.buffer,
      let end = line.lastchar, let cursor = line.cursor
    else { return ([], 0) }
    let scalars = UnsafeBufferPointer(start: start, count: end - start)
      .map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{fffd}" }
    return (scalars, cursor - start)
  }

  private var length: Int {
    guard let handle, let line = el_wline(handle)?.pointee, let start = line.buffer,
      let end = line.lastchar
    else { return 0 }
    return end - start
  }

  var text: String {
    get { String(String.UnicodeScalarView(line.scalars)) }
    set { replace(with: newValue) }
  }

  /// Makes the line another, with the cursor so many scalars from its start.
  func replace(with text: String, cursor: Int? = nil) {
    isChanged = true
    guard let handle else { return }
    el_cursor(handle, Int32(line.scalars.count - line.cursor))
    el_deletestr(handle, Int32(line.scalars.count))
    insert(text)
    if let cursor { move(by: cursor - line.cursor) }
  }

  /// Inserts at the cursor, which then stands behind it.
  func insert(_ text: String) {
    isChanged = true
    guard let handle, !text.isEmpty else { return }
    let characters = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    _ = el_winsertstr(handle, characters)
  }

  func move(by distance: Int) {
    isChanged = true
    if let handle { el_cursor(handle, Int32(distance)) }
  }

  // MARK: the screen

  /// Writes to the terminal. What libedit itself draws goes nowhere: it cannot do so below output
  /// that goes on, and loses what has no column of its own.
  func write(_ text: String) {
    guard let file else { return }
    var text = text
    text.withUTF8 { bytes in
      _ = fwrite(bytes.baseAddress, 1, bytes.count, file)
    }
    fflush(file)
  }

  /// Lets libedit know what the line has become other than through it. It keeps a picture of the
  /// screen, of a size that never changes here, and writes beyond it where it takes the cursor for
  /// somewhere else.
  private func refresh() {
    guard let handle, isChanged || length < LineEditor.longest else { return }
    lume_edit_refresh(handle)
    isChanged = false
  }

  /// Gives the tty back as it was, or takes it again.
  func prepare(isRaw: Bool) {
    if let handle { lume_edit_raw(handle, isRaw ? 1 : 0) }
  }

  // MARK: what libedit calls

  private static let giveCharacter: lume_read_character = { handle, character in
    guard let editor = editor(of: handle), let scalar = editor.read() else { return 0 }
    editor.refresh()
    character.pointee = wchar_t(bitPattern: scalar.value)
    return 1
  }

  private static func editor(of handle: OpaquePointer) -> LineEditor? {
    lume_edit_client(handle).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }
}
