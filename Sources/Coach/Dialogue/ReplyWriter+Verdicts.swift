import Wellness

/// The verdict on what was said last, where that is all that is asked for.
extension ReplyWriter {
  func judged(_ asked: AskedBack) -> String {
    if dialogue.isComputed, let text = judgedNumber(asked) { return text }
    if let text = judgedTime(asked) { return text }
    guard let place = dialogue.topic else {
      return judgedNumber(asked) ?? number(.onTrack) ?? offer(dialogue.menu)
    }
    if let text = answer(of: place), Verdict.opens(text[...]) { return text }
    if ["tips", "first step"].contains(library[place].name) { return guide("meant small") }
    let reason = part(place, \.why)
    guard asked == .normal else { return reason ?? answer(of: place) ?? exhausted(place) }
    let verdict =
      mayNeedDoctor(place)
      ? "Often it is; if it lasts or worries you, ask a doctor." : "Yes, that's common."
    return reason.map { verdict + " " + $0 } ?? verdict
  }

  /// What runners' times are like, where the user has just told one that isn't the goal's.
  private func judgedTime(_ asked: AskedBack) -> String? {
    guard asked != .normal, asked != .much,
      let before = scene.facts.said.last(where: { $0.role == .user }),
      RunningTime.isTold(TextWord.all(in: before.text).map(\.text)),
      let place = library.topic("is my time good", in: .running)
    else { return nil }
    return answer(of: place)
  }

  /// Whether the answers of a topic send to somebody who can look at it.
  private func mayNeedDoctor(_ place: Library.TopicID) -> Bool {
    let topic = library[place]
    return (topic.answers.map(\.text) + [topic.why, topic.how].compactMap(\.self))
      .contains { $0.contains("doctor") || $0.contains("pharmacist") }
  }

  private func judgedNumber(_ asked: AskedBack) -> String? {
    guard let standing else { return nil }
    if dialogue.subject == .cost, let cost = dialogue.habitCost {
      return "It adds up. " + cost.text(again: 1)
    }
    switch standing.measure {
    case .everyPeriod, .limit:
      let isLess = asked == .bad || asked == .much && standing.measure == .limit
      return standing.value.flatMap { standing.judgement(of: $0, isLess ? .bad : .good) }
        ?? number(.onTrack)
    case .level:
      if let text = judgedMove(asked) { return text }
      if let goal = dialogue.told.goal, let loss = WeeklyLoss(goal, today: scene.facts.today) {
        return loss.verdict(asked)
      }
    default: break
    }
    return judgedPace(asked)
  }

  /// Whether the last value went the right way.
  private func judgedMove(_ asked: AskedBack) -> String? {
    guard dialogue.subject == .report, let standing, let isCloser = standing.isLastCloser else {
      return nil
    }
    switch asked {
    case .slow, .fast: return nil
    case .good: return (isCloser ? "Yes, that's the right way. " : "Not yet. ") + standing.line
    case .bad, .normal, .much:
      if isCloser { return "It's fine, that's the right way. " + standing.line }
      guard scene.domain == .weight,
        let place = library.topic("scale went up", in: .weight), let text = answer(of: place)
      else { return "One value says little. " + standing.line }
      return text
    }
  }

  /// By whether it is on time.
  private func judgedPace(_ asked: AskedBack) -> String? {
    guard let text = number(.onTrack) else { return nil }
    let isBehind = standing?.conditions.contains("behind") ?? false
    switch asked {
    case .good: return text
    case .bad, .slow:
      return isBehind
        ? "A little, yes. " + (number(.gap) ?? text)
        : "No, it's fine. " + ReplyWriter.withoutYes(text)
    case .normal, .fast, .much: return ReplyWriter.withoutYes(text)
    }
  }

  /// An answer without the yes to another question.
  private static func withoutYes(_ text: String) -> String {
    text.hasPrefix("Yes, ") ? SentenceText.capitalized(String(text.dropFirst(5))) : text
  }
}

extension WeeklyLoss {
  /// How fast somebody is to lose weight, for somebody who wonders.
  fileprivate func verdict(_ asked: AskedBack) -> String {
    let rule = "Half a kilo a week, about a pound, is what lasts, and a kilo is the upper end."
    if isUnsafe {
      return asked == .slow
        ? "No, it's too fast. " + rule
        : "It's faster than is safe. " + rule + " A later date would put that right."
    }
    let isBrisk = kilograms > 0.8
    let text =
      switch asked {
      case .good, .normal: isBrisk ? "Yes, though it's rather brisk." : "Yes, it is."
      case .bad: isBrisk ? "No, only rather brisk." : "No, not at all."
      case .slow where kilograms < 0.25: "A little, and that's no bad thing."
      case .slow: isBrisk ? "No, rather brisk." : "No, it's a good pace."
      case .fast, .much: isBrisk ? "It's near the upper end." : "No, it's a good pace."
      }
    return text + " " + rule
  }
}
