import JSON
import Numbers

extension SplitMix {
  /// A value of every kind, nested at most three levels.
  mutating func json(depth: Int = 0) -> JSON {
    switch Int.random(in: 0..<(depth < 3 ? 8 : 6), using: &self) {
    case 0: .null
    case 1: .bool(Bool.random(using: &self))
    case 2: .number(JSON.Number(Int.random(in: .min ... .max, using: &self)))
    case 3: .number(JSON.Number(double()))
    case 4, 5: .string(string())
    case 6: .array((0..<Int.random(in: 0..<5, using: &self)).map { _ in json(depth: depth + 1) })
    default: object(depth: depth)
    }
  }

  mutating func object(depth: Int = 0) -> JSON {
    let count = Int.random(in: 0..<(depth == 0 ? 24 : 6), using: &self)
    return .object(
      (0..<count).map { position in
        JSON.Member(key: string() + String(position), value: json(depth: depth + 1))
      })
  }

  /// Often plain, often with what must be escaped, and with scalars of every length in UTF-8.
  mutating func string() -> String {
    let awkward: [Unicode.Scalar] = [
      "\"", "\\", "/", "\n", "\t", "\0", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}", "\u{A0}", "é",
      "\u{301}", "\u{2027}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{FFFF}", "日", "🏃",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0..<20, using: &self) {
      if Int.random(in: 0..<6, using: &self) == 0, let scalar = awkward.randomElement(using: &self)
      {
        text.unicodeScalars.append(scalar)
      } else {
        text.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0x20..<0x7F, using: &self)))
      }
    }
    return text
  }

  /// Any finite double, by its bits.
  mutating func double() -> Double {
    let value = Double(bitPattern: next())
    return value.isFinite ? value : 0.1
  }
}
