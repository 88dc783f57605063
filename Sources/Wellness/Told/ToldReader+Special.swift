import Numbers
import Time

/// Values that are told in other ways than by an amount in a clause.
extension ToldReader {
  /// The number that is right where one is said not to be: `8400 not 4800`, `not 5, it was 4`.
  var contrasted: ToldValue? {
    let texts = words.map(\.text)
    guard words.count <= 14, let place = texts.firstIndex(of: "not"), !text.contains("?"),
      ToldReader.notOwn.isDisjoint(with: texts)
    else { return nil }
    let numbers = ToldNumbers(words: words, text: text, goal: goal, measure: measure, days: [])
    let before = numbers.figures(in: 0..<place)
    let behind = numbers.figures(in: place + 1..<words.count)
    guard let wrong = behind.first, wrong.place == place + 1 else { return nil }
    let earlier = before.last.flatMap { place - $0.place <= 6 ? $0 : nil }
    guard let right = earlier ?? (behind.count == 2 ? behind.last : nil) else { return nil }
    guard right.amount != wrong.amount else { return nil }
    let near = max(abs(goal.current), abs(goal.target))
    guard measure == .timeOfDay || right.amount * 200 >= near, right.amount <= near * 20 else {
      return nil
    }
    let date = days.last?.date ?? today
    let isBit = !Set(texts).isDisjoint(with: ToldReader.transfers)
    guard !isBit || measure != .total else {
      return ToldValue(date: date, amount: right.amount - wrong.amount, way: .more)
    }
    return ToldValue(date: date, amount: right.amount, way: .set)
  }

  /// Words of somebody else, or of what isn't so.
  private static let notOwn = ToldWords.others.union(ToldWords.wishes).subtracting(["not", "didnt"])

  /// The hours between going to bed and getting up: `bed at 11, up at half past six`.
  var sleptSpan: ToldValue? {
    guard goal.type == .sleep, measure != .timeOfDay,
      ["minute", "hour"].contains(UnitWords.base(UnitPeriod(goal.unit).unit)), !text.contains("?")
    else { return nil }
    let texts = words.map(\.text)
    let said = Set(texts)
    let evenings = SaidTime.all(in: texts, near: 1380)
    // `23:15 to 6:45` and nothing else is no less.
    let isBare = words.count == 3 && texts[1] == "to" && evenings.count == 2
    guard isBare || !said.isDisjoint(with: ["bed", "asleep", "slept", "sleep", "lights"]),
      !said.isDisjoint(with: ["up", "woke", "awake", "rose", "till", "until", "to"]),
      said.isDisjoint(with: ToldWords.wishes.union(["lay", "lying", "tossed"]))
    else { return nil }
    guard let rest = evenings.first,
      let rise = SaidTime.all(in: texts, near: 420).last, rise.word > rest.word
    else { return nil }
    let minutes = (rise.minutes - rest.minutes + 2880).truncatingRemainder(dividingBy: 1440)
    guard (60...960).contains(minutes) else { return nil }
    let isHour = UnitWords.base(UnitPeriod(goal.unit).unit) == "hour"
    return ToldValue(
      date: days.last?.date ?? today, amount: isHour ? minutes / 60 : minutes, way: .set)
  }

  /// A time of day by how far it is from the goal's: `in bed with ten minutes to spare`, `20 minutes
  /// late`.
  var aroundTarget: ToldValue? {
    guard measure == .timeOfDay, words.count <= 14, !text.contains("?") else { return nil }
    let texts = words.map(\.text)
    guard Set(texts).isDisjoint(with: ToldWords.wishes),
      let number = SaidNumber.all(in: texts).first, UnitWords.base(number.unit) == "minute"
    else { return nil }
    let behind = texts.dropFirst(number.word + number.span + 1)
    let isEarly = behind.starts(with: ["to", "spare"]) || behind.first == "early"
    guard isEarly || behind.first == "late", number.value <= 180 else { return nil }
    let minutes = goal.target + (isEarly ? -number.value : number.value)
    return ToldValue(
      date: days.last?.date ?? today,
      amount: minutes > 1440 ? minutes - 1440 : minutes < 0 ? minutes + 1440 : minutes, way: .set)
  }

  /// Half of the target: `halfway there`.
  var halfOfTarget: ToldValue? {
    guard measure == .everyPeriod || measure == .total, words.count <= 14, goal.initial == 0,
      words.contains(where: { $0.text == "halfway" }), !text.contains("?")
    else { return nil }
    let texts = words.map(\.text)
    guard Set(texts).isDisjoint(with: ToldWords.wishes.union(ToldWords.others)) else { return nil }
    guard let half = texts.firstIndex(of: "halfway"),
      half == texts.count - 1 && half <= 1 || texts.dropFirst(half + 1).first == "there"
    else { return nil }
    let amount = goal.target / 2
    guard amount >= goal.current else { return nil }
    return ToldValue(date: days.last?.date ?? today, amount: amount, way: .set)
  }

  /// `From page 112 to 140`, where pages are counted.
  var pagesRead: ToldValue? {
    guard words.contains(where: { $0.text == "page" }), !text.contains("?") else { return nil }
    let texts = words.map(\.text)
    guard UnitWords.base(UnitPeriod(goal.unit).unit) == "page",
      let start = texts.firstIndex(of: "from"), texts.count >= start + 5,
      texts[start + 1] == "page", texts[start + 3] == "to",
      let first = Int(texts[start + 2], in: 1...5000),
      let last = Int(texts.dropFirst(start + 4).first { $0 != "page" } ?? "", in: 1...5000),
      last > first
    else { return nil }
    return ToldValue(
      date: days.last?.date ?? today, amount: Double(last - first),
      way: measure == .total ? .more : .set)
  }
}
