import CLibEdit
import Libc

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

  private enum Ended {
    case line(String)
    case input
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
  let perform: (EditingCommand) -> Void
  /// What a command of libedit has ended, rather than one of ours.
  private var ended: Ended?
  private var isOver = false
  /// Whether libedit has asked for a character in this call.
  private var hasRead = false
  private(set) var bindings = KeyBindings()
  /// The lines of the user's `.editrc` that libedit doesn't take.
  private(set) var problems: [EditConfiguration.Problem] = []
  /// The inputs that libedit's own commands find, where the user may call them, and their number.
  private var history: (handle: OpaquePointer, count: Int)?

  /// - Parameters:
  ///   - input: the tty.
  ///   - read: waits for the next character that libedit is to edit with; `nil` ends.
  ///   - perform: does what a key is bound to.
  init(
    input: Int32, output: Output, read: @escaping () -> Unicode.Scalar?,
    perform: @escaping (EditingCommand) -> Void
  ) {
    (self.input, self.output) = (input, output)
    (self.read, self.perform) = (read, perform)
  }

  deinit {
    end()
    if let nothing { fclose(nothing) }
  }

  /// Edits until `read` answers `nil`. The tty is as it was before.
  ///
  /// - Parameter configuration: the text of the user's `.editrc`.
  func run(configuration: String? = nil) {
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
    for (command, function) in EditingCommand.calls {
      lume_edit_add(handle, command.rawValue, command.help, function)
    }
    problems = bindings.install(configuration, in: handle)
    if configuration != nil {
      history = lume_edit_history_begin(handle, LineEditor.mostInputs).map { ($0, 0) }
    }
    while !isOver {
      var count: Int32 = 0
      hasRead = false
      let isEntered = el_wgets(handle, &count) != nil
      if !hasRead, !isEntered {
        // libedit reads nothing from a tty that it can't set, as when it's gone: whoever reads finds out.
        while read() != nil {}
        isOver = true
      } else if !isOver {
        keep(isEntered)
      }
    }
    end()
  }

  /// Keeps what a command of libedit has entered, such as `ed-newline` or `vi-comment-out`, since
  /// the next call begins with an empty line.
  private func keep(_ isEntered: Bool) {
    var text = line.scalars
    if isEntered, text.last == "\n" { text.removeLast() }
    ended = isEntered ? .line(String(String.UnicodeScalarView(text))) : .input
  }

  private func next() -> Unicode.Scalar? {
    hasRead = true
    defer { ended = nil }
    switch ended {
    case .line(let text):
      replace(with: text)
      perform(.enter)
    case .input: perform(.end)
    case nil: break
    }
    let scalar = read()
    isOver = scalar == nil
    return scalar
  }

  private func end() {
    if let handle { el_end(handle) }
    handle = nil
    if let history { history_wend(history.handle) }
    history = nil
  }

  private static let mostInputs: Int32 = 10_000

  /// Lets libedit's own commands find these inputs, oldest first, which go on from those before
  /// unless there are fewer.
  func offer(_ inputs: [String]) {
    guard let history, inputs.count != history.count else { return }
    if inputs.count < history.count { lume_edit_history_clear(history.handle) }
    let known = inputs.count < history.count ? 0 : history.count
    for input in inputs[known...] {
      lume_edit_history_add(
        history.handle, input.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0])
    }
    self.history = (history.handle, inputs.count)
  }

  // MARK: the line

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

  /// The line, to be edited and put back.
  var edited: EditedLine {
    get {
      let line = line
      return EditedLine(line.scalars, cursor: line.cursor)
    }
    set { replace(with: newValue.text, cursor: newValue.cursor) }
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
    guard let editor = editor(of: handle), let scalar = editor.next() else { return 0 }
    editor.refresh()
    character.pointee = wchar_t(bitPattern: scalar.value)
    return 1
  }

  static func editor(of handle: OpaquePointer) -> LineEditor? {
    lume_edit_client(handle).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// The library that edits lines.
package enum LineEditing {
  /// The version of its interface, e.g. `2.11`.
  package static var version: String { "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)" }
}

/// What editing remembers from key to key.
struct EditingState: Sendable {
  var kills = KillRing()
  var undo = UndoHistory()
  /// What the last search looked for.
  var lastQuery = ""
  /// What the key before this one was bound to, where that was one of our commands.
  private(set) var previous: EditingCommand?
  private var current: EditingCommand?
  /// What was inserted last by a key that, struck again, puts something else in its place.
  var inserted: Insertion?

  struct Insertion: Sendable {
    let text: String
    /// Where in the history it is from.
    var place: Int?
  }

  /// Another key is struck.
  mutating func begin() {
    (previous, current) = (current, nil)
  }

  /// The key is bound to a command.
  mutating func enter(_ command: EditingCommand) {
    current = command
  }
}

/// What was deleted and can be put back: the latest by Ctrl-Y, older ones by Alt-Y behind it.
struct KillRing: Sendable {
  private static let limit = 60

  /// Newest last.
  private var entries: [String] = []
  /// How far Alt-Y has gone back.
  private var place = 0

  /// Keeps a text that was deleted.
  ///
  /// - Parameters:
  ///   - isBackward: whether it stood before the cursor.
  ///   - isConsecutive: whether the key before deleted as well: then both are one text.
  mutating func add(_ text: String, isBackward: Bool, isConsecutive: Bool) {
    guard !text.isEmpty else { return }
    place = 0
    if isConsecutive, let last = entries.popLast() {
      entries.append(isBackward ? text + last : last + text)
    } else {
      entries.append(text)
      if entries.count > KillRing.limit { entries.removeFirst() }
    }
  }

  /// What Ctrl-Y inserts.
  var latest: String? {
    mutating get {
      place = 0
      return entries.last
    }
  }

  /// What Alt-Y puts in place of what was inserted; behind the oldest comes the latest.
  mutating func older() -> String? {
    guard !entries.isEmpty else { return nil }
    place = (place + 1) % entries.count
    return entries[entries.count - 1 - place]
  }
}
