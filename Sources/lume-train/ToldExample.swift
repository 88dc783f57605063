import Numbers
import Time
import Wellness

/// A message about a goal, with what somebody would note of it: a line of `told/*.tsv`.
///
/// Its columns: title, target, unit, `day` or `all`, the start, where the goal stands (`-` for nothing
/// stored), what is noted (`set 9000`, `more 0.5`, `less 2`, `none`, or `ask`, with `@ -1` for
/// yesterday), and the message. A time of day has the unit `o'clock` and is in hours.
package struct ToldExample {
  package static let today = CalendarDate(daysSince1970: 20_620)

  package let goal: ToldGoal
  package let text: String
  /// What the goal's value becomes, on `day`; `nil` where nothing is noted.
  package let value: Double?
  package let day: CalendarDate
  /// Whether somebody would ask first.
  package let isAsked: Bool
  /// Whether what is noted was said as the value itself.
  private let isSet: Bool

  package init?(_ line: some StringProtocol) {
    let columns = line.split(separator: "\t" as Character).map { String($0) }
    guard columns.count == 8, let target = Double(columns[1]), let start = Double(columns[4]) else {
      return nil
    }
    let isClock = columns[2] == "o'clock"
    let scale = isClock ? 60.0 : 1
    let unit = isClock ? ClockTime.unit : columns[2]
    let recurrence: Recurrence? = columns[3] == "day" ? .daily : nil
    let type = GoalType.inferred(title: columns[0], unit: unit)
    let initial = isClock || recurrence != nil ? 0 : start
    let stored = Double(columns[5]).map { (stored: Double) in stored * scale }
    goal = ToldGoal(
      title: columns[0], unit: unit, type: type,
      reading: GoalMeasure.reading(
        title: columns[0], unit: unit, type: type, target: target * scale, initial: initial,
        recurrence: recurrence),
      initial: initial, current: stored ?? initial, target: target * scale,
      isNotedToday: recurrence != nil && stored != nil)
    text = columns[7]
    let noted = columns[6].split(separator: " " as Character).map { String($0) }
    isAsked = noted[0] == "ask"
    isSet = noted[0] == "set"
    let back = noted.count > 3 ? Int(noted[3]) ?? 0 : 0
    day = ToldExample.today.adding(days: back)
    let base = back == 0 || goal.reading.period == nil ? goal.current : 0
    guard noted.count > 1, let amount = Double(noted[1]).map({ (amount: Double) in amount * scale })
    else {
      value = nil
      return
    }
    switch noted[0] {
    case "more": value = base + amount
    case "less": value = base - amount
    default: value = amount
    }
  }

  /// Where the goal stands on the day that is told of.
  private var base: Double {
    day == ToldExample.today || goal.reading.period == nil ? goal.current : 0
  }

  /// Whether a value is the one that is noted; figures are rounded in the files.
  package func isNoted(_ value: Double) -> Bool {
    guard let noted = self.value else { return false }
    let distance = abs(value - noted)
    guard goal.reading.measure == .timeOfDay else {
      return distance <= max(0.011, 0.004 * abs(noted))
    }
    return min(distance, abs(distance - 1440)) < 1.1
  }

  /// The role of each amount; `nil` where none of them, nor several together, make what is noted.
  func roles(of amounts: [ToldAmount]) -> [ToldModel.Role]? {
    var roles = [ToldModel.Role](repeating: .notTold, count: amounts.count)
    guard value != nil else { return roles }
    let order: [ToldModel.Role] =
      isSet
      ? [.value, .below, .above, .lostSinceStart, .added, .removed]
      : [.added, .removed, .value, .below, .above, .lostSinceStart]
    for role in order {
      let hits = amounts.indices.filter { makes(amounts[$0].amount, role) }
      guard let hit = role == .value ? hits.last : hits.first else { continue }
      roles[hit] = role
      return roles
    }
    for count in stride(from: amounts.count, to: 1, by: -1) {
      for places in ToldExample.choices(of: count, from: amounts.count) {
        let sum = places.reduce(0) { $0 + amounts[$1].amount }
        let isWhole = isSet && isNoted(sum)
        guard isWhole || isNoted(base + sum) else { continue }
        for place in places { roles[place] = isWhole ? .part : .added }
        return roles
      }
    }
    return nil
  }

  private func makes(_ amount: Double, _ role: ToldModel.Role) -> Bool {
    switch role {
    case .notTold, .part: false
    case .value: isNoted(amount)
    case .added: isNoted(base + amount) && !(isSet && base == 0)
    case .removed: isNoted(base - amount)
    case .below: goal.target > 0 && isNoted(goal.target - amount)
    case .above: isNoted(goal.target + amount)
    case .lostSinceStart: isNoted(goal.initial - amount)
    }
  }

  /// The ways to choose so many of some places.
  private static func choices(of count: Int, from all: Int) -> [[Int]] {
    guard all <= 8 else { return [] }
    return (0..<1 << all).lazy.map { bits in (0..<all).filter { bits >> $0 & 1 == 1 } }
      .filter { $0.count == count }
  }
}
