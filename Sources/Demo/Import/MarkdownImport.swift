import Session

/// A transcript in Markdown as `lume export` writes it: commands between fences, messages in bold,
/// their answers quoted.
struct MarkdownImport {
  private let rows: [Substring]

  private static let prompt = "lume ▸ "
  private static let message = "**You:** "
  /// What a question is answered behind.
  private static let answer = "? "

  /// `nil` for what is none.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let lines = text.split(separator: 0x0a, omittingEmptySubsequences: false).map {
      $0.last == 0x0d ? $0.dropLast() : $0
    }
    // Told by bytes, since most texts are none.
    guard
      lines.contains(where: {
        $0.starts(with: MarkdownImport.message.utf8) || $0.starts(with: "```".utf8)
      })
    else { return nil }
    rows = lines.map { String(decoding: $0, as: UTF8.self)[...] }
    let hasMessage = rows.contains { $0.hasPrefix(MarkdownImport.message) }
    let hasFence = zip(rows, rows.dropFirst()).contains { fence, row in
      fence.hasPrefix("```") && row.hasPrefix(MarkdownImport.prompt)
    }
    guard hasMessage || hasFence else { return nil }
  }

  func draft(_ name: String) -> String {
    var lines = DraftLines(
      name,
      notes: [
        "A draft of a transcript. lume update FILE writes what lume prints to the lines typed here.",
        "What time has passed is not in it: @ wait 2s lets some pass.",
      ])
    var fence: Substring?
    var input: [String] = []
    func flush() {
      if !input.isEmpty { lines.typed(input.joined(separator: "\n")) }
      input = []
    }
    for row in rows {
      if let end = fence {
        if row == end {
          fence = nil
        } else if row.hasPrefix(MarkdownImport.prompt) {
          lines.typed(String(row.dropFirst(MarkdownImport.prompt.count)))
        } else if row.hasPrefix(MarkdownImport.answer) {
          lines.typed(String(row.dropFirst(MarkdownImport.answer.count)))
        } else {
          lines.printed(String(row))
        }
      } else if row.hasPrefix(MarkdownImport.message) {
        input.append(MarkdownImport.unescaped(row.dropFirst(MarkdownImport.message.count)))
      } else if !input.isEmpty, !row.isEmpty {
        input.append(MarkdownImport.unescaped(row))
      } else {
        flush()
        if row.hasPrefix("```") {
          fence = row.prefix { $0 == "`" }
        } else if row == ">" || row.hasPrefix("> ") {
          lines.printed(MarkdownImport.answer(row.dropFirst(2)))
        }
      }
    }
    flush()
    return lines.text
  }

  /// A line of what was typed, without the two spaces that break it and what escapes marks.
  private static func unescaped(_ row: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in row.hasSuffix("  ") ? row.dropLast(2) : row {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        text.append(character)
        isEscaped = false
      }
    }
    return text
  }

  /// A line of an answer, without the two spaces that break it.
  private static func answer(_ row: Substring) -> String {
    String(row.hasSuffix("  ") ? row.dropLast(2) : row).replacing("&lt;", with: "<")
      .replacing("&amp;", with: "&")
  }
}
