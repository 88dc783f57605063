import Edge
import UseCases
import Wellness

/// `/chat search`: finds what was said, in all chats on this device.
struct ChatSearch: SingleCommand {
  static let usage = Usage(
    words: ["chat", "search"], group: .talk,
    parameters: [Usage.Parameter(name: "TEXT", kind: .text, isLong: true)],
    help: "find what was said, in all chats", example: "/chat search morning walk",
    isQuick: true)

  /// The most hits that are shown.
  static let most = 20

  let text: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let text = arguments.joined else { throw .missing("TEXT") }
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw .bad(text, for: "/chat search", expected: "a word to look for", known: [])
    }
    self.text = text
  }

  func run(in shell: Shell) throws -> ChatSearched? {
    let hits = try shell.consultations.search(text, last: ChatSearch.most)
    var chats: [Consultation.LocalID] = []
    for hit in hits where !chats.contains(hit.consultation) { chats.append(hit.consultation) }
    shell.names.listedChats.show(chats, by: "/chat search")
    let found = try chats.enumerated().compactMap { index, id -> ChatSearched.Chat? in
      guard let chat = try shell.consultations.consultation(id) else { return nil }
      return ChatSearched.Chat(
        number: index + 1, id: id, title: try shell.consultations.title(of: chat),
        hits: hits.filter { $0.consultation == id })
    }
    return ChatSearched(text: text, chats: found)
  }

  /// The first line with a hit, the hits in brackets; what stands far before or behind is left out.
  static func line(_ marked: String) -> Styled {
    let lines = marked.split(separator: "\n")
    let found = lines.first { $0.unicodeScalars.contains("\u{1}") } ?? lines.first ?? ""
    let parts = found.unicodeScalars.split(
      separator: "\u{1}", maxSplits: 1, omittingEmptySubsequences: false
    ).map { String($0) }
    guard parts.count == 2 else {
      return Styled(DisplayWidth.shortened(clean(String(found)), to: 60))
    }
    let before = clean(parts[0])
    let start = before.count > 24 ? "…" + before.suffix(24).drop { $0 == " " } : before
    var line = Styled(start)
    var left = 60 - start.count
    for (index, part) in parts[1].unicodeScalars.split(
      separator: "\u{1}", omittingEmptySubsequences: false
    ).enumerated() where left > 0 || index == 0 {
      let halves = part.split(separator: "\u{2}", maxSplits: 1, omittingEmptySubsequences: false)
      let hit = clean(String(halves[0]))
      let rest = halves.count > 1 ? clean(String(halves[1])) : ""
      line += Styled("[\(hit)]", .strong)
      left -= hit.count + 2
      line += Styled(DisplayWidth.shortened(rest, to: max(1, left)))
      left -= rest.count
    }
    return line
  }

  private static func clean(_ text: String) -> String { text.withoutControls }
}

/// Messages that were found, by their chats, which later commands may name by their numbers.
struct ChatSearched: Report {
  struct Chat: Record {
    let number: Int
    let id: Consultation.LocalID
    let title: String
    let hits: [ConsultationUseCases.Hit]

    static let fields: [Field<Chat>] = [
      Field("number", \.number), Field("id", \.id), Field("title", \.title),
      Field("messages") { $0.hits.map(\.message) },
    ]
  }

  let text: String
  let chats: [Chat]

  static let fields: [Field<ChatSearched>] = [Field("text", \.text), Field("chats", \.chats)]

  func lines(in shell: Shell) -> [Styled] {
    guard !chats.isEmpty else {
      return [Styled("Nothing was said here with \"\(text)\" in it.")]
    }
    return chats.flatMap { chat in
      [
        Styled("\(Columns.right(String(chat.number), 4))  ", .faint)
          + .flexible(chat.title, .accent)
      ]
        + chat.hits.map { hit in
          let who = hit.message.role == .user ? "you: " : "coach: "
          let time = shell.clockText(hit.message.createdAt)
          return Styled("      \(time)  \(who)", .faint) + ChatSearch.line(hit.marked)
        }
    }
  }
}
