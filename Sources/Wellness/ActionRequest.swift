/// What a message asks to have done with a goal or with the chat, which no coach can do: `can you
/// make a goal to run 5k`, `delete my running goal`. The message has to ask for that and nothing
/// else.
package enum ActionRequest: Hashable, Sendable {
  /// `make a daily goal to read 20 pages`.
  case make(title: String, every: Recurrence?)
  /// `rename my goal to Tea before bed`: the value of a flag of `/goal edit`.
  ///
  /// - Parameter goal: the words that name it, none for the one that is meant without a name.
  case edit(flag: String, value: String, goal: String)
  /// A command of a goal by its last word.
  case goal(command: String, goal: String)
  /// A command of a chat by its last word.
  case chat(command: String)

  /// Whether all is said that a command takes; a goal that isn't named yet is talked about first.
  package var saysWhat: Bool { if case .make("", _) = self { false } else { true } }

  package init?(_ text: String) {
    guard text.utf8.count <= 200, ActionRequest.names(text),
      !text.contains(where: \.isNewline)
    else { return nil }
    let reader = RequestReader(text)
    guard let request = reader.first ?? reader.last else { return nil }
    if case .make(let title, _) = request, ActionRequest.tellsMore(title) { return nil }
    self = request
  }
}

extension ActionRequest {
  /// Whether what would be a title goes on to tell of the user, which is for the coach to hear: `8 hours
  /// tonight, i can't go on`.
  private static func tellsMore(_ title: String) -> Bool {
    let words = TextWord.all(in: title)
    return words.contains {
      $0.clause != words[0].clause && ["i", "im", "ive", "me"].contains($0.text)
    }
  }

  /// Whether something is named that commands are about. Every message comes here.
  private static func names(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var last: UInt32 = 0
      for byte in bytes {
        last = last << 8 | UInt32(byte | 0x20)
        switch last {
        // `goal`, `targ`, `habi`, `add:`, `it t`, `is t`, `chat`, `conv`, `cons`, `date`, `dead`
        case 0x676F_616C, 0x7461_7267, 0x6861_6269, 0x6164_643A, 0x6974_2074, 0x6973_2074,
          0x6368_6174, 0x636F_6E76, 0x636F_6E73, 0x6461_7465, 0x6465_6164,
          // `me d`own for, `ause` and `sume` this one, `add ` and `set ` it, `ake ` it
          0x6D65_2064, 0x6175_7365, 0x7375_6D65, 0x6164_6420, 0x7365_7420, 0x616B_6520:
          return true
        default: continue
        }
      }
      return false
    }
  }
}

/// Reads a request from its first word on.
private struct RequestReader {
  private let text: String
  private let words: [TextWord]
  private var rest: ArraySlice<TextWord>

  init(_ text: String) {
    self.text = text
    words = TextWord.all(in: text)
    rest = words[...]
  }

  /// What the whole message asks for.
  var first: ActionRequest? { attempt { $0.request() } }

  /// What its last clause asks for: `maybe later. can you move my date to may 3?`
  var last: ActionRequest? {
    let start = words.indices.dropFirst().last { place in
      words[place].clause != words[place - 1].clause
        && ["can", "could", "please", "pls", "would"].contains(words[place].text)
    }
    return start.flatMap { start in
      attempt { reader in
        reader.rest = reader.words[start...]
        return reader.request()
      }
    }
  }

  private mutating func request() -> ActionRequest? {
    if let wish = attempt({ $0.wishToMake() }) { return wish }
    let courtesy = rest.prefix { RequestReader.courtesies.contains($0.text) }
    rest = rest[courtesy.endIndex...]
    guard let verb = rest.first?.text else { return nil }
    if let last = courtesy.last, RequestReader.wishes.contains(last.text), verb.isArticle {
      return goalToMake()
    }
    if verb == "new", takeTitleLead() { return .make(title: restText, every: nil) }
    rest.removeFirst()
    if verb == "put", takeOne({ $0 == "me" }), takeOne({ $0 == "down" }), takeOne({ $0 == "for" }) {
      // `put me down for 4 hours` tells of a value, and how often makes it a goal.
      let isValue = startsWithNumber && !rest.contains { RequestReader.often.contains($0.text) }
      return restText.isEmpty || isValue ? nil : .make(title: restText, every: nil)
    }
    if verb == "pause" || verb == "resume", let request = attempt({ $0.activeGoal(verb) }) {
      return request
    }
    // Without a `can we` it may as well correct what was told.
    if verb == "make", courtesy.contains(where: { ["can", "could", "lets"].contains($0.text) }),
      let target = attempt({ $0.newTarget() })
    {
      return target
    }
    if verb == "add" || ["goal", "habit"].contains(verb) && !text.contains("?"), isBehindColon {
      return .make(title: restText, every: nil)
    }
    if verb == "add" || verb == "create", let request = attempt({ $0.titleToMake(verb) }) {
      return request
    }
    if RequestReader.making.contains(verb) {
      return attempt { $0.goalToMake() } ?? attempt { $0.target() } ?? date()
    }
    if RequestReader.changing.contains(verb) {
      return attempt { $0.name() } ?? attempt { $0.date() } ?? attempt { $0.target() }
        ?? command("edit")
    }
    if RequestReader.moving.contains(verb) { return date() }
    if verb == "rename" { return title() }
    if verb == "mark" { return markedDone() }
    return RequestReader.commands[verb].flatMap { command($0) }
  }

  /// `create goal walk 10000 steps`, and `add meditation 10 min every morning`.
  private mutating func titleToMake(_ verb: String) -> ActionRequest? {
    let isNamed = takeOne(RequestReader.kinds.contains) && rest.count > 1
    let isRegular =
      verb == "add" && !startsWithNumber
      && rest.contains { $0.text.first?.isNumber ?? false }
      && rest.dropFirst().contains { RequestReader.often.contains($0.text) }
      && !rest.contains { ["it", "that", "this", "my", "the"].contains($0.text) }
    return isNamed || isRegular ? .make(title: restText, every: nil) : nil
  }

  /// Reads from here and takes nothing.
  private func attempt(_ read: (inout RequestReader) -> ActionRequest?) -> ActionRequest? {
    var reader = self
    return read(&reader)
  }

  /// `new goal: run`, as people begin a title.
  private mutating func takeTitleLead() -> Bool {
    guard rest.dropFirst().first.map({ RequestReader.kinds.contains($0.text) }) ?? false,
      rest.count > 2
    else { return false }
    rest.removeFirst(2)
    return true
  }

  /// Whether a colon stands before what is left: `add: cold shower`.
  private var isBehindColon: Bool { rest.first.map(isAtColon) ?? false }

  private func isAtColon(_ word: TextWord) -> Bool {
    text[..<word.range.lowerBound].last { !$0.isWhitespace } == ":"
  }

  /// `i wanna read 12 books, can you add it`: what is wished for, before the request to make it one.
  private mutating func wishToMake() -> ActionRequest? {
    let wish = rest.prefix { RequestReader.courtesies.contains($0.text) }
    guard wish.contains(where: { RequestReader.wishing.contains($0.text) }),
      let last = rest.indices.last(where: { RequestReader.making.contains(rest[$0].text) }),
      last > rest.startIndex,
      rest[last].clause != rest[last - 1].clause
        || RequestReader.courtesies.contains(rest[last - 1].text),
      let object = rest[(last + 1)...].first, ["it", "that", "this"].contains(object.text),
      rest[(last + 2)...].allSatisfy({ RequestReader.behindObject.contains($0.text) })
    else { return nil }
    let before = rest[wish.endIndex..<max(wish.endIndex, last)]
    guard let end = before.lastIndex(where: { !RequestReader.courtesies.contains($0.text) }) else {
      return nil
    }
    rest = before[...end]
    return restText.isEmpty ? nil : .make(title: restText, every: nil)
  }

  /// `pause this one, i'm away`: the goal that is talked about.
  private mutating func activeGoal(_ command: String) -> ActionRequest? {
    let verb = rest.startIndex - 1
    guard takeOne({ ["this", "it", "that"].contains($0) }) else { return nil }
    takeOne { $0 == "one" || $0 == "goal" }
    let isOver = rest.first.map { $0.clause != words[verb].clause } ?? true
    guard isOver || isAtEnd || rest.first.map({ RequestReader.reasons.contains($0.text) }) ?? true
    else { return nil }
    return .goal(command: command, goal: "")
  }

  private mutating func goalToMake() -> ActionRequest? {
    take { ["up", "me", "us", "myself"].contains($0) }
    let isOwn = takeOne { RequestReader.owning.contains($0) }
    let isNamed = isOwn || takeOne { $0.isArticle }
    guard isNamed || rest.dropFirst().first.map(isAtColon) ?? false else { return nil }
    takeOne { $0 == "new" }
    let every = rest.first.flatMap { RequestReader.periods[$0.text] }
    if every != nil { rest.removeFirst() }
    // `a savings goal, 2500 pounds by july`, not `a good goal`.
    if !isOwn, let kind = rest.dropFirst().first, RequestReader.kinds.contains(kind.text),
      let next = rest.dropFirst(2).first, next.clause != kind.clause, let first = rest.first
    {
      rest = rest.dropFirst(2)
      let title = String(text[first.range]) + " " + restText
      return .make(title: title, every: every)
    }
    guard takeOne(RequestReader.kinds.contains) else { return nil }
    take {
      ["to", "of", "for", "that", "called", "named", "says", "where", "i", "is"].contains($0)
    }
    // `how do i set the goal? please can you put it for me - one spoon of sugar`.
    if rest.first.map({ $0.clause != words[rest.startIndex - 1].clause }) ?? false {
      take { RequestReader.courtesies.contains($0) || RequestReader.restating.contains($0) }
    }
    // `set my goal to 9000` changes the one there is.
    if isOwn, rest.isEmpty || startsWithNumber { return nil }
    // `how do i add a goal in this` names none yet.
    let isHere = rest.allSatisfy {
      RequestReader.here.contains($0.text) || RequestReader.endings.contains($0.text)
    }
    return .make(title: isHere ? "" : restText, every: every)
  }

  /// `it 23:30 instead`.
  private mutating func newTarget() -> ActionRequest? {
    guard takeOne({ ["it", "this", "that"].contains($0) }), startsWithNumber else { return nil }
    return .edit(flag: "target", value: firstClause, goal: "")
  }

  /// `my running goal to 9000 steps`, `the target of my running goal to 9000`, `my goal to may 17`.
  private mutating func target() -> ActionRequest? {
    if takeOne({ ["it", "this", "that"].contains($0) }), takeOne({ $0 == "to" }), startsWithNumber {
      return .edit(flag: "target", value: firstClause, goal: "")
    }
    guard let goal = goal() else { return nil }
    if let last = rest.lastIndex(where: { $0.text == "to" }) { rest = rest[(last + 1)...] }
    if isDay { return .edit(flag: "by", value: restText, goal: goal) }
    return startsWithNumber ? .edit(flag: "target", value: firstClause, goal: goal) : nil
  }

  /// `the date to 17 jan`, `my goal's race date`, `my run goal's deadline from may to june`, `the
  /// deadline of my running goal to next friday`; without a value where none is named that is a day.
  private mutating func date() -> ActionRequest? {
    takeOne { RequestReader.owning.contains($0) }
    let before = rest.prefix { !RequestReader.dates.contains($0.text) }
    guard before.count <= 4, before.endIndex < rest.endIndex else { return nil }
    var kind = before.reversed().drop { RequestReader.deadlines.contains($0.text) }
    let isNamed = kind.first.map { ["goal", "goals"].contains($0.text) } ?? false
    if isNamed { kind = kind.dropFirst() }
    guard isNamed || kind.isEmpty else { return nil }
    var goal = kind.last.map { first in typed(from: first, to: kind.first ?? first) } ?? ""
    rest = rest[(before.endIndex + 1)...]
    if takeOne({ ["of", "for", "in"].contains($0) }) {
      guard !isNamed, let named = self.goal() else { return nil }
      goal = named
    }
    takeOne { ["back", "out", "forward"].contains($0) }
    if takeOne({ $0 == "from" }) { rest = rest.drop { $0.text != "to" } }
    let isTo = takeOne { ["to", "until", "till", "by"].contains($0) }
    if isTo, isDay { return .edit(flag: "by", value: restText, goal: goal) }
    if isTo {
      var reader = self
      reader.rest = rest.prefix { $0.clause == rest.first?.clause }
      if reader.isDay { return .edit(flag: "by", value: reader.restText, goal: goal) }
    }
    takeOne { $0 == "the" }
    // `Mid-March` is a wish, and no day that a command takes.
    let isLater = isTo && rest.first.map { RequestReader.later.contains($0.text) } ?? false
    return isAtEnd || isLater || isTo && startsWithNumber
      ? .edit(flag: "by", value: "", goal: goal) : nil
  }

  /// Whether what is left is a day that `--by` takes.
  private var isDay: Bool {
    do {
      _ = try DayWords(restText)
      return true
    } catch {
      return false
    }
  }

  /// `the name of my running goal`, perhaps with the new one.
  private mutating func name() -> ActionRequest? {
    takeOne { RequestReader.owning.contains($0) }
    guard takeOne({ $0 == "name" || $0 == "title" }), takeOne({ $0 == "of" || $0 == "for" }),
      let goal = goal()
    else { return nil }
    if isAtEnd { return .edit(flag: "title", value: "", goal: goal) }
    return takeOne { $0 == "to" } ? .edit(flag: "title", value: restText, goal: goal) : nil
  }

  private mutating func title() -> ActionRequest? {
    guard let goal = goal(), takeOne({ $0 == "to" || $0 == "as" }), !restText.isEmpty else {
      return nil
    }
    return .edit(flag: "title", value: restText, goal: goal)
  }

  private mutating func markedDone() -> ActionRequest? {
    guard let goal = goal() else { return nil }
    takeOne { $0 == "as" }
    let isDone = takeOne { ["done", "complete", "completed", "finished", "reached"].contains($0) }
    return isDone && isAtEnd ? .goal(command: "complete", goal: goal) : nil
  }

  private mutating func command(_ command: String) -> ActionRequest? {
    if let goal = goal() { return isAtEnd ? .goal(command: command, goal: goal) : nil }
    guard ["complete", "delete", "archive"].contains(command),
      takeOne({ RequestReader.owning.contains($0) }),
      takeOne({ ["chat", "conversation", "consultation"].contains($0) }), isAtEnd
    else { return nil }
    return .chat(command: command)
  }

  /// Takes `my running goal`.
  ///
  /// - Returns: what names it, `running`; `nil` where no goal is named.
  private mutating func goal() -> String? {
    let words = rest.dropFirst()
    let name = words.prefix { $0.text != "goal" && $0.text != "target" }
    guard rest.first.map({ RequestReader.owning.contains($0.text) || $0.text == "a" }) ?? false,
      name.count <= 4, name.endIndex < words.endIndex, !name.contains(where: { $0.text == "of" })
    else { return nil }
    let noun = words[name.endIndex]
    rest = words[(name.endIndex + 1)...]
    if noun.text == "target", name.isEmpty, takeOne({ ["of", "for", "in"].contains($0) }) {
      return goal()
    }
    guard let first = name.first, let last = name.last else { return "" }
    return typed(from: first, to: last)
  }

  /// The words from one to another as they were typed.
  private func typed(from first: TextWord, to last: TextWord) -> String {
    String(text[first.range.lowerBound..<last.range.upperBound])
  }

  private var startsWithNumber: Bool { rest.first?.text.first?.isNumber ?? false }

  /// Whether nothing follows but what is said out of politeness.
  private var isAtEnd: Bool { rest.allSatisfy { RequestReader.endings.contains($0.text) } }

  /// As it was typed, without what is said out of politeness at its end.
  private var restText: String {
    guard let first = rest.first,
      let last = rest.last(where: { !RequestReader.endings.contains($0.text) }),
      first.range.lowerBound < last.range.upperBound
    else { return "" }
    return typed(from: first, to: last)
  }

  /// The same up to the next mark or reason: `7000` of `7000 please, 10000 is too much`.
  private var firstClause: String {
    var reader = self
    reader.rest = rest.prefix {
      $0.clause == rest.first?.clause && !RequestReader.reasons.contains($0.text)
    }
    return reader.restText
  }

  private mutating func take(while isTaken: (String) -> Bool) {
    rest = rest.drop { isTaken($0.text) }
  }

  @discardableResult
  private mutating func takeOne(_ isTaken: (String) -> Bool) -> Bool {
    guard let word = rest.first, isTaken(word.text) else { return false }
    rest.removeFirst()
    return true
  }

  private static let courtesies: Set<String> = [
    "please", "pls", "can", "could", "would", "will", "you", "kindly", "hey", "hi", "ok", "okay",
    "so", "and", "then", "now", "lets", "let", "us", "i", "id", "want", "wanna", "need", "like",
    "to", "just", "how", "do", "we",
  ]
  private static let wishes: Set<String> = ["want", "need", "like"]
  private static let wishing: Set<String> = ["want", "wanna", "need", "like"]
  /// What may stand behind `add it`.
  private static let behindObject: Set<String> = endings.union([
    "up", "in", "down", "as", "a", "to", "my", "list", "goal", "goals", "you", "can", "so",
  ])
  /// What asks for the same once more: `please can you put it for me`.
  private static let restating: Set<String> = [
    "put", "set", "it", "that", "this", "for", "me", "up",
  ]
  /// What leads to why something is asked for, or until when.
  private static let reasons: Set<String> = [
    "until", "till", "because", "cause", "since", "while", "as", "for", "from",
  ]
  /// What people call a goal that they make.
  private static let kinds: Set<String> = ["goal", "target", "habit"]
  private static let here: Set<String> = [
    "in", "on", "with", "here", "this", "it", "app", "program", "thing",
  ]
  private static let making: Set<String> = ["make", "create", "add", "start", "set", "put", "open"]
  private static let changing: Set<String> = [
    "change", "raise", "lower", "increase", "decrease", "reduce", "adjust", "update", "edit",
    "move",
  ]
  /// What is done with a date alone.
  private static let moving: Set<String> = [
    "extend", "push", "postpone", "shift", "bring", "delay",
  ]
  private static let commands = [
    "delete": "delete", "remove": "delete", "erase": "delete", "archive": "archive",
    "drop": "archive", "cancel": "archive", "abandon": "archive", "end": "complete",
    "finish": "complete", "close": "complete", "complete": "complete", "pause": "pause",
    "resume": "resume", "restart": "resume", "reactivate": "resume",
  ]
  private static let dates: Set<String> = ["date", "deadline"]
  /// What a date of a goal is called by.
  private static let deadlines: Set<String> = [
    "due", "end", "target", "race", "exam", "final", "finish", "event",
  ]
  private static let owning: Set<String> = ["my", "the", "this", "that", "our"]
  private static let periods: [String: Recurrence] = [
    "daily": .daily, "weekly": .weekly, "monthly": .monthly,
  ]
  /// How a time begins that is no day.
  private static let later: Set<String> = [
    "mid", "early", "late", "end", "spring", "summer", "autumn", "fall", "winter",
  ]
  /// What follows how much of something one does regularly.
  private static let often: Set<String> = [
    "a", "an", "per", "each", "every", "daily", "weekly", "monthly", "by", "twice", "once",
  ]
  private static let endings: Set<String> = [
    "please", "pls", "for", "me", "now", "then", "thanks", "instead",
  ]
}

extension String {
  fileprivate var isArticle: Bool { ["a", "an", "another", "one"].contains(self) }
}
