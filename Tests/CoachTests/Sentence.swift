import Testing
import Time
import Wellness

@testable import Coach

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One sentence that somebody might write to the coach, and what must come of it.
struct Sentence: Sendable, CustomTestStringConvertible {
  enum Kind: String, Sendable {
    case normal, redflag, nearflag, offtopic, otherlanguage
  }

  let number: Int
  /// Which of the goals it is about, by name; `nil` in a general chat.
  let goalName: String?
  let text: String
  let kind: Kind
  /// Figures that the answer must have: one wording of each.
  let figures: [[String]]

  var testDescription: String { "\(number): \(text)" }

  var goal: CoachFacts.GoalFacts? { goalName.flatMap { CoachFacts.GoalFacts.told[$0] } }

  /// Lines of a table in the folder of the sentences, apart by tabs, behind a heading.
  init?(_ line: Substring) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count >= 4, let number = Int(cells[0]), let kind = Kind(rawValue: cells[3]) else {
      return nil
    }
    (self.number, self.text, self.kind) = (number, cells[2], kind)
    goalName = cells[1] == "-" ? nil : cells[1]
    figures =
      cells.count > 4
      ? cells[4].split(separator: ",").map { $0.split(separator: "|").map(String.init) } : []
  }

  /// By somebody who had seen neither the rules nor the code of the coach.
  static let unseen = all(in: "unseen")
  /// Written after the rules had been extended, to see what that was worth for others.
  static let later = all(in: "later")

  private static func all(in name: String) -> [Sentence] {
    let folder = #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
    guard let stream = fopen("\(folder)/Sentences/\(name).tsv", "r") else { return [] }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(Sentence.init)
  }
}

extension CalendarDate {
  /// 2026-03-11, on which the sentences were written.
  static let written = CalendarDate.monday.adding(days: 9)
  /// 2026-03-01.
  fileprivate static let begun = CalendarDate.monday.adding(days: -1)
}

extension CoachFacts.GoalFacts {
  /// The goals that the sentences are about.
  static let told: [String: CoachFacts.GoalFacts] = [
    "steps": CoachFacts.GoalFacts(
      title: "Walk 10k steps", type: .activity, unit: "steps", current: 6500, target: 10_000,
      start: .begun, targetDate: .begun.adding(days: 30)),
    "weight": CoachFacts.GoalFacts(
      title: "Get to 165 lbs", type: .weight, unit: "lbs", initial: 180, current: 175, target: 165,
      start: .begun, targetDate: .begun.adding(days: 92)),
    "sleep": CoachFacts.GoalFacts(
      title: "Sleep 8 hours", type: .sleep, unit: "hours", current: 6, target: 8, start: .begun,
      targetDate: .begun.adding(days: 91)),
    "run": CoachFacts.GoalFacts(
      title: "Run a 10k", type: .activity, unit: "km", current: 4, target: 10, start: .begun,
      targetDate: .begun.adding(days: 61)),
    "water": CoachFacts.GoalFacts(
      title: "Drink 2 litres", type: .nutrition, unit: "litres", current: 1.2, target: 2,
      start: .begun, targetDate: .begun.adding(days: 30)),
    "calm": CoachFacts.GoalFacts(
      title: "Meditate", type: .mindfulness, unit: "minutes", current: 0, target: 10,
      start: .begun, targetDate: .begun.adding(days: 30)),
  ]
}
