import CLibEdit

extension EditingCommand {
  /// Does what a key is bound to, which draws what has changed by itself.
  private static func call(_ command: EditingCommand, _ handle: OpaquePointer) -> UInt8 {
    LineEditor.editor(of: handle)?.perform(command)
    return UInt8(CC_NORM)
  }

  /// The commands as C calls them: a function for each, since it doesn't say which it means.
  static let calls: [(EditingCommand, lume_command)] = [
    (.enter, { edit, _ in call(.enter, edit) }),
    (.newline, { edit, _ in call(.newline, edit) }),
    (.complete, { edit, _ in call(.complete, edit) }),
    (.edit, { edit, _ in call(.edit, edit) }),
    (.end, { edit, _ in call(.end, edit) }),
    (.clearScreen, { edit, _ in call(.clearScreen, edit) }),
    (.up, { edit, _ in call(.up, edit) }),
    (.down, { edit, _ in call(.down, edit) }),
    (.left, { edit, _ in call(.left, edit) }),
    (.right, { edit, _ in call(.right, edit) }),
    (.startOfRow, { edit, _ in call(.startOfRow, edit) }),
    (.endOfRow, { edit, _ in call(.endOfRow, edit) }),
    (.previousWord, { edit, _ in call(.previousWord, edit) }),
    (.nextWord, { edit, _ in call(.nextWord, edit) }),
    (.searchBackward, { edit, _ in call(.searchBackward, edit) }),
    (.searchForward, { edit, _ in call(.searchForward, edit) }),
    (.lastArgument, { edit, _ in call(.lastArgument, edit) }),
    (.backspace, { edit, _ in call(.backspace, edit) }),
    (.delete, { edit, _ in call(.delete, edit) }),
    (.killToEndOfRow, { edit, _ in call(.killToEndOfRow, edit) }),
    (.killToStartOfRow, { edit, _ in call(.killToStartOfRow, edit) }),
    (.killToWhiteSpace, { edit, _ in call(.killToWhiteSpace, edit) }),
    (.killPreviousWord, { edit, _ in call(.killPreviousWord, edit) }),
    (.killNextWord, { edit, _ in call(.killNextWord, edit) }),
    (.yank, { edit, _ in call(.yank, edit) }),
    (.yankOlder, { edit, _ in call(.yankOlder, edit) }),
    (.undo, { edit, _ in call(.undo, edit) }),
    (.transposeCharacters, { edit, _ in call(.transposeCharacters, edit) }),
    (.transposeWords, { edit, _ in call(.transposeWords, edit) }),
    (.uppercase, { edit, _ in call(.uppercase, edit) }),
    (.lowercase, { edit, _ in call(.lowercase, edit) }),
    (.capitalize, { edit, _ in call(.capitalize, edit) }),
  ]
}
