import Edge
import Session
import Time

/// Keeps secrets out of what is shown, also those that came in pieces: it is done before anything is
/// drawn, since what is drawn is cut by keys, rows and colours.
struct LogRedaction {
  private var redaction: Redaction
  private let own: OwnSecrets
  /// The places of the pieces of the answer that has begun.
  private var pieces: [Int] = []

  /// - Parameter own: what somebody's own file says of secrets.
  init(own: OwnSecrets = .none) {
    (self.own, redaction) = (own, Redaction(own: own))
  }

  func text(_ text: String) -> String { redaction.text(text) }

  mutating func redact(_ entries: inout [(crossing: EdgeLog.Crossing, at: Instant)]) {
    for index in entries.indices {
      switch entries[index].crossing {
      case .effect(.answer): pieces.append(index)
      case .effect(.secret(let name, let value)): redaction.register(name: name, value: value)
      case .effect(let effect):
        if case .answered = effect { redactAnswer(&entries) }
        entries[index].crossing = .effect(redacted(effect))
      case .arrival(.line(let text)):
        entries[index].crossing = .arrival(.line(self.text(text)))
      case .want(.line(let prompt?, let echo, let fresh, let watching)):
        entries[index].crossing = .want(
          .line(prompt: text(prompt), echo: echo, fresh: fresh, watching: watching))
      case .want, .arrival: break
      }
    }
    redactAnswer(&entries)
  }

  /// What a file says for its presentation. An input that has secrets is typed as it is shown.
  func redacted(_ acts: [PresentationAct]) -> [PresentationAct] {
    acts.compactMap { act in
      var act = act
      switch act.kind {
      case .caption(let text): act.kind = .caption(self.text(text))
      case .marker(let text): act.kind = .marker(self.text(text))
      case .type(let strokes):
        let typed = strokes.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
        if text(typed) != typed { return nil }
      case .pause, .resize: break
      }
      return act
    }
  }

  /// Redacts the pieces of an answer as one; they are cut where they were.
  private mutating func redactAnswer(
    _ entries: inout [(crossing: EdgeLog.Crossing, at: Instant)]
  ) {
    defer { pieces.removeAll(keepingCapacity: true) }
    var lengths: [Int] = []
    var whole = ""
    for index in pieces {
      guard case .effect(.answer(let piece)) = entries[index].crossing else { continue }
      lengths.append(piece.unicodeScalars.count)
      whole += piece
    }
    let redacted = text(whole)
    guard redacted != whole else { return }
    var rest = redacted.unicodeScalars[...]
    for (index, length) in zip(pieces, lengths) {
      let isLast = index == pieces.last
      let piece = isLast ? rest : rest.prefix(length)
      rest = rest.dropFirst(piece.count)
      entries[index].crossing = .effect(.answer(String(piece)))
    }
  }

  private func redacted(_ effect: Effect) -> Effect {
    switch effect {
    case .say(let line): .say(redacted(line))
    case .complain(let line): .complain(redacted(line))
    case .note(let line): .note(redacted(line))
    case .remember(let entry): .remember(text(entry))
    case .status(let state): .status(redacted(state))
    case .offer(let completions): .offer(redacted(completions))
    case .answer, .answered, .request, .cancel, .open, .send, .close, .clear, .option, .secret:
      effect
    }
  }

  private func redacted(_ state: PromptState) -> PromptState {
    var state = state
    state.goal = state.goal.map(text)
    state.persona = state.persona.map(text)
    state.topic = state.topic.map(text)
    return state
  }

  private func redacted(_ line: Styled) -> Styled {
    let plain = line.plain
    let redacted = text(plain)
    return redacted == plain ? line : Styled(redacted)
  }

  private func redacted(_ completions: Completions) -> Completions {
    let (registered, own) = (redaction.registered, own)
    return Completions { line, cursor in
      let redaction = Redaction(registered, own: own)
      let answer = completions.complete(line, cursor)
      return Completions.Answer(
        start: answer.start,
        candidates: answer.candidates.map {
          Completions.Candidate(redaction.text($0.text), help: redaction.text($0.help))
        },
        more: answer.more, common: redaction.text(answer.common))
    }
  }
}
