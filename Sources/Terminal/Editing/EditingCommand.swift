/// What a key can do that libedit doesn't do by itself. Users bind keys to these by name in their
/// `.editrc`: `lume:bind ^G lume-undo`.
enum EditingCommand: String, CaseIterable, Sendable {
  case enter = "lume-enter"
  case newline = "lume-newline"
  case complete = "lume-complete"
  case edit = "lume-edit"
  case end = "lume-delete-or-end"
  case clearScreen = "lume-clear-screen"

  case up = "lume-up"
  case down = "lume-down"
  case left = "lume-left"
  case right = "lume-right"
  case startOfRow = "lume-start-of-row"
  case endOfRow = "lume-end-of-row"
  case previousWord = "lume-previous-word"
  case nextWord = "lume-next-word"

  case searchBackward = "lume-search-backward"
  case searchForward = "lume-search-forward"
  case lastArgument = "lume-last-argument"

  case backspace = "lume-backspace"
  case delete = "lume-delete"
  case killToEndOfRow = "lume-kill-to-end-of-row"
  case killToStartOfRow = "lume-kill-to-start-of-row"
  case killToWhiteSpace = "lume-kill-to-white-space"
  case killPreviousWord = "lume-kill-previous-word"
  case killNextWord = "lume-kill-next-word"
  case yank = "lume-yank"
  case yankOlder = "lume-yank-older"

  case undo = "lume-undo"
  case transposeCharacters = "lume-transpose-characters"
  case transposeWords = "lume-transpose-words"
  case uppercase = "lume-uppercase"
  case lowercase = "lume-lowercase"
  case capitalize = "lume-capitalize"

  /// Whether what it deletes can be put back.
  var isKill: Bool {
    switch self {
    case .killToEndOfRow, .killToStartOfRow, .killToWhiteSpace, .killPreviousWord, .killNextWord:
      true
    default: false
    }
  }

  /// What `bind -l` says of it.
  var help: String {
    "lume: " + rawValue.dropFirst("lume-".count).split(separator: "-").joined(separator: " ")
  }
}

extension EditingCommand {
  /// The keys that call it in every mode in which text is typed, as editrc(5) writes them.
  var keys: [String] {
    switch self {
    case .enter: ["^M"]
    case .newline: ["^J"]
    case .complete: ["^I"]
    case .edit: ["^X^E"]
    case .end: ["^D"]
    case .clearScreen: ["^L"]
    case .up: ["^P", FunctionKey.up.notation]
    case .down: ["^N", FunctionKey.down.notation]
    case .left: ["^B", FunctionKey.left.notation]
    case .right: ["^F", FunctionKey.right.notation]
    case .startOfRow: ["^A", FunctionKey.home.notation]
    case .endOfRow: ["^E", FunctionKey.end.notation]
    case .previousWord: [FunctionKey.wordLeft.notation]
    case .nextWord: [FunctionKey.wordRight.notation]
    case .searchBackward: ["^R"]
    case .searchForward: ["^S"]
    case .backspace: ["^?", "^H"]
    case .delete: [FunctionKey.delete.notation]
    case .killToEndOfRow: ["^K"]
    case .killToStartOfRow: ["^U"]
    case .killToWhiteSpace: ["^W"]
    case .killPreviousWord: [FunctionKey.wordBackspace.notation]
    case .yank: ["^Y"]
    case .undo: ["^_", "^X^U"]
    case .transposeCharacters: ["^T"]
    case .lastArgument, .killNextWord, .yankOlder, .transposeWords, .uppercase, .lowercase,
      .capitalize:
      []
    }
  }

  /// The letters that call it together with Alt, in emacs mode.
  var letters: String {
    switch self {
    case .previousWord: "b"
    case .nextWord: "f"
    case .lastArgument: "._"
    case .killNextWord: "d"
    case .yankOlder: "y"
    case .transposeWords: "t"
    case .uppercase: "u"
    case .lowercase: "l"
    case .capitalize: "c"
    default: ""
    }
  }

  /// The keys that call it in the command mode of vi, beside the function keys.
  var viKeys: [String] {
    switch self {
    case .up: ["k", "-", "^P"]
    case .down: ["j", "+", "^N"]
    case .undo: ["u"]
    case .edit: ["v"]
    case .enter: ["^M", "^J"]
    case .end: ["^D"]
    case .clearScreen: ["^L"]
    case .searchBackward: ["^R"]
    case .searchForward: ["^S"]
    default: []
    }
  }
}

/// A key that terminals have many sequences for, as the one character that libedit knows it by
/// here: controls of ISO 6429 that nobody can type.
enum FunctionKey: UInt32, CaseIterable, Sendable {
  case up = 0x80
  case down, left, right, home, end, wordLeft, wordRight, delete, wordBackspace
  /// Leaves the mode in which vi inserts.
  case escape
  /// Goes back to it.
  case insertMode

  var scalar: Unicode.Scalar { Unicode.Scalar(UInt8(rawValue)) }

  /// As editrc(5) writes it.
  var notation: String { "\\" + String(rawValue, radix: 8) }
}
