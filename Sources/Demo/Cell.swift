/// A place on a screen, one column wide.
struct Cell: Hashable {
  /// How a cell looks (SGR).
  struct Style: Hashable {
    /// The bits: bold, faint, and above them the colour of the text, counted from 1; 0 for the
    /// usual one.
    private(set) var bits: UInt8 = 0

    static let plain = Style()

    var isBold: Bool { bits & 1 != 0 }
    var isFaint: Bool { bits & 2 != 0 }
    /// Of the sixteen.
    var color: Int? { bits >> 2 == 0 ? nil : Int(bits >> 2) - 1 }

    /// Takes a parameter of SGR (ECMA-48 §8.3.117); answers whether it is known.
    mutating func apply(_ parameter: Int) -> Bool {
      switch parameter {
      case 0: bits = 0
      case 1: bits |= 1
      case 2: bits |= 2
      case 22: bits &= ~3
      case 30...37: set(color: parameter - 30)
      case 90...97: set(color: parameter - 82)
      case 39: bits &= 3
      default: return false
      }
      return true
    }

    /// What makes text look like that, whatever it looked like before.
    var sequence: String {
      let color = color.map { $0 < 8 ? $0 + 30 : $0 + 82 }
      let parameters = [0, isBold ? 1 : nil, isFaint ? 2 : nil, color]
      return "\u{1b}[" + parameters.compactMap { $0.map(String.init) }.joined(separator: ";") + "m"
    }

    private mutating func set(color: Int) {
      bits = bits & 3 | UInt8(color + 1) << 2
    }
  }

  /// The first scalar; 0 in the second column of a wide character.
  var scalar: UInt32 = 0x20
  /// Which marks stand on it, by their number in the screen's list; 0 for none.
  var marks: UInt16 = 0
  var style = Style.plain

  static let blank = Cell()
}
