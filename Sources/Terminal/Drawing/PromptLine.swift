import Edge

/// The prompt as one line, made from what the core tells.
struct PromptLine: Hashable {
  /// The columns that the title of a goal may have.
  static let goalColumns = 20
  /// The columns that the name of a model may have.
  private static let modelColumns = 16
  /// The fewest that tell anything.
  private static let fewestGoalColumns = 8
  /// The columns that it leaves for typing.
  static let typingColumns = 24
  /// The same where the screen is narrow.
  private static let fewestTypingColumns = 10

  var glyphs: Glyphs
  var isAccessible = false

  /// - Parameters:
  ///   - queued: how many inputs wait to be taken.
  ///   - width: the columns of the screen; where it is narrow the context goes, the signs stay.
  func row(_ state: PromptState, queued: Int, width: Int) -> Row {
    let limit = max(
      width - PromptLine.typingColumns,
      min(PromptLine.typingColumns, width - PromptLine.fewestTypingColumns))
    let whole = row(state, queued: queued)
    if whole.columns <= limit || isAccessible { return whole }
    // What a command means without a name is worth more than who answers.
    var shorter = state
    shorter.model = nil
    let withoutModel = row(shorter, queued: queued)
    if withoutModel.columns <= limit { return withoutModel }
    // Whom the chat is with doesn't tell it from another one; what it is about does.
    shorter.persona = state.topic == nil ? nil : "chat"
    if state.goal != nil {
      let columns = PromptLine.fewestGoalColumns...PromptLine.goalColumns
      let rows = columns.reversed().lazy.map { row(shorter, queued: queued, goalColumns: $0) }
      if let fitting = rows.first(where: { $0.columns <= limit }) { return fitting }
    }
    if state.topic == nil { shorter.persona = state.goal == nil ? nil : state.persona }
    shorter.goal = nil
    let withPersona = row(shorter, queued: queued)
    if withPersona.columns <= limit { return withPersona }
    (shorter.persona, shorter.topic) = (nil, nil)
    let withoutContext = row(shorter, queued: queued)
    if withoutContext.columns <= limit { return withoutContext }
    var sign = Row(glyphs.arrow, .accent)
    sign.append(" ", .plain)
    return sign
  }

  private func row(
    _ state: PromptState, queued: Int, goalColumns: Int = PromptLine.goalColumns
  ) -> Row {
    var row = Row()
    if queued > 0 { row.append("[\(queued) queued] ", .warning) }
    if isAccessible {
      row.append("you: ", .plain)
      return row
    }
    func title(_ goal: String) -> String {
      DisplayWidth.shortened(
        glyphs.text(PromptLine.flat(goal)), to: goalColumns, mark: glyphs.ellipsis)
    }
    let goal = state.goal.map(title)
    let persona = state.persona.map { glyphs.text(PromptLine.flat($0)) }
    let hasContext = goal != nil || persona != nil
    if let goal { row.append(goal, .strong) }
    if goal != nil, persona != nil { row.append(" \(glyphs.separator) ", .faint) }
    if let persona { row.append(persona, .plain) }
    if persona != nil, let topic = state.topic { row.append(" on \(title(topic))", .plain) }
    if !hasContext { row.append("lume", .accent) }
    if let model = state.model {
      let name = DisplayWidth.shortened(
        glyphs.text(PromptLine.flat(model)), to: PromptLine.modelColumns, mark: glyphs.ellipsis)
      row.append(" (\(name))", .faint)
    }
    if let connection = state.connection, hasContext || connection != .online {
      row.append(" ", .plain)
      row.append(glyphs.sign(of: connection), PromptLine.style(of: connection))
    }
    if state.pending > 0 { row.append(" \(state.pending)\(glyphs.pending)", .warning) }
    row.append(" ", .plain)
    row.append(glyphs.arrow, .accent)
    row.append(" ", .plain)
    return row
  }

  /// A name as it may stand within a row.
  static func flat(_ text: String) -> String {
    String(text.withoutControls.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  private static func style(of connection: PromptState.Connection) -> Styled.Style {
    switch connection {
    case .online: .good
    case .offline, .connecting, .reconnecting: .warning
    case .failed: .bad
    }
  }
}
