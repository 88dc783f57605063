/// What the number of a goal means.
///
/// It's stored with the goal, on both ends: as its user has said, or else as `reading` infers it.
package enum GoalMeasure: String, CaseIterable, Sendable {
  /// A sum that grows until it is there: 12 books, 3,000 saved.
  case total
  /// Something that begins anew each day, week or month: 10,000 steps a day.
  case everyPeriod = "period"
  /// A state on its way from a start to a target: 180 to 165 lb.
  case level
  /// At most so much in a period; 0 is a limit too.
  case limit
  /// A time on the clock, in minutes since midnight: asleep before 23:00.
  case timeOfDay = "clock"
  /// A performance of which the best counts, upwards or downwards: plank 3 min, 10 km in 55 min.
  case result
  /// No number that says anything: be healthier, 1 completion.
  case none

  /// What a goal's number means, and how that is known.
  package struct Reading: Hashable, Sendable {
    /// How a measure is known.
    package enum Source: String, Sendable {
      /// From the goal's words, which may mean something else; it's worth asking once.
      case likely
      /// From the goal's words, which can mean nothing else.
      case sure
      /// From its user or another client; the words say nothing then.
      case set
    }

    /// What the number means.
    package let measure: GoalMeasure
    /// The period that the goal has or that its words suggest; `nil` for what is reached once.
    package let period: Recurrence?
    package let source: Source

    /// Whether nothing else can be meant.
    package var isSure: Bool { source != .likely }

    init(_ measure: GoalMeasure, _ period: Recurrence? = nil, isSure: Bool = true) {
      self.init(measure, period, isSure ? .sure : .likely)
    }

    private init(_ measure: GoalMeasure, _ period: Recurrence?, _ source: Source) {
      self.measure = measure
      self.period = period
      self.source = source
    }

    /// Before the words of a goal are read.
    package static let unread = Reading(.none, nil, .likely)

    /// The measure that somebody has set, of a goal that recurs or doesn't.
    package static func set(_ measure: GoalMeasure, _ recurrence: Recurrence?) -> Reading {
      Reading(measure, recurrence ?? (measure.isKeptByPeriod ? .daily : nil), .set)
    }

    /// As it's stored, e.g. `period daily sure` or `level set`.
    package var text: String {
      let period = period.map { $0.rawValue + " " } ?? ""
      return "\(measure.rawValue) \(period)\(source.rawValue)"
    }

    /// - Returns: `nil` for what `text` never is.
    package init?(text: String) {
      var text = text
      guard let reading = text.withUTF8(Reading.init(utf8:)) else { return nil }
      self = reading
    }

    /// The same from bytes, of which a list of goals reads thousands.
    package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
      // `elementsEqual` of an array and a buffer takes four times as many instructions.
      let known = Reading.known.first { known in
        known.bytes.count == bytes.count
          && bytes.indices.allSatisfy { known.bytes[$0] == bytes[$0] }
      }
      guard let known else { return nil }
      self = known.reading
    }

    /// All that can be stored, what is stored most first.
    private static let known: [(bytes: [UInt8], reading: Reading)] = {
      var readings: [Reading] = []
      for source in [Source.sure, .likely, .set] {
        for measure in GoalMeasure.allCases {
          for period in [nil] + Recurrence.allCases {
            readings.append(Reading(measure, period, source))
          }
        }
      }
      return readings.map { (Array($0.text.utf8), $0) }
    }()
  }

  /// Why a measure can't be set for a goal.
  package enum Misfit: Hashable, Sendable {
    /// The goal's unit is `clock`, which counts times of day and nothing else.
    case isClock
    /// A time of day is counted by the unit `clock` alone.
    case lacksClock
    /// What's counted by period has to recur.
    case lacksRecurrence
    /// What's reached once doesn't recur.
    case recurs(GoalMeasure)
  }

  /// Why it can't be set for a goal of that unit and recurrence; `nil` where it can.
  package func misfit(unit: String, _ recurrence: Recurrence?) -> Misfit? {
    let isClock = ClockTime.isUnit(unit)
    switch self {
    case .timeOfDay: return isClock ? nil : .lacksClock
    case _ where isClock: return .isClock
    case .limit: return nil
    case .everyPeriod: return recurrence == nil ? .lacksRecurrence : nil
    case .total, .level, .result, .none: return recurrence == nil ? nil : .recurs(self)
    }
  }

  /// The measure of a goal, whether it is sure, and its period.
  ///
  /// A pure function of fields that are on the wire. The unit `clock` is a time of day whatever the
  /// title says; after it come results (`10 km in 55 min`, which is no limit although it may say
  /// `under`), levels, limits, and what is counted by period or in all.
  ///
  /// - Parameters:
  ///   - initial: where the goal started from, in `unit`; 0 where that is not known.
  ///   - recurrence: as it is on the wire. It is the period whenever there is one.
  package static func reading(
    title: String, unit: String, type: GoalType, target: Double, initial: Double = 0,
    recurrence: Recurrence? = nil
  ) -> Reading {
    let clues = MeasureClues(title: title, unit: unit)
    let period = recurrence ?? clues.period
    if clues.base == "clock" { return Reading(.timeOfDay, period ?? .daily) }
    if clues.isEmptyUnit, !clues.isLimit || target > 0 {
      return countless(clues, target: target, period: period)
    }
    if let result = result(clues, target: target, initial: initial, period: period) {
      return result
    }
    if let level = level(clues, type: type, target: target, initial: initial) { return level }
    if let limit = limit(clues, target: target, period: period) { return limit }
    if initial > target {
      // What comes down and is none of those is a state: stress from 8 to 4.
      return Reading(.level, isSure: clues.isVice ? false : recurrence == nil)
    }
    if let period { return Reading(.everyPeriod, period) }
    return counted(clues, target: target)
  }

  /// What has no unit that counts anything.
  private static func countless(
    _ clues: MeasureClues, target: Double, period: Recurrence?
  ) -> Reading {
    if let period { return Reading(.everyPeriod, period) }
    return target > 1 ? Reading(.total, isSure: false) : Reading(.none)
  }

  private static func result(
    _ clues: MeasureClues, target: Double, initial: Double, period: Recurrence?
  ) -> Reading? {
    if clues.isTime, clues.namesDistance, !clues.isNaturallyDaily, period == nil {
      return Reading(.result)
    }
    // A hold is over in a quarter of an hour.
    if clues.isHold, clues.minutes(target).map({ $0 <= 15 }) ?? false, period == nil {
      return Reading(.result)
    }
    if clues.isLift, clues.isBodyWeightUnit { return Reading(.result) }
    guard period == nil, target > 0 else { return nil }
    if clues.isRepetition, target <= 100 { return Reading(.result, isSure: target <= 30) }
    if clues.isSpeed { return Reading(.result) }
    guard clues.isDistance, clues.isOneEffort, !clues.namesSeason, initial <= target else {
      return nil
    }
    let kilometres = clues.kilometres(target)
    return kilometres <= 43 ? Reading(.result, isSure: false) : nil
  }

  private static func level(
    _ clues: MeasureClues, type: GoalType, target: Double, initial: Double
  ) -> Reading? {
    if clues.isReadingUnit { return Reading(.level) }
    if clues.isBodyWeightUnit, !clues.isLift, type == .weight || clues.namesBodyWeight {
      // `Lose 15 pounds` with a target of 15 counts what is lost, unless it starts from a weight.
      if clues.countsChange, clues.numbers.contains(target), !clues.isEnd(target) {
        return initial > target
          ? Reading(.level, isSure: false) : Reading(.total)
      }
      return Reading(.level)
    }
    if clues.namesState {
      return Reading(.level, isSure: initial != 0)
    }
    // Debt that is paid down to nothing is no limit.
    if initial > target, clues.isMoney, clues.period == nil { return Reading(.level) }
    return nil
  }

  private static func limit(
    _ clues: MeasureClues, target: Double, period: Recurrence?
  ) -> Reading? {
    // Days without something are counted up: no smoking for 30 days.
    if clues.countsDays, target > 0 {
      guard clues.isLimit || clues.isVice else { return nil }
      return period.map { Reading(.everyPeriod, $0) } ?? Reading(.total)
    }
    if target <= 0 { return Reading(.limit, period ?? .daily) }
    if clues.isLimit {
      return Reading(.limit, period ?? .daily, isSure: period != nil || clues.isVice)
    }
    if clues.isVice { return Reading(.limit, period ?? .daily, isSure: clues.isScreenTime) }
    return nil
  }

  /// What is counted upwards and has no period of its own.
  private static func counted(_ clues: MeasureClues, target: Double) -> Reading {
    if clues.namesSeason { return Reading(.total) }
    if clues.base == "step" {
      return target <= 50_000 ? Reading(.everyPeriod, .daily) : Reading(.total)
    }
    if clues.isDrink, clues.litres(target).map({ $0 <= 6 }) ?? (target <= 20) {
      return Reading(.everyPeriod, .daily)
    }
    if clues.isMeal { return Reading(.everyPeriod, .daily, isSure: clues.isDaily(meal: target)) }
    if let minutes = clues.minutes(target) {
      if clues.isSleep, minutes <= 12 * 60 { return Reading(.everyPeriod, .daily) }
      if minutes <= 180 { return Reading(.everyPeriod, .daily, isSure: clues.isPractice) }
      return Reading(.total, isSure: minutes > 24 * 60)
    }
    if clues.base == "page", target <= 60 {
      return Reading(.everyPeriod, .daily, isSure: false)
    }
    if clues.isTimes, target <= 7 { return Reading(.everyPeriod, .weekly, isSure: false) }
    if clues.isDistance, clues.isWalk, clues.kilometres(target) <= 15 {
      return Reading(.everyPeriod, .daily, isSure: false)
    }
    return Reading(.total)
  }
}

/// What somebody says of the measure of a goal.
package enum MeasureChoice: RawRepresentable, Hashable, Sendable {
  case set(GoalMeasure)
  /// It's to follow from the goal's words.
  case inferred

  package init?(rawValue: String) {
    if rawValue == "auto" {
      self = .inferred
    } else if let measure = GoalMeasure(rawValue: rawValue) {
      self = .set(measure)
    } else {
      return nil
    }
  }

  package var rawValue: String {
    switch self {
    case .set(let measure): measure.rawValue
    case .inferred: "auto"
    }
  }

  /// All of them, as they're written.
  package static let words =
    GoalMeasure.allCases.map(\.rawValue) + [MeasureChoice.inferred.rawValue]
}

/// A goal that has a measure: one of the user's file, or of the service.
package protocol HasMeasure {
  var title: String { get }
  var unit: String { get }
  var type: GoalType { get }
  var targetValue: Double { get }
  var initialValue: Double { get set }
  var recurrence: Recurrence? { get }
  /// What its number means: as it was set, or else as its words say.
  var reading: GoalMeasure.Reading { get set }
}

extension HasMeasure {
  /// What its number means.
  package var measure: GoalMeasure { reading.measure }

  /// What was set; `nil` where the measure follows from the goal's words.
  package var setMeasure: GoalMeasure? { reading.source == .set ? measure : nil }

  /// Reads the measure anew when the words have changed. One that was set stays as long as it can be
  /// meant.
  package mutating func readMeasure() {
    if let measure = setMeasure, measure.misfit(unit: unit, recurrence) == nil {
      reading = .set(measure, recurrence)
    } else {
      reading = inferredMeasure
    }
  }

  /// What the goal's words say.
  package var inferredMeasure: GoalMeasure.Reading {
    GoalMeasure.reading(
      title: title, unit: unit, type: type, target: targetValue, initial: initialValue,
      recurrence: recurrence)
  }

  /// Does as somebody says, and lets the goal start where one of that measure does.
  ///
  /// - Parameter current: where it stands.
  package mutating func choose(_ choice: MeasureChoice, at current: Double) {
    switch choice {
    case .inferred: reading = inferredMeasure
    case .set(let measure):
      if measure.isKeptByPeriod || initialValue == 0 {
        initialValue = Goal.initialValue(
          current: current, target: targetValue, type: type, measure: measure)
      }
      // After it, since a goal reads its measure anew when it starts somewhere else.
      reading = .set(measure, recurrence)
    }
  }
}
