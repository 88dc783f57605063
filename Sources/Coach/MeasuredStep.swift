import Wellness

/// Steps and paces in the goal's own unit.
extension CoachScene {
  /// The next small amount of what the goal counts, as a command: `walk 300 steps more than usual`.
  var measured: String? {
    guard let goal = facts.goal, let numbers, !numbers.isReached, !numbers.isDecreasing,
      let chunk
    else { return nil }
    let amount = amount(chunk)
    switch domain {
    case .walking where goal.unit.lowercased().hasPrefix("step"):
      return "walk \(amount) more than usual"
    case .walking: return "walk \(amount)"
    case .running: return "run \(amount) at a talking pace"
    case .cycling: return "ride \(amount)"
    case .swimming: return "swim \(amount)"
    case .water: return "drink \(amount)"
    case .mind where goal.unit.lowercased().hasPrefix("min"): return "sit quietly for \(amount)"
    case .reading where goal.unit.lowercased().hasPrefix("page"): return "read \(amount)"
    case .sleep where goal.unit.lowercased().hasPrefix("h"):
      return "move lights-out 15 minutes earlier"
    default: return nil
    }
  }

  /// Something to do for as many minutes as the user named.
  var timed: String? {
    let units: Set<String> = ["minute", "minutes", "min", "mins"]
    guard let number = reading.mentions.numbers.first(where: { units.contains($0.unit) }),
      (1...90).contains(number.value)
    else { return nil }
    let span = number.value == 1 ? "1 minute" : "\(Quantity.text(number.value)) minutes"
    switch domain {
    case .walking: return "walk for \(span)"
    case .wheeling: return "push for \(span)"
    case .running: return "jog and walk for \(span)"
    case .cycling: return "ride for \(span)"
    case .swimming: return "swim for \(span)"
    case .strength: return "do squats, rows and push-ups in turn for \(span)"
    case .movement, .weight: return "walk or move for \(span)"
    case .sleep, .screen: return "put every screen away for \(span)"
    case .food, .water: return "prepare something good for \(span)"
    case .mind: return "sit quietly for \(span)"
    case .reading: return "read for \(span)"
    case .study, .other: return "spend \(span) on it"
    }
  }

  /// What a day must bring, in a handy size: between a hundredth and a quarter of the target.
  private var chunk: Double? {
    guard let goal = facts.goal, let need = numbers?.neededPerDay else { return nil }
    let size = min(max(need, goal.target / 100), goal.target / 4)
    let handy: [Double] = [
      0.25, 0.5, 1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 300, 500, 1000, 1500, 2000, 3000,
    ]
    let least: Double = UnitWords.base(goal.unit) == "minute" ? 1 : 0
    return handy.last { $0 <= size * 1.2 && $0 >= least } ?? (least > 0 ? least : nil)
  }

  /// The next quarter of the way as a value of the goal; `nil` on the last one.
  var milestone: Double? {
    guard let goal = facts.goal, let numbers, numbers.percent < 75 else { return nil }
    let quarter = Double(numbers.percent / 25 + 1)
    return goal.initial + (goal.target - goal.initial) * quarter / 4
  }

  /// A pace as `pace(_:)` has it, with the amount for each day where that is not it already.
  func fullPace(_ perDay: Double) -> String {
    let text = pace(perDay)
    guard !text.hasSuffix("a day") else { return text }
    return "\(text), or \(paceScale.isInMinutes ? minutes(perDay) : amount(perDay)) a day"
  }

  /// An amount for each day, or for each week or month where a day's is too small to picture.
  ///
  /// All paces of a goal are told for the same time and in the same unit, so that they can be
  /// compared.
  func pace(_ perDay: Double) -> String {
    let scale = paceScale
    if scale.isInMinutes { return "\(minutes(perDay * scale.days)) \(scale.phrase)" }
    let value = scale.days == 1 ? rounded(perDay) : perDay * scale.days
    return "\(amount(value)) \(scale.phrase)"
  }

  private func minutes(_ hours: Double) -> String { Quantity(hours * 60, "minutes").description }

  private typealias PaceScale = (days: Double, phrase: String, isInMinutes: Bool)

  /// Chosen by the pace that is needed, or by the actual one where none is.
  private var paceScale: PaceScale {
    let perDay = abs(numbers?.neededPerDay ?? numbers?.actualPerDay ?? 1)
    if perDay >= 0.5 { return (1, "a day", false) }
    if perDay * 7 >= 0.5 { return (7, "a week", false) }
    let hours = ["hour", "hours", "h"].contains(facts.goal?.unit.lowercased())
    return hours ? (7, "a week", true) : (30, "a month", false)
  }
}
