import Edge
import Time
import UseCases
import Wellness

/// Notes progress, also such as a message reports.
struct ProgressLogging {
  private let shell: Shell

  init(_ shell: Shell) {
    self.shell = shell
  }

  /// Notes where a goal stands, and says where that brings it, and that a value is unusual.
  ///
  /// - Parameters:
  ///   - standing: what the value was computed from; `nil` for one that was told as it is.
  ///   - isMeant: whether somebody was asked about such a value already.
  ///   - message: the one that told it.
  /// - Throws: `StandingChanged` where it stands elsewhere by now.
  func note(
    _ value: Double, of goal: Goal, from standing: Double? = nil, isMeant: Bool = false,
    toldBy message: Message.ID? = nil
  ) throws -> GoalReport {
    let changed = try shell.goals.progress(goal, to: value, from: standing, toldBy: message)
    let measured = try shell.goals.measured(changed)
    var line =
      GoalText.bar(measured) + Styled("  ") + GoalText.summary(measured, today: shell.today)
    if changed.status == .completed, goal.status != .completed {
      line += Styled("  reached!", .good)
    }
    var report = GoalReport(changed, line)
    if !isMeant, goal.isUnusual(value) {
      let said = AmountText.said(value, of: goal)
      report.said.append(
        Styled("\(said) is unusual; /goal progress with the right value mends it.", .warning))
    }
    if changed.status == .active, goal.status == .completed {
      report.said.append(GoalText.activeAgain)
    } else if standing == nil, message == nil, measured.measure == .total,
      value < goal.currentValue
    {
      // What has been added up is seldom less than it was.
      let said = AmountText.said(goal.currentValue, of: goal)
      let command = try command(noting: goal.currentValue, of: goal)
      report.said.append(Styled("It was \(said): \(command) puts that back.", .faint))
    } else if changed.status != .active, changed.status == goal.status {
      let hint = try Hint.resuming.tell(": /goal resume takes it up again", in: shell) ?? ""
      report.said.append(Styled("It is \(changed.status.rawValue)\(hint).", .faint))
    }
    return report
  }

  /// Notes progress that nobody named a command for.
  ///
  /// - Throws: `StandingChanged` where another shell has noted something since it was read.
  private func log(_ reading: Reading, toldBy message: Message.ID) throws {
    let report = reading.report
    try shell.presenter.result(
      try note(
        report.value, of: reading.goal, from: report.change == .none ? nil : reading.standing,
        toldBy: message), GoalProgress.usage.name, shell)
  }

  /// Where a goal stands: its value, or that of the current period.
  func current(of goal: Goal) throws -> Double { try shell.goals.standing(of: goal).standing }

  /// What a message says of a goal, and where that stood then.
  private struct Reading {
    let goal: Goal
    let standing: Double
    let report: ReportedProgress
  }

  /// Notes the progress that a message has reported, or sees to it that it is offered, as `/set log`
  /// says. After the answer, so that a warning in it comes first.
  func offer(for message: Message) throws {
    shell.reported?.age += 1
    let way = LogMode(rawValue: shell.settings[.log]) ?? .ask
    guard way != .off, ReportedProgress.mayBe(message.content) else { return }
    let topic = try chatGoal()
    guard let (offer, reading) = try offer(of: message, in: topic) else {
      return try topic.map { try tellOfOtherDay(message, $0) } ?? ()
    }
    let (goal, value) = (reading.goal, reading.report.value)
    shell.reported = ProgressOffer(
      goal: goal, message: message.id, text: offer.text, base: offer.base ?? reading.standing,
      value: value)
    switch way {
    case .off: return
    case .auto where reading.report.isSure:
      do { try log(reading, toldBy: message.id) } catch is StandingChanged {
        try hint(at: value, of: goal)
      }
    case .auto where shell.canAsk, .ask where shell.canAsk: shell.offers.append(offer)
    case .auto, .ask: try hint(at: value, of: goal)
    }
  }

  /// What a message reports of the goal that the chat is about, or of another one that it surely fits
  /// better; in a chat about none, of the goal that was reported of where it corrects that, or else of
  /// the one that it fits best.
  private func offer(
    of message: Message, in topic: Goal?
  ) throws -> (ProgressOffer, Reading)? {
    let own = try topic.flatMap { try offer(of: message, for: $0) }
    if let own, own.1.report.isSure { return own }
    if topic == nil, let last = shell.reported, last.age <= 3,
      Correction.applied(to: last.text, by: message.content) != nil,
      let goal = try shell.goals.goal(last.goal.id)
    {
      return try offer(of: message, for: goal)
    }
    let active = try shell.goals.active()
    // Whoever has no goal at all mostly asks.
    if active == nil, message.content.last == "?" { return own }
    let text = try said(in: message)
    guard ReportedProgress.mayBeOfAny(text) else { return own }
    let goals = try shell.goals.list(
      GoalSelection(status: .active), limit: ProgressLogging.mostGoals, offset: 0
    ).goals.filter { $0.id != topic?.id }
    let fits = goals.compactMap {
      GoalFit(text, of: $0, isActive: $0.id == active?.id, shell.today)
    }.filter { topic == nil || $0.isSure }
    guard let best = fits.max() else { return own }
    return try offer(of: message, for: best.goal)
  }

  /// Says that what a message tells of another day isn't logged.
  private func tellOfOtherDay(_ message: Message, _ goal: Goal) throws {
    guard goal.status == .active,
      let day = ReportedProgress.otherDay(
        message.content,
        of: ToldGoal(goal, goal.measure, goal.recurrence, current: goal.currentValue),
        today: shell.today)
    else { return }
    try shell.edge.complain(
      Styled("Not logged, since it's of \(day): only today's value can be.", .faint))
  }

  /// Of how many goals a message may be in a chat about none.
  private static let mostGoals = 100

  /// What a message reports, by itself or by taking back what was reported last.
  private func offer(
    of message: Message, for goal: Goal
  ) throws -> (ProgressOffer, Reading)? {
    var offer = ProgressOffer(goal: goal, message: message.id, text: try said(in: message))
    if let last = shell.reported, last.age <= 3, last.goal.id == goal.id,
      let meant = Correction.applied(to: last.text, by: message.content)
    {
      (offer.text, offer.base, offer.value) = (meant, last.base, last.value)
    }
    return try report(in: offer, of: goal).map { (offer, $0) }
  }

  /// What a message says, without the number of a choice that it begins with.
  private func said(in message: Message) throws -> String {
    guard message.content.first?.isNumber ?? false, let chat = try shell.consultations.active()
    else {
      return message.content
    }
    let before = try shell.consultations.messages(of: chat, last: 8).prefix { $0.id != message.id }
    let answer = before.last { $0.role == .assistant }?.content
    return LeadingChoice(message.content, after: answer)?.rest ?? message.content
  }

  /// The goal that the chat is about, or else the active one.
  func topic() throws -> Goal? { try chatGoal() ?? shell.goals.active() }

  private func chatGoal() throws -> Goal? {
    try shell.consultations.active()?.goalID.flatMap { try shell.goals.goal($0) }
  }

  /// What a message says of a goal as it stands now.
  private func report(in offer: ProgressOffer, of goal: Goal) throws -> Reading? {
    guard goal.status == .active else { return nil }
    let measured = try shell.goals.standing(of: goal)
    let current = measured.standing
    // What was reported before is taken back only where nothing else was noted since.
    guard offer.base == nil || [offer.base, offer.value].contains(current) else { return nil }
    let told = ToldGoal(
      goal, measured.measure, measured.recurrence, current: offer.base ?? current)
    return ReportedProgress(offer.text, of: told, today: shell.today, includesEarlierDays: true).map
    {
      Reading(goal: goal, standing: current, report: $0)
    }
  }

  /// How to log what is not logged.
  private func hint(at value: Double, of goal: Goal) throws {
    try shell.edge.complain(
      Styled("To log this: \(try command(noting: value, of: goal))", .faint))
  }

  private func command(noting value: Double, of goal: Goal) throws -> String {
    let isActive = try shell.goals.active()?.id == goal.id
    let name = isActive ? "" : " \"\(goal.title)\""
    return "/goal progress \(LogMode.plain(value, goal))\(name)"
  }

  /// Asks whether progress that was offered is to be logged, of the goal as it stands by now. What is
  /// typed instead of a yes or a no is the next input; how to log it is said before.
  func ask(_ offer: ProgressOffer) throws {
    guard let reading = try read(offer) else { return try tellGone(offer) }
    let (goal, report) = (reading.goal, reading.report)
    let question = try question(goal, report)
    try shell.edge.say(question)
    let answer = try shell.edge.line(prompt: "? ")
    guard case .line(let text) = answer else { return try hint(at: report.value, of: goal) }
    switch text.trimmed.isEmpty ? (report.isSure ? .yes : .no) : YesNo(text) {
    case .yes: try accept(offer, asked: question)
    case .no: break
    case nil:
      try hint(at: report.value, of: goal)
      _ = try shell.handle(text)
    }
  }

  /// Logs what was offered; where another shell has changed the goal since it was asked, asks again.
  private func accept(_ offer: ProgressOffer, asked: Styled) throws {
    guard let reading = try read(offer) else { return try tellGone(offer) }
    do {
      guard try question(reading.goal, reading.report) == asked else { throw StandingChanged() }
      try log(reading, toldBy: offer.message)
    } catch is StandingChanged {
      try shell.edge.complain(
        Styled("\"\(reading.goal.title)\" was changed in another shell meanwhile.", .warning))
      try ask(offer)
    }
  }

  /// Says of offers that nobody has answered how to log what they are about.
  func leave(_ offers: [ProgressOffer]) throws {
    for offer in offers {
      guard let reading = try read(offer) else { continue }
      try hint(at: reading.report.value, of: reading.goal)
    }
  }

  /// What was offered, of the goal as it is now.
  private func read(_ offer: ProgressOffer) throws -> Reading? {
    try shell.goals.goal(offer.goal.id).flatMap { try report(in: offer, of: $0) }
  }

  private func tellGone(_ offer: ProgressOffer) throws {
    let goal = try shell.goals.goal(offer.goal.id)
    let what = goal.map { $0.status == .active ? "changed" : $0.status.rawValue } ?? "deleted"
    try shell.edge.complain(
      Styled("\"\(offer.goal.title)\" was \(what) meanwhile: nothing was logged.", .warning))
  }

  /// Says what comes of it, and what there was where that is replaced.
  private func question(_ goal: Goal, _ report: ReportedProgress) throws -> Styled {
    let measured = try shell.goals.standing(of: goal)
    let current = measured.standing
    func said(_ value: Double) -> String { AmountText.said(value, of: goal) }
    var remarks: [String] = []
    switch report.change {
    case .more: remarks.append("\(said(report.value)) in all")
    case .less: remarks.append("\(said(report.value)) left")
    case .none: break
    }
    let isReplaced =
      report.change == .none && report.value != current && current != 0
      && (measured.measure == .limit || report.value < current && goal.initialValue < current)
      && [.limit, .everyPeriod, .total].contains(measured.measure)
    if isReplaced { remarks.append("instead of \(said(current))") }
    let whole = remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
    // What may be meant otherwise isn't logged by Enter alone.
    let keys = report.isSure ? "[Y/n]" : "I'm not sure I read that right. [y/N]"
    switch report.change {
    case .less:
      return Styled("Take \(said(report.amount)) off \"\(goal.title)\"\(whole)? \(keys)")
    case .more: return Styled("Log \(said(report.amount)) for \"\(goal.title)\"\(whole)? \(keys)")
    case .none:
      return Styled("Log \(said(report.value)) for \"\(goal.title)\"\(whole)? \(keys)")
    }
  }
}

/// Progress that a message has reported, and that is logged if the user says so.
struct ProgressOffer: Hashable, Sendable {
  /// As it stood when the message was sent.
  let goal: Goal
  /// The one that has reported it.
  let message: Message.ID
  /// What it says, or what it means where it corrects the one before.
  var text: String
  /// Where the goal stood before what the text takes back was reported; `nil` for one that takes
  /// nothing back.
  var base: Double?
  /// Where that would have brought it.
  var value: Double?
  /// How many messages have followed.
  var age = 0
}

/// What is done with progress that a message reports.
enum LogMode: String, CaseIterable, Sendable {
  /// It is noted.
  case auto
  /// It is noted after a question; in batch the command that notes it is named.
  case ask
  /// Nothing.
  case off

  /// A value as a command takes it.
  static func plain(_ value: Double, _ goal: Goal) -> String {
    AmountText.number(value, of: goal, goal.measure).filter { $0 != "," }
  }
}
