import Coach
import Contract
import Edge
import JSON
import Time
import Wellness

/// Reads what a language model gave as JSON; `nil` for what does not have the shape, the counts and
/// the lengths that were asked for.
enum AdviceAnswers {
  static func tips(_ json: JSON) -> [String]? {
    AdviceReading.texts(json["tips"], count: 5...7)
  }

  static func steps(_ json: JSON) -> NextSteps? {
    guard let suggestions = AdviceReading.texts(json["suggestions"], count: 3...5),
      let steps = AdviceReading.texts(json["next_steps"], count: 2...3),
      let motivation = AdviceReading.text(json["motivational_message"], AdviceReading.lengths)
    else { return nil }
    return NextSteps(suggestions: suggestions, steps: steps, motivation: motivation)
  }

  /// The words are the model's; share and projected date are computed.
  static func analysis(
    _ json: JSON, of goal: CoachFacts.GoalFacts, today: CalendarDate
  ) -> GoalOutlook? {
    guard let text = AdviceReading.text(json["analysis"], 20...2000),
      let recommendations = AdviceReading.texts(json["recommendations"], count: 1...5),
      let strengths = AdviceReading.texts(json["strengths"], count: 0...5),
      let challenges = AdviceReading.texts(json["challenges"], count: 0...5)
    else { return nil }
    return GoalOutlook(
      progress: Standing(goal, today: today).share ?? 0,
      projectedDate: Standing(goal, today: today).forecast, text: text,
      strengths: strengths, challenges: challenges, recommendations: recommendations)
  }

  static func ideas(_ json: JSON, for facts: IdeaFacts) -> GoalIdeas? {
    guard let elements = json["suggestions"]?.arrayValue,
      (1...facts.count).contains(elements.count)
    else { return nil }
    let known = Set(facts.goals.map { $0.title.lowercased() })
    var titles: Set<String> = []
    var ideas: [GoalProposal] = []
    for element in elements {
      guard let idea = idea(element), !known.contains(idea.title.lowercased()),
        titles.insert(idea.title.lowercased()).inserted
      else { return nil }
      ideas.append(idea)
    }
    return GoalIdeas(proposals: ideas)
  }

  private static func idea(_ json: JSON) -> GoalProposal? {
    guard let title = AdviceReading.text(json["title"], 3...50),
      let description = AdviceReading.text(json["description"], 100...500),
      let type = json["goal_type"]?.stringValue.map(GoalType.init(rawValue:)),
      GoalType.known.contains(type),
      let target = json["target_value"]?.doubleValue, target > 0, target <= GoalLimits.largest,
      let unit = AdviceReading.text(json["target_unit"], 1...20),
      let rationale = AdviceReading.text(json["rationale"], AdviceReading.lengths),
      let days = json["estimated_duration"]?.intValue, (1...365).contains(days),
      let difficulty = json["difficulty"]?.intValue, (1...5).contains(difficulty)
    else { return nil }
    return GoalProposal(
      title: title, description: description, type: type, target: Quantity(target, unit),
      rationale: rationale, days: days, difficulty: difficulty)
  }
}

/// Advice that a language model is asked for, and the response that waits for it.
struct AdviceQuestion {
  let prompt: [Coach.PromptLine]
  private let read: (String) -> Response?
  private let fallback: (_ notice: String?) -> Response
  /// Keeps the response where a repeated request has to get the same.
  var keep: (Response) throws -> Void = { _ in }
  /// What the model has said so far.
  var text = ""

  /// - Parameter data: makes the data of a response with the advice.
  init<Value>(_ question: Coach.Question<Value>, _ data: @escaping (Value) -> JSON) {
    prompt = question.prompt
    read = { question.read($0).map { Envelope.success(200, data($0)) } }
    fallback = { notice in
      let data = data(question.fallback())
      return Envelope.success(200, notice.map { data.with("notice", .string($0)) } ?? data)
    }
  }

  /// The response with what the model has said; `nil` where that makes no sense.
  var response: Response? { read(text) }

  /// What the model has said that is not for the user; `nil` where all of it is.
  var danger: UnsafeAdvice? { AdviceReading.object(in: text).flatMap(AdviceReading.danger) }

  /// The response of the built-in coach: what a repeated request gets until the model has spoken.
  var provisional: Response { fallback(nil) }

  /// The response of the built-in coach, with a line that says why.
  func response(instead failure: ModelFailure) -> Response { fallback(failure.notice) }
}

/// Checks what a language model gave as JSON: shape, counts and lengths.
enum AdviceReading {
  /// In characters, of one piece of advice.
  static let lengths = 3...300

  /// The JSON object in a text. Models like to put a fence around it, or a sentence before.
  static func object(in text: String) -> JSON? {
    guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end
    else { return nil }
    do {
      return try JSON(mending: String(text[start...end]))
    } catch {
      return nil
    }
  }

  /// What the texts of an answer say that is not for the user; a goal that is proposed is read as
  /// the sentence that it makes.
  static func danger(in json: JSON) -> UnsafeAdvice? {
    if let text = json.stringValue {
      var gate = SentenceGate()
      return gate.receive(text).danger ?? gate.end().danger
    }
    if let elements = json.arrayValue {
      return elements.lazy.compactMap { danger(in: $0) }.first
    }
    guard case .object(let members) = json else { return nil }
    return members.lazy.compactMap { danger(in: $0.value) }.first ?? danger(ofProposal: json)
  }

  private static func danger(ofProposal json: JSON) -> UnsafeAdvice? {
    guard let title = json["title"]?.stringValue, let target = json["target_value"]?.doubleValue,
      let unit = json["target_unit"]?.stringValue
    else { return nil }
    let amount = "\(target) \(unit)"
    if UnsafeAdvice.found(in: "\(amount) a day: \(title)") == .starvation { return .starvation }
    let days = json["estimated_duration"]?.intValue.map { " in \($0) days" } ?? ""
    let found = UnsafeAdvice.found(in: "\(amount)\(days): \(title)")
    return found == .starvation ? nil : found
  }

  /// A list of so many texts, each on one line and none twice.
  static func texts(_ json: JSON?, count: ClosedRange<Int>) -> [String]? {
    guard let elements = json?.arrayValue, count.contains(elements.count) else { return nil }
    let texts = elements.compactMap { text($0, lengths) }
    guard texts.count == elements.count, Set(texts).count == texts.count else { return nil }
    return texts
  }

  /// A text of such a length on one line, without control characters.
  static func text(_ json: JSON?, _ lengths: ClosedRange<Int>) -> String? {
    guard let text = json?.stringValue else { return nil }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard lengths.contains(line.count), !line.unicodeScalars.contains(where: isControl) else {
      return nil
    }
    return line
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}

/// What a language model is told when it is to give advice as JSON.
enum AdvicePrompts {
  /// Advice about one goal.
  ///
  /// - Parameter wish: what is wanted, with the form of the object.
  static func lines(
    _ wish: String, _ goal: CoachFacts.GoalFacts, today: CalendarDate
  ) -> [Coach.PromptLine] {
    lines(wish, facts: ModelFacts(goal, today: today).block, today: today)
  }

  /// Goals for what a user does and says already.
  static func lines(suggesting facts: IdeaFacts) -> [Coach.PromptLine] {
    let most = facts.count
    let known = facts.goals.prefix(20).map {
      "Active goal: " + ModelFacts.quoted($0.title, upTo: 200)
    }
    let spoken = facts.said.suffix(20).map { "The user said: " + ModelFacts.quoted($0, upTo: 300) }
    let block = (["<facts>"] + known + spoken + ["</facts>"]).joined(separator: "\n")
    let types = GoalType.known.map(\.rawValue).joined(separator: ", ")
    let wish = """
      Suggest \(most == 1 ? "one goal" : "up to \(most) goals") that no active goal says already, \
      the best first: {"suggestions": \
      [{"title": "up to 50 characters", "description": "100 to 500 characters", "goal_type": \
      "one of \(types)", "target_value": 10, "target_unit": "one word", \
      "rationale": "one sentence, why this user", \
      "estimated_duration": 30, "difficulty": 1}]}. Durations are in days, 7 to 365; difficulties \
      are 1 to 5.
      """
    return lines(wish, facts: block, today: facts.today)
  }

  private static func lines(
    _ wish: String, facts: String, today: CalendarDate
  ) -> [Coach.PromptLine] {
    let system = """
      You are the coach in lume, a program for wellness goals. Today is \(today). Every piece of \
      advice names an action that fits the goal, when and how much, in plain, contracted English without Markdown. \
      \(ModelRules.arithmetic) \(ModelRules.redFlags)

      \(ModelRules.data)
      \(facts)

      Answer with one object of JSON and nothing else.
      """
    return [
      Coach.PromptLine(role: .system, text: system), Coach.PromptLine(role: .user, text: wish),
    ]
  }

  static let tips = """
    Give five to seven tips for the goal, each one sentence of at most 200 characters, the most \
    important first: {"tips": ["..."]}
    """

  static let steps = """
    Say what would help with the goal: three to five suggestions, two or three next steps in \
    order, one sentence of encouragement: {"suggestions": ["..."], "next_steps": ["..."], \
    "motivational_message": "..."}
    """

  static let analysis = """
    Analyse where the goal stands, in three to five sentences, with up to five strengths, \
    challenges and recommendations each, every one a sentence: {"analysis": "...", \
    "strengths": ["..."], "challenges": ["..."], "recommendations": ["..."]}
    """
}
