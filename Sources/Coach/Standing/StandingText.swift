/// The wordings of answers about a goal's numbers, as they are written in `standing.txt`.
enum StandingText {
  /// The wordings of an answer, and the name of what is added to short ones.
  typealias Section = (wordings: [Substring], filler: Substring)

  /// By their names.
  static let sections: [String: Section] = {
    var sections: [String: Section] = [:]
    var name = ""
    TextLine.each(in: CoachText.load("standing")[...]) { line in
      if line.first == UInt8(ascii: "["), let end = line.first(UInt8(ascii: "]")) {
        name = String(line.part(1, end).text)
        sections[name] = ([], line.part(min(end + 4, line.count), line.count).text)
      } else {
        sections[name]?.wordings.append(line.text)
      }
    }
    return sections
  }()
}

extension Standing {
  /// The wordings of an answer.
  ///
  /// - Parameters:
  ///   - name: as it stands in `standing.txt`.
  ///   - key: what stands behind the name where it's said otherwise, e.g. a verdict.
  ///   - pieces: what is filled in beside what every standing has.
  func wordings(
    _ name: String, by key: String? = nil, _ pieces: [String: String] = [:]
  ) -> [String] {
    let keyed = key.flatMap { StandingText.sections["\(name) / \($0)"] }
    guard let section = keyed ?? StandingText.sections[name] else { return [] }
    return section.wordings.map {
      let text = filled($0, pieces)
      guard !section.filler.isEmpty, text.split(separator: " ").count < 12 else { return text }
      return text + " " + sentence(section.filler + " filler")
    }
  }

  /// The same of what has only one wording.
  func sentence(
    _ name: String, by key: String? = nil, _ pieces: [String: String] = [:]
  ) -> String {
    wordings(name, by: key, pieces).first ?? ""
  }

  private func filled(_ wording: Substring, _ pieces: [String: String]) -> String {
    var text = ""
    var rest = wording.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = Substring(rest[start..<end].dropFirst())
      let lower = name.prefix(1).lowercased() + name.dropFirst()
      let piece = pieces[lower] ?? piece(lower) ?? ""
      text += Substring(rest[..<start])
      text += name == lower ? piece : capitalized(piece)
      rest = rest[end...].dropFirst()
    }
    return text + Substring(rest)
  }

  /// What every standing can fill in; `nil` for what it doesn't know.
  func piece(_ name: String) -> String? {
    switch name {
    case "target": targetText
    case "now": nowText
    case "now of target": nowOfTarget
    case "you're at": hereText
    case "last one": " Your last one was \(nowText)."
    case "start": text(start ?? 0)
    case "bare start": bare(start ?? 0)
    case "gap": gapText
    case "to go": toGo
    case "limit": limitText
    case "at most": atMost
    case "over": overText
    case "room": apart(room)
    case "here": here
    case "percent": percentText
    case "percent number": String(percent ?? 0)
    case "today": now
    case "today's": nows
    case "period": periodName
    case "in period": inPeriodLeft
    case "it is": itIs
    case "leaves": leaves
    case "kept": keptSentence
    case "kept clause": keptClause ?? ""
    case "clause": keptClause ?? "no \(periodName) was entered"
    case "deadline": deadline ?? ""
    case "by deadline": byDeadline
    case "with deadline": deadline.map { ", with \($0) as the date" } ?? ""
    case "since": startText
    case "ended": endedText
    case "days left": DateWords.days(daysLeft ?? 0)
    case "ago": ago(-(daysLeft ?? 0))
    case "open": openText
    case "tail": timeTail
    case "span left": spanLeft
    case "safe date": safeDate.map(aroundDay) ?? ""
    case "even": evenText
    case "rest": neededText.map { " \($0)" } ?? ""
    case "needed": neededText ?? ""
    case "pace": pace.map(RateText(self).actual) ?? ""
    case "average": average ?? ""
    case "your average": average.map { " Your average is \($0) a \(periodName)." } ?? ""
    case "direction": isDown ? "earlier" : "later"
    case "row": periods(streak)
    case "few values": SentenceText.uncapitalized(fewValues)
    default: answerPiece(name)
    }
  }
}
