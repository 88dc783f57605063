import Numbers

extension Dump {
  /// The rows as statements, a line each, that `sqlite3` reads too.
  package var lines: [String] {
    tables.flatMap { table in
      table.rows.map { Dump.line($0, of: table.name, table.columns) }
    }
  }

  /// A row as a statement on a line of its own.
  package static func line(
    _ row: [Value], of table: String, _ columns: [String]
  ) -> String {
    let values = row.map(Dump.literal).joined(separator: ", ")
    return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(values));"
  }

  /// A value as SQL has it (https://sqlite.org/lang_expr.html#literal_values_constants_). What
  /// would break a line, or is not to be seen, is named by its number.
  private static func literal(_ value: Value) -> String {
    switch value {
    case .null: return "NULL"
    case .integer(let integer): return String(integer)
    case .real(let real): return real.description
    case .blob(let bytes):
      let digits = Array("0123456789abcdef")
      return "x'" + bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined() + "'"
    case .text(let text):
      var parts: [String] = []
      var plain = ""
      var hasPlain = text.isEmpty
      for scalar in text.unicodeScalars {
        if scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value) {
          if hasPlain { parts.append("'\(plain)'") }
          parts.append("char(\(scalar.value))")
          (plain, hasPlain) = ("", false)
        } else {
          plain.unicodeScalars.append(scalar)
          if scalar == "'" { plain.unicodeScalars.append("'") }
          hasPlain = true
        }
      }
      if hasPlain { parts.append("'\(plain)'") }
      return parts.joined(separator: " || ")
    }
  }

  /// Reads one row from a line as `lines` writes it. Nothing else is taken for a statement, so that
  /// a file of a stranger does no more than fill tables.
  ///
  /// - Returns: `nil` for a line that is not of this form.
  package static func row(
    _ line: some StringProtocol
  ) -> (table: String, columns: [String], values: [Value])? {
    var reader = DumpReader(line)
    return reader.row()
  }
}

/// Reads one line of a dump.
private struct DumpReader {
  private var rest: Substring.UnicodeScalarView

  init(_ line: some StringProtocol) {
    rest = Substring(line).unicodeScalars
  }

  mutating func row() -> (table: String, columns: [String], values: [Value])? {
    guard consume("INSERT INTO "), let table = name(), consume(" ("), let columns = names(),
      consume(") VALUES ("), let values = values(), consume(");"), rest.isEmpty,
      columns.count == values.count
    else { return nil }
    return (table, columns, values)
  }

  private mutating func consume(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func name() -> String? {
    let name = rest.prefix { $0.isASCII && ($0 == "_" || $0.properties.isLowercase || digit($0)) }
    rest.removeFirst(name.count)
    return name.isEmpty ? nil : String(name)
  }

  private func digit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func names() -> [String]? {
    var names: [String] = []
    repeat {
      guard let name = name() else { return nil }
      names.append(name)
    } while consume(", ")
    return names
  }

  private mutating func values() -> [Value]? {
    var values: [Value] = []
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
    } while consume(", ")
    return values
  }

  private mutating func value() -> Value? {
    if consume("NULL") { return .null }
    if consume("x'") { return blob() }
    if rest.first == "'" || rest.first == "c" { return text() }
    let number = rest.prefix { digit($0) || "+-.einfa".unicodeScalars.contains($0) }
    rest.removeFirst(number.count)
    let text = String(number)
    if let integer = Int64(text, in: .min ... .max) { return .integer(integer) }
    guard let real = Double(text), real.isFinite else { return nil }
    return .real(real)
  }

  private mutating func blob() -> Value? {
    var bytes: [UInt8] = []
    while !consume("'") {
      guard let byte = UInt8(hexadecimal: String(rest.prefix(2)), digits: 2...2) else { return nil }
      rest.removeFirst(2)
      bytes.append(byte)
    }
    return .blob(bytes)
  }

  private mutating func text() -> Value? {
    var text = String.UnicodeScalarView()
    repeat {
      if consume("char(") {
        let number = rest.prefix(while: digit)
        rest.removeFirst(number.count)
        guard let value = UInt32(String(number), in: 0...0x10ffff),
          let scalar = Unicode.Scalar(value), consume(")")
        else { return nil }
        text.append(scalar)
      } else {
        guard consume("'"), quoted(into: &text) else { return nil }
      }
    } while consume(" || ")
    return .text(String(text))
  }

  private mutating func quoted(into text: inout String.UnicodeScalarView) -> Bool {
    while let scalar = rest.popFirst() {
      guard scalar == "'" else {
        text.append(scalar)
        continue
      }
      guard consume("'") else { return true }
      text.append("'")
    }
    return false
  }
}
