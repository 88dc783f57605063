/// The first three bytes of words, of which one look tells at a place whether a word may begin
/// there.
struct Beginnings {
  /// Each byte as one of 32: letters of either case are one, all that is in no word is another.
  private static let folds: [UInt8] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      UInt8(byte) & 31
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 27
    case UInt8(ascii: "_"), UInt8(ascii: "-"): separator
    default: 0
    }
  }

  private static let separator: UInt8 = 28

  private let folds = Beginnings.folds
  private var table = [Bool](repeating: false, count: 32 << 10)

  /// - Parameters:
  ///   - words: of three letters or more, which may be apart (`api_key`), also within.
  ///   - fronts: of three bytes or more, which stand as they are.
  init(words: [[UInt8]], fronts: [[UInt8]] = []) {
    for front in fronts { add(front.map { folds[Int($0)] }) }
    for word in words {
      let letters = word.map { folds[Int($0)] }
      add(letters)
      add([letters[0], letters[1], Beginnings.separator])
      for any in 0..<32 { add([letters[0], Beginnings.separator, UInt8(any)]) }
    }
  }

  private mutating func add(_ folded: [UInt8]) {
    table[Int(folded[0]) << 10 | Int(folded[1]) << 5 | Int(folded[2])] = true
  }

  /// Whether a word may begin at a place; never false where one does.
  @inline(__always)
  func mayBegin(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place + 3 <= bytes.count else { return false }
    return folds.withUnsafeBufferPointer { folds in
      let front =
        Int(folds[Int(bytes[place])]) << 10 | Int(folds[Int(bytes[place + 1])]) << 5
        | Int(folds[Int(bytes[place + 2])])
      return table.withUnsafeBufferPointer { $0[front] }
    }
  }
}
