import CLibEdit

/// The line as libedit edits and draws it, in one call to `el_wgets` that lasts as long as there
/// is input to edit.
///
/// Confined to the main thread. Every character goes through `read`, so between two of them the
/// line may be changed and the screen be drawn on; `refresh` brings both together again.
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
  private var promptText: UnsafeMutablePointer<wchar_t>

  /// What stands before the line, as it was drawn last.
  private(set) var prompt = Row()
  private var promptPalette: Palette?

  /// - Parameters:
  ///   - input: the tty.
  ///   - read: waits for the next character that libedit is to edit with; `nil` ends.
  init(input: Int32, output: Output, read: @escaping () -> Unicode.Scalar?) {
    (self.input, self.output) = (input, output)
    self.read = read
    promptText = .allocate(capacity: 1)
    promptText.pointee = 0
  }

  deinit {
    end()
    promptText.deallocate()
  }

  /// Edits until `read` answers `nil`. The tty is as it was before.
  func run() {
    let client = Unmanaged.passUnretained(self).toOpaque()
    _ = UserLocale.isUTF8
    switch output {
    case .descriptor(let output):
      handle = lume_edit_begin(
        input, output, client, LineEditor.givePrompt, LineEditor.giveCharacter)
    case .memory(let screen):
      UserLocale.pin()
      handle = lume_edit_begin_in_memory(
        screen.input, screen.file, screen.complaints, client, LineEditor.givePrompt,
        LineEditor.giveCharacter)
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

  var text: String {
    get { String(String.UnicodeScalarView(line.scalars)) }
    set { replace(with: newValue) }
  }

  /// Makes the line another, with the cursor so many scalars from its start.
  func replace(with text: String, cursor: Int? = nil) {
    guard let handle else { return }
    el_cursor(handle, Int32(line.scalars.count - line.cursor))
    el_deletestr(handle, Int32(line.scalars.count))
    insert(text)
    if let cursor { move(by: cursor - line.cursor) }
  }

  /// Inserts at the cursor, which then stands behind it.
  func insert(_ text: String) {
    guard let handle, !text.isEmpty else { return }
    let characters = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    _ = el_winsertstr(handle, characters)
  }

  func move(by distance: Int) {
    if let handle { el_cursor(handle, Int32(distance)) }
  }

  // MARK: the screen

  /// Draws prompt and line from the row of the cursor on, which must be erased.
  func refresh(prompt: Row, palette: Palette) {
    guard let handle else { return }
    defer { lume_edit_refresh(handle) }
    if prompt == self.prompt, palette == promptPalette { return }
    (self.prompt, promptPalette) = (prompt, palette)
    let characters = LineEditor.characters(of: prompt, palette)
    promptText.deallocate()
    promptText = .allocate(capacity: characters.count + 1)
    for (index, character) in characters.enumerated() { promptText[index] = character }
    promptText[characters.count] = 0
  }

  /// Writes what is shown by the next refresh, or at once.
  func write(_ text: String, isFlushed: Bool = false) {
    guard let handle else { return }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        lume_edit_write(handle, start, characters.count, isFlushed ? 1 : 0)
      }
    }
  }

  /// The columns and rows of the screen have changed.
  func resize() {
    if let handle { el_resize(handle) }
  }

  /// Gives the tty back as it was, or takes it again.
  func prepare(isRaw: Bool) {
    if let handle { lume_edit_raw(handle, isRaw ? 1 : 0) }
  }

  /// The prompt for libedit, its escape sequences between marks (`EL_PROMPT_ESC`).
  ///
  /// There is one pair of marks between two runs and none at the end: libedit keeps a sequence
  /// together with the character behind it, and loses one that has none.
  private static func characters(of prompt: Row, _ palette: Palette) -> [wchar_t] {
    let mark: Unicode.Scalar = "\u{01}"
    var scalars: [Unicode.Scalar] = []
    var isStyled = false
    for run in prompt.runs {
      let code = palette.hasColor ? palette.theme.code(of: run.style) : nil
      let sequence = (isStyled ? "\u{1b}[0m" : "") + (code.map { "\u{1b}[\($0)m" } ?? "")
      if !sequence.isEmpty { scalars += [mark] + sequence.unicodeScalars + [mark] }
      scalars += run.text.unicodeScalars
      isStyled = code != nil
    }
    return scalars.map { wchar_t(bitPattern: $0.value) }
  }

  // MARK: what libedit calls

  private static let givePrompt: lume_prompt = { handle in
    editor(of: handle)?.promptText
  }

  private static let giveCharacter: lume_read_character = { handle, character in
    guard let scalar = editor(of: handle)?.read() else { return 0 }
    character.pointee = wchar_t(bitPattern: scalar.value)
    return 1
  }

  private static func editor(of handle: OpaquePointer) -> LineEditor? {
    lume_edit_client(handle).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }
}
