import CLibEdit

/// Which characters libedit is handed for a key.
///
/// What nothing is bound to isn't handed over, so that no key leaves its letters in the line.
struct KeyBindings {
  private(set) var isVi = false
  private var configuration = EditConfiguration()

  /// Keys of Ctrl that are bound from the start, and the one that begins others.
  private static let controls = Set(
    EditingCommand.allCases.flatMap(\.keys).filter { $0.count == 2 && $0.hasPrefix("^") }
      .compactMap(\.last).map { Character($0.lowercased()) } + ["x"])

  private static let letters = Set(EditingCommand.allCases.flatMap(\.letters.unicodeScalars))

  /// Binds every command to its keys, and then does as the user's `.editrc` says.
  ///
  /// - Parameter user: the text of that file.
  /// - Returns: its lines that libedit doesn't take.
  mutating func install(_ user: String?, in edit: OpaquePointer) -> [EditConfiguration.Problem] {
    KeyBindings.bindOurs(in: edit)
    if let user {
      configuration.read(user, into: edit) { KeyBindings.bindOurs(in: edit) }
      lume_edit_take_keys(edit)
    }
    isVi = lume_edit_is_vi(edit) != 0
    return configuration.problems
  }

  /// The sequences that are handed over as they are.
  var sequences: Set<[UInt8]> { configuration.sequences }

  private static func bindOurs(in edit: OpaquePointer) {
    let isVi = lume_edit_is_vi(edit) != 0
    for command in EditingCommand.allCases {
      for key in command.keys { lume_edit_bind(edit, 0, key, command.rawValue) }
      guard isVi else {
        for letter in command.letters { lume_edit_bind(edit, 0, "^[\(letter)", command.rawValue) }
        continue
      }
      let functionKeys = command.keys.filter { $0.hasPrefix("\\") }
      for key in command.viKeys + functionKeys { lume_edit_bind(edit, 1, key, command.rawValue) }
    }
    guard isVi else { return }
    lume_edit_bind(edit, 0, FunctionKey.escape.notation, "vi-command-mode")
    lume_edit_bind(edit, 1, FunctionKey.escape.notation, "ed-ignore")
    lume_edit_bind(edit, 0, FunctionKey.insertMode.notation, "ed-ignore")
    lume_edit_bind(edit, 1, FunctionKey.insertMode.notation, "vi-insert")
  }

  /// - Parameter previous: the key before it, which may have begun a sequence.
  func scalars(for key: Key, behind previous: Key?) -> [Unicode.Scalar] {
    switch key {
    case .text(let scalar): [scalar]
    case .control(let letter): control(letter, behind: previous)
    case .alt(let scalar): alt(scalar)
    case .sequence(let bytes): bytes.map { Unicode.Scalar($0) }
    case .escape: isVi ? [FunctionKey.escape.scalar] : []
    case .enter: ["\r"]
    case .newline: ["\n"]
    case .tab: ["\t"]
    case .backspace: ["\u{7f}"]
    case .wordBackspace: [FunctionKey.wordBackspace.scalar]
    case .delete: [FunctionKey.delete.scalar]
    case .up: [FunctionKey.up.scalar]
    case .down: [FunctionKey.down.scalar]
    case .left: [FunctionKey.left.scalar]
    case .right: [FunctionKey.right.scalar]
    case .wordLeft: [FunctionKey.wordLeft.scalar]
    case .wordRight: [FunctionKey.wordRight.scalar]
    case .home: [FunctionKey.home.scalar]
    case .end: [FunctionKey.end.scalar]
    case .paste: []
    }
  }

  private func control(_ letter: Character, behind previous: Key?) -> [Unicode.Scalar] {
    let isBound =
      KeyBindings.controls.contains(letter) || configuration.controls.contains(letter)
      || previous == .control("x")
    guard isBound, let value = letter.asciiValue else { return [] }
    return [Unicode.Scalar(value & 0x1f)]
  }

  private func alt(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if isVi { return [FunctionKey.escape.scalar, scalar] }
    return KeyBindings.letters.contains(scalar) ? ["\u{1b}", scalar] : []
  }
}
