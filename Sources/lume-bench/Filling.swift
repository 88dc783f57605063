import Numbers
import SQLite
import Time

/// What a user has left behind after years: goals with their progress, consultations and what was
/// said in them, here and with the built-in backend alike, with nothing that waits to be sent.
///
/// The same sizes make the same rows.
struct Filling {
  let goals: Int
  let consultations: Int
  let messages: Int
  /// The moment that the rows lead up to.
  let now: Instant

  /// The consultations that go on; the service allows no more.
  private static let active = 10

  /// Fills a store and the data of the backend; both have their tables and the traces of one start.
  func fill(store: String, backend: String) throws {
    let (store, backend) = (
      try Connection(.file(store)), try Connection(.file(backend))
    )
    try store.transaction {
      try backend.transaction {
        var dice = SplitMix(seed: 1)
        for number in 0..<goals { try addGoal(number + 1, store, backend, &dice) }
        for number in 0..<consultations { try addChat(number + 1, store, backend, &dice) }
        for number in 0..<messages { try addMessage(number + 1, store, backend, &dice) }
        try store.run(
          "INSERT OR REPLACE INTO settings (key, value) VALUES ('has-run-before', 'yes')")
        try store.run(
          "INSERT OR REPLACE INTO settings (key, value) VALUES ('active-goal', ?)",
          .text(id(.goal, 1)))
        try store.run(
          "INSERT OR REPLACE INTO settings (key, value) VALUES ('active-consultation', ?)",
          .text(id(.consultation, consultations)))
      }
    }
    try store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try backend.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private enum Kind: Int {
    case goal = 1
    case goalThere, consultation, consultationThere, message, messageThere
  }

  /// Ids are spread as random ones are.
  private func id(_ kind: Kind, _ number: Int) -> String {
    var dice = SplitMix(seed: UInt64(kind.rawValue) << 32 | UInt64(number))
    func hex(_ digits: Int) -> String {
      let text = String(dice.next() & ((1 << UInt64(4 * digits)) - 1), radix: 16)
      return String(repeating: "0", count: digits - text.count) + text
    }
    return "\(hex(8))-\(hex(4))-4\(hex(3))-8\(hex(3))-\(hex(12))"
  }

  private static let verbs = [
    "Walk", "Run", "Swim", "Sleep", "Drink", "Read", "Stretch", "Cycle", "Cook",
  ]
  private static let units = ["steps", "km", "lengths", "hours", "glasses", "pages", "minutes"]
  private static let types = [
    "activity", "sleep", "nutrition", "mindfulness", "wellness", "custom",
  ]

  private func addGoal(
    _ number: Int, _ store: Connection, _ backend: Connection, _ dice: inout SplitMix
  ) throws {
    let verb = Filling.verbs[dice.below(Filling.verbs.count)]
    let unit = Filling.units[dice.below(Filling.units.count)]
    let target = Double(5 + dice.below(200))
    let current = (target * Double(dice.below(100)) / 100).rounded()
    let status: String =
      switch dice.below(100) {
      case ..<60: "active"
      case ..<80: "completed"
      case ..<88: "paused"
      case ..<96: "archived"
      default: "abandoned"
      }
    let recurrence = dice.below(10) == 0 ? ["daily", "weekly", "monthly"][dice.below(3)] : nil
    let created = now.milliseconds - Int64(goals - number) * 3_600_000 - 86_400_000
    let updated = created + Int64(dice.below(86_000_000))
    let start = OffsetZone.utc.date(at: Instant(milliseconds: created))
    let due = recurrence == nil ? start.adding(days: 7 + dice.below(360)).description : nil
    let title = "\(verb) \(Int(target)) \(unit), part \(number)"
    let description = dice.text(words: 5 + dice.below(25))
    let type = Filling.types[dice.below(Filling.types.count)]
    let measure = recurrence.map { "period \($0) sure" } ?? "total sure"
    try store.run(
      """
      INSERT INTO goals (id, title, description, type, start_date, target_date, initial_value,
        current_value, target_value, unit, status, recurrence, created_at, updated_at, place,
        measure)
      VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .text(id(.goal, number)), .text(title), .text(description), .text(type),
      .text(start.description), Value(due), .real(current), .real(target), .text(unit),
      .text(status), Value(recurrence), .integer(created), .integer(updated),
      .integer(Int64(number)), .text(measure))
    try store.run(
      "INSERT INTO goal_bindings (server, goal_id, backend_id) VALUES ('embedded', ?, ?)",
      .text(id(.goal, number)), .text(id(.goalThere, number)))
    try backend.run("INSERT INTO identifiers VALUES (?)", .text(id(.goalThere, number)))
    try backend.run(
      """
      INSERT INTO goals (number, id, title, description, type, start_date, target_date,
        initial_value, current_value, target_value, unit, status, recurrence, valued_on,
        created_at, updated_at, measure)
      VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(Int64(number)), .text(id(.goalThere, number)), .text(title),
      .text(description), .text(type), .text(start.description), Value(due), .real(current),
      .real(target), .text(unit), .text(status), Value(recurrence), .text(start.description),
      .integer(created), .integer(updated), .text(measure))
    for step in 1...5 {
      let value = (current * Double(step) / 5).rounded()
      try store.run(
        "INSERT INTO goal_progress (goal_id, at, value) VALUES (?, ?, ?)",
        .text(id(.goal, number)), .integer(created + Int64(step) * 10_000_000), .real(value))
      try backend.run(
        "INSERT INTO progress_entries (goal_id, date, value) VALUES (?, ?, ?)",
        .text(id(.goalThere, number)), .text(start.description), .real(value))
    }
  }

  private static let personas = [
    "general_wellness", "wellness_specialist", "nutritionist", "fitness_coach",
    "mental_health_coach",
  ]

  /// The last ones go on; every second is about a goal.
  private func addChat(
    _ number: Int, _ store: Connection, _ backend: Connection, _ dice: inout SplitMix
  ) throws {
    let persona = Filling.personas[dice.below(Filling.personas.count)]
    let status =
      number > consultations - Filling.active
      ? "active" : ["completed", "completed", "archived", "abandoned"][dice.below(4)]
    let goal = number % 2 == 0 ? 1 + dice.below(goals) : nil
    let started = now.milliseconds - Int64(consultations - number + 1) * 36_000_000
    try store.run(
      """
      INSERT INTO consultations (id, server, backend_id, persona, status, goal_id, started_at)
      VALUES (?, 'embedded', ?, ?, ?, ?, ?)
      """, .text(id(.consultation, number)), .text(id(.consultationThere, number)),
      .text(persona), .text(status), Value(goal.map { id(.goal, $0) }), .integer(started))
    try backend.run("INSERT INTO identifiers VALUES (?)", .text(id(.consultationThere, number)))
    try backend.run(
      """
      INSERT INTO consultations (number, id, persona, status, goal_id, started_at, created_at,
        updated_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?6)
      """, .integer(Int64(number)), .text(id(.consultationThere, number)), .text(persona),
      .text(status), Value(goal.map { id(.goalThere, $0) }), .integer(started))
  }

  /// One consultation after another; the two sides take turns.
  private func addMessage(
    _ number: Int, _ store: Connection, _ backend: Connection, _ dice: inout SplitMix
  ) throws {
    let each = messages / consultations
    let consultation = (number - 1) / each + 1
    let place = (number - 1) % each
    let role = place % 2 == 0 ? "user" : "assistant"
    let content = dice.text(words: 20 + dice.below(101))
    let started = now.milliseconds - Int64(consultations - consultation + 1) * 36_000_000
    let at = started + Int64(place) * 100_000
    try store.run(
      """
      INSERT INTO messages (place, id, consultation_id, role, content, state, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """, .integer(Int64(number) * 16), .text(id(.message, number)),
      .text(id(.consultation, consultation)), .text(role), .text(content),
      .text(role == "user" ? "sent" : "complete"), .integer(at))
    try backend.run("INSERT INTO identifiers VALUES (?)", .text(id(.messageThere, number)))
    try backend.run(
      """
      INSERT INTO messages (number, id, consultation_id, role, content, state, client_id, answers,
        created_at)
      VALUES (?, ?, ?, ?, ?, 'whole', ?, ?, ?)
      """, .integer(Int64(number)), .text(id(.messageThere, number)),
      .text(id(.consultationThere, consultation)), .text(role), .text(content),
      role == "user" ? .text(id(.message, number)) : .null,
      role == "user" ? .null : .integer(Int64(number - 1)), .integer(at))
  }
}

extension SplitMix {
  /// A number from 0 to below a bound.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Some words, the first ones of the list far more often than the last ones, as in any language.
  mutating func text(words count: Int) -> String {
    var text = ""
    for place in 0..<count {
      let share = below(1000)
      let index = share * share * share * SplitMix.words.count / 1_000_000_000
      let word = SplitMix.words[index]
      text += place == 0 ? word.prefix(1).uppercased() + word.dropFirst() : " " + word
      if place % 12 == 11 { text += "." }
    }
    return text
  }

  /// Real words first, then made-up ones.
  private static let words: [String] = {
    let common = """
      the to a of and I you it in is that for on my with was at this week day walk sleep time \
      after before today morning evening water work food less more steps tired good better when \
      what how could would should every plan small start keep going rest knee back run slow heart \
      habit remind dinner breakfast lunch weekend stairs bicycle doctor pain stress calm breathing
      """.split(separator: " ").map(String.init)
    let onsets = [
      "b", "br", "c", "d", "f", "g", "gr", "l", "m", "n", "p", "r", "s", "st", "t", "v",
    ]
    let middles = ["a", "e", "i", "o", "u", "ea", "ou"]
    let ends = ["", "n", "r", "st", "ll", "ck", "ng"]
    let made = onsets.flatMap { onset in
      middles.flatMap { middle in ends.map { onset + middle + $0 + "ing" } }
    }
    return common + made + made.map { "un" + $0 } + made.map { "re" + $0 }
  }()
}
