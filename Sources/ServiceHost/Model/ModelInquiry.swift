import Coach
import Edge
import JSON
import Numbers
import Time

/// A question that a language model is at, with the attempts that it takes.
struct ModelInquiry {
  enum Purpose {
    case turn(ModelTurn)
    case advice(AdviceQuestion, Channel)

    /// The channel of the client who waits for advice.
    var client: Channel? {
      if case .advice(_, let channel) = self { channel } else { nil }
    }

    /// The answer that is waited for in a consultation.
    var turn: ModelTurn? {
      if case .turn(let turn) = self { turn } else { nil }
    }
  }

  /// What is asked: the first line tells the facts, the last one is what is to be answered.
  var prompt: [Coach.PromptLine]
  /// The last line for where earlier turns are left out, since these may have told of facts.
  let whole: Coach.PromptLine?
  var purpose: Purpose
  /// Whose question it is.
  let user: User.ID
  /// Whether others are asked before.
  var isQueued = false
  var reply: ModelReply
  /// When nothing has come for too long, and when all of it has taken too long.
  var silentAt: Instant
  let lateAt: Instant
  /// When the client was last given something.
  var toldAt: Instant
  /// When it is asked again; `nil` while it is being asked.
  var resumesAt: Instant?
  /// How many tokens the answer may have where the user hasn't said; `nil` for any number.
  var mostTokens: Int?
  /// How often it was asked again since the model had too much to do.
  var retries = 0
  /// What the user is told before the answer; `nil` for nothing.
  var preface: String?

  /// When something is to be done about it.
  func due(patience: Duration) -> Instant {
    let end = min(resumesAt ?? silentAt, lateAt)
    return purpose.turn == nil ? end : min(end, toldAt + patience)
  }

  /// Whether nothing of the answer is there, so that it may be asked for anew.
  var isBlank: Bool {
    switch purpose {
    case .turn(let turn): turn.isBlank
    case .advice(let advice, _): advice.text.isEmpty
    }
  }

  /// What the user reads while they wait.
  func progress(at now: Instant) -> String {
    if isQueued { return "The language model answers others first." }
    guard let resumesAt else { return "The language model is thinking…" }
    let seconds = Int(clamping: ((resumesAt - now) / .seconds(1)).rounded(.up))
    return "The language model has too much to do; trying again in \(seconds) s."
  }

  /// The most attempts after a model that had too much to do.
  private static let mostRetries = 4
  /// The longest that is waited for one.
  static let longestPause = Duration.seconds(60)

  /// How long to wait before the next attempt; `nil` where there is none.
  func pause(after refusal: ModelRefusal, at now: Instant) -> Duration? {
    guard refusal.kind == .busy, isBlank, retries < ModelInquiry.mostRetries else { return nil }
    let pause = refusal.pause ?? .seconds(2 << retries)
    guard pause <= ModelInquiry.longestPause, now + pause < lateAt else { return nil }
    return max(pause, .milliseconds(500))
  }

  /// Leaves out the older half of the conversation before the question.
  ///
  /// - Returns: how much of it is left, in tokens; `nil` where there was none to leave out.
  mutating func halve() -> Int? {
    let history = prompt.dropFirst().dropLast()
    guard isBlank, !history.isEmpty, let first = prompt.first, let last = prompt.last else {
      return nil
    }
    let rest = history.suffix(history.count / 2).drop { $0.role != .user }
    prompt = [first] + rest + [whole ?? last]
    return rest.reduce(0) { $0 + ModelPrompt.tokens($1.text) }
  }
}

extension [Coach.PromptLine] {
  /// The same with no more of the conversation than so many tokens.
  ///
  /// - Parameter whole: the last line for where some of it is left out.
  func trimmed(toHistory budget: Int, whole: Coach.PromptLine?) -> [Coach.PromptLine] {
    guard count > 2, let first, let last else { return self }
    var left = budget
    let kept = dropFirst().dropLast().reversed().prefix { line in
      left -= ModelPrompt.tokens(line.text)
      return left >= 0
    }
    let rest = kept.reversed().drop { $0.role != .user }
    return [first] + rest + [rest.count < count - 2 ? whole ?? last : last]
  }
}

/// What a server says of the models that it has
/// (https://platform.openai.com/docs/api-reference/models/list).
package enum ModelList: Hashable, Sendable {
  /// Their names, in its order, without control characters.
  case names([String])
  /// Why it doesn't say, with what to do.
  case refused(String)
  /// It answers with something else.
  case unreadable

  /// Below the address of the server.
  package static let request = Request(.get, "/models")

  /// The most names that are read, of servers that pass on hundreds of others' models.
  private static let most = 500
  /// The most bytes of a name: whatever listens at a usual port is asked.
  private static let longestName = 1000

  package init(_ response: Response, from model: LanguageModel) {
    guard (200..<300).contains(response.status) else {
      // Some have no such place, and answer questions all the same.
      let isMissing = response.status == 404 || response.status == 405
      let refusal = ModelRefusal(response, from: model)
      self = isMissing && refusal.text == nil ? .unreadable : .refused(refusal.sentence)
      return
    }
    do {
      let json = try JSON(mending: response.body)
      guard let entries = (json["data"] ?? json["models"])?.arrayValue ?? json.arrayValue else {
        self = .unreadable
        return
      }
      self = .names(
        entries.prefix(ModelList.most).compactMap { entry in
          guard let name = (entry["id"] ?? entry["name"])?.stringValue,
            (1...ModelList.longestName).contains(name.utf8.count)
          else { return nil }
          return name.withoutControls
        })
    } catch {
      self = .unreadable
    }
  }
}
