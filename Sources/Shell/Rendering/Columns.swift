import Edge
import Numbers
import Time
import UseCases
import Wellness

/// Fits short texts into columns of a table.
enum Columns {
  /// The text with blanks behind it, up to a width.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
  }

  /// The text with blanks before it, up to a width.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text))) + text
  }

  /// As wide as the widest of a column's texts, but for 40 columns at most.
  static func width(of texts: [String]) -> Int {
    min(40, texts.map { DisplayWidth.columns(of: $0) }.max() ?? 0)
  }
}

/// A count with its noun.
enum Plural {
  static func of(_ count: Int, _ noun: String) -> String {
    "\(Quantity.text(Double(count))) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// Times between two moments, as people read them.
enum Milliseconds {
  /// `184 ms`, `2.3 s`.
  static func text(_ duration: Duration) -> String {
    let count = duration.milliseconds
    guard count >= 1000 else { return "\(count) ms" }
    let tenths = (count + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}

/// A bar of 20 columns.
enum Bar {
  /// - Parameter share: 0 to 1; what is outside of it is taken for its end. Anything above 0 shows.
  static func of(_ share: Double) -> Styled {
    let filled = share > 0 ? max(1, Int(clamping: min(1, share) * 20)) : 0
    return Styled.elastic(String(repeating: "█", count: filled), .good)
      + .elastic(String(repeating: "░", count: 20 - filled), .faint)
  }

  /// A bar with its percentage, or a dash where there is none.
  static func of(_ share: Double, percent: Int?) -> Styled {
    of(share) + Styled(Columns.right(percent.map { "\($0)" } ?? "–", 4) + " %")
  }

  /// One line for each count, drawn to the largest of them.
  static func chart(_ counts: [(label: String, count: Int)]) -> [Styled] {
    let most = max(1, counts.map(\.count).max() ?? 0)
    let width = counts.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
    return counts.map { label, count in
      Styled(Columns.left(label, width + 2), .faint) + of(Double(count) / Double(most))
        + Styled(Columns.right(String(count), 5))
    }
  }
}

/// Days as people say them.
enum DayText {
  /// A date that reads behind `until` and `since`: `tomorrow`, `April 1`, `mid-June`, with the year
  /// where it is more than eleven months away.
  static func of(_ date: CalendarDate, from today: CalendarDate) -> String {
    let days = today.days(until: date)
    switch days {
    case -1: return "yesterday"
    case 0: return "today"
    case 1: return "tomorrow"
    default: break
    }
    let name = DayWords.months[date.month - 1].capitalizedFirst
    if abs(days) <= 45 { return "\(name) \(date.day)" }
    let part = date.day <= 10 ? "early " : date.day <= 20 ? "mid-" : "late "
    return part + name + (abs(days) <= 335 ? "" : " \(date.year)")
  }
}

extension Shell {
  /// The time on the user's clock, with the date where it is not today.
  func clockText(_ instant: Instant) -> String {
    let date = context.zone.date(at: instant)
    let time = context.zone.time(at: instant)
    return date == today ? time : "\(date) \(time)"
  }
}

/// How old something is, as people say it.
enum Age {
  /// `less than a minute`, `5 minutes`, `3 hours`, `2 days`.
  static func text(_ duration: Duration) -> String {
    let minutes = Int(duration.milliseconds / 60_000)
    switch minutes {
    case ..<1: return "less than a minute"
    case ..<60: return Plural.of(minutes, "minute")
    case ..<1440: return Plural.of(minutes / 60, "hour")
    default: return Plural.of(minutes / 1440, "day")
    }
  }
}

/// Chats as lines.
enum ChatText {
  /// One row of a list.
  static func row(
    _ chat: Consultation, number: Int, mark: String = " ", messageCount: Int, in shell: Shell
  ) throws -> Styled {
    let title = try shell.consultations.title(of: chat)
    let isOfPersona = title == "Chat with \(chat.persona.displayName)"
    let last = try shell.consultations.messages(of: chat, last: 1).first
    let time = shell.clockText(last?.createdAt ?? chat.startedAt)
    return Styled("\(mark)\(Columns.right(String(number), 3))  ", .faint)
      + .flexible(title, .accent)
      + Styled(isOfPersona ? "" : " · \(chat.persona.displayName)")
      + Styled("  \(Plural.of(messageCount, "message"))  \(time)", .faint)
  }
}
