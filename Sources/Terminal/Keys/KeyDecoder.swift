import Edge
import Numbers
import StreamSafe

/// Turns the bytes of a terminal into keys.
///
/// A sequence that means nothing here is swallowed whole (ECMA-48 §5.4), so that no key leaks
/// letters into the line. A sequence or character that is cut between two reads waits for its rest.
struct KeyDecoder: Sendable {
  private enum State: Sendable {
    case ground
    case character(needed: Int, bytes: [UInt8])
    case escape
    case controlSequence([UInt8])
    /// ESC O and one more byte, as of the keypad (SS3), behind digits for modifiers.
    case single([UInt8])
    /// ESC [ [ and one more byte, as of F1 to F5 on the console of Linux.
    case console
    case paste
  }

  /// Sequences that are handed over as they are, since the user has bound them.
  var bound: Set<[UInt8]> = []

  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  private var state = State.ground
  private var pasted: [UInt8] = []
  /// Breaks endless combining marks that are typed one by one.
  private var marks = StreamSafePieces()
  /// How many bytes, from the first, were translated by a tty in cooked mode, which has `\n` for
  /// Enter.
  private var cooked = 0

  init() {}

  /// Says that so many of the next bytes were typed before the tty handed over every key as it is.
  mutating func expectCooked(_ count: Int) {
    cooked = max(0, count)
  }

  /// Forgets what has begun.
  mutating func reset() {
    state = .ground
    pasted = []
  }

  /// Whether an Escape has come, which is a key by itself or begins another.
  var isEscapePending: Bool {
    if case .escape = state { true } else { false }
  }

  /// Nothing has followed an Escape in time.
  mutating func finishEscape() -> [Key] {
    guard isEscapePending else { return [] }
    state = .ground
    return [.escape]
  }

  mutating func receive(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      let isCooked = cooked > 0
      if isCooked { cooked -= 1 }
      receive(isCooked && byte == 0x0a ? 0x0d : byte, &keys)
    }
    return keys
  }

  private mutating func receive(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground: begin(byte, &keys)
    case .character(let needed, var bytes):
      guard (0x80...0xbf).contains(byte) else {
        keys.append(.text("\u{fffd}"))
        state = .ground
        begin(byte, &keys)
        return
      }
      bytes.append(byte)
      if needed > 1 {
        state = .character(needed: needed - 1, bytes: bytes)
      } else {
        state = .ground
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
        where !(0x80..<0xa0).contains(scalar.value) {
          for part in marks.receive(String(scalar)).unicodeScalars { keys.append(.text(part)) }
        }
      }
    case .escape: escape(byte, &keys)
    case .controlSequence(var bytes):
      switch byte {
      case UInt8(ascii: "[") where bytes.isEmpty: state = .console
      case 0x40...0x7e:
        finishSequence(bytes, byte, &keys)
      case 0x20...0x3f:
        bytes.append(byte)
        state = .controlSequence(bytes)
      default:
        state = .ground
        begin(byte, &keys)
      }
    case .single(let digits):
      switch byte {
      case 0x30...0x3b: state = .single(digits + [byte])
      case 0x40...0x7e: finish(Array("\u{1b}O".utf8) + digits + [byte], byte, digits, &keys)
      default:
        state = .ground
        begin(byte, &keys)
      }
    case .console:
      state = .ground
      let sequence = Array("\u{1b}[[".utf8) + [byte]
      if bound.contains(sequence) { keys.append(.sequence(sequence)) }
      if byte < 0x20 { begin(byte, &keys) }
    case .paste:
      pasted.append(byte)
      guard byte == 0x7e,
        pasted.suffix(KeyDecoder.pasteEnd.count).elementsEqual(KeyDecoder.pasteEnd)
      else { return }
      keys.append(.paste(KeyDecoder.text(of: pasted.dropLast(KeyDecoder.pasteEnd.count))))
      reset()
    }
  }

  private mutating func begin(_ byte: UInt8, _ keys: inout [Key]) {
    if byte < 0x80 { marks = StreamSafePieces() }
    switch byte {
    case 0x1b: state = .escape
    case 0x0d: keys.append(.enter)
    case 0x0a: keys.append(.newline)
    case 0x09: keys.append(.tab)
    case 0x08, 0x7f: keys.append(.backspace)
    case 0x00...0x1f: keys.append(.control(Key.letter(ofControl: byte)))
    case 0x20...0x7e: keys.append(.text(Unicode.Scalar(byte)))
    case 0xc2...0xdf: state = .character(needed: 1, bytes: [byte])
    case 0xe0...0xef: state = .character(needed: 2, bytes: [byte])
    case 0xf0...0xf4: state = .character(needed: 3, bytes: [byte])
    default: keys.append(.text("\u{fffd}"))
    }
  }

  private mutating func escape(_ byte: UInt8, _ keys: inout [Key]) {
    state = .ground
    switch byte {
    case 0x1b: state = .escape
    case UInt8(ascii: "["): state = .controlSequence([])
    case UInt8(ascii: "O"): state = .single([])
    case _ where bound.contains([0x1b, byte]): keys.append(.sequence([0x1b, byte]))
    case 0x0d, 0x0a: keys.append(.newline)
    case 0x08, 0x7f: keys.append(.wordBackspace)
    case 0x20...0x7e: keys.append(.alt(Unicode.Scalar(byte)))
    default: begin(byte, &keys)
    }
  }

  private mutating func finishSequence(
    _ bytes: [UInt8], _ final: UInt8, _ keys: inout [Key]
  ) {
    if final == UInt8(ascii: "~"), bytes == Array("200".utf8) {
      state = .paste
    } else {
      finish(Array("\u{1b}[".utf8) + bytes + [final], final, bytes, &keys)
    }
  }

  /// - Parameter digits: what stands before the last byte, the numbers with a semicolon between two.
  private mutating func finish(
    _ sequence: [UInt8], _ final: UInt8, _ digits: [UInt8], _ keys: inout [Key]
  ) {
    state = .ground
    if bound.contains(sequence) {
      keys.append(.sequence(sequence))
      return
    }
    let parameters = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self), in: 0...0x10ffff) ?? 0 }
    if let key = KeyDecoder.key(final: final, parameters: digits.isEmpty ? [] : parameters) {
      keys.append(key)
    }
  }

  /// The key of a control sequence, with the second parameter counting modifiers from 1: 2 Shift,
  /// 3 Alt, 5 Ctrl (xterm); `CSI u` as the kitty protocol has it.
  private static func key(final: UInt8, parameters: [Int]) -> Key? {
    let modifier = parameters.count > 1 ? parameters[1] : (parameters.first ?? 1)
    let isWord = modifier == 3 || modifier == 5
    switch (final, parameters.first) {
    case (UInt8(ascii: "A"), _): return .up
    case (UInt8(ascii: "B"), _): return .down
    case (UInt8(ascii: "C"), _): return isWord ? .wordRight : .right
    case (UInt8(ascii: "D"), _): return isWord ? .wordLeft : .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): return .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): return .end
    case (UInt8(ascii: "M"), nil): return .enter
    case (UInt8(ascii: "~"), 3): return .delete
    case (UInt8(ascii: "u"), 13): return modifier > 1 ? .newline : .enter
    case (UInt8(ascii: "~"), 27) where parameters.last == 13: return .newline
    default: return nil
    }
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": text.append("\n")
      case "\n" where previous == "\r": break
      default: text.append(scalar)
      }
      previous = scalar
    }
    return String(text).withoutControls.streamSafe
  }
}

/// A key as it was struck, whatever bytes the terminal has for it.
package enum Key: Hashable, Sendable {
  case text(Unicode.Scalar)
  /// Ctrl with a letter, by its lowercase letter, or with one of `@\]^_`.
  case control(Character)
  case alt(Unicode.Scalar)
  /// Escape, and nothing behind it.
  case escape
  /// A sequence that the user has bound, as it came.
  case sequence([UInt8])
  case enter, newline, tab, backspace, wordBackspace, delete
  case up, down, left, right, wordLeft, wordRight, home, end
  /// Text between the marks of a bracketed paste, with `\n` for line ends and no controls but tab.
  case paste(String)
}

extension Key {
  /// What is struck together with Ctrl for a control character.
  static func letter(ofControl byte: UInt8) -> Character {
    Character(Unicode.Scalar(byte + (1...26 ~= byte ? 0x60 : 0x40)))
  }
}
