import Coach
import Contract
import Edge
import JSON
import Numbers
import Time

/// A question to a language model, as OpenAI-compatible servers take it
/// (https://platform.openai.com/docs/api-reference/chat/create).
///
/// It asks for nothing that some of them refuse unless the user has set it, temperature or format, but
/// for what `ModelClient` takes back where it's refused.
struct ModelRequest {
  /// For the channel of a peer; the target is below the address of the server.
  let request: Request

  /// - Parameters:
  ///   - countsTokens: whether the server is to say how many tokens it took.
  ///   - mostTokens: how long the answer may be where the user hasn't said; `nil` for any length.
  init(
    _ model: LanguageModel, _ lines: [Coach.PromptLine], countsTokens: Bool, mostTokens: Int? = nil
  ) {
    let messages = lines.map { line -> JSON in
      ["role": .string(line.role.rawValue), "content": .string(line.text)]
    }
    var body: JSON = [
      "model": .string(model.name), "messages": .array(messages), "stream": true,
    ]
    if countsTokens { body = body.with("stream_options", ["include_usage": true]) }
    let options = model.options
    let numbers = [
      ("temperature", options.temperature.map { JSON.Number($0) }),
      ("top_p", options.topP.map { JSON.Number($0) }),
      ("max_tokens", (options.maxTokens ?? mostTokens).map { JSON.Number($0) }),
    ]
    for case (let key, let value?) in numbers { body = body.with(key, .number(value)) }
    request = Request(
      .post, "/chat/completions",
      headers: [Envelope.contentType, Header("accept", "text/event-stream")], body: body.text())
  }
}

/// A language model that answers in place of the built-in coach, and what it is allowed.
///
/// Where it is and what key it wants is the business of whoever gives `EmbeddedService` its `ask`.
package struct LanguageModel: Hashable, Sendable {
  /// What its server calls it, e.g. `llama3.2`.
  package var name: String
  /// The key that its server is told, only to know whether there is one and never to show it.
  package var key: String?
  /// Whether who reads its answers has set it up: then they may be told what its server says is
  /// wrong, and wait for it as long as they like. Clients of a server give up after 30 s.
  package var isUsersOwn = true
  /// What the user has set.
  package var options = ModelOptions()
  /// How many questions it is at before one is answered; users take turns with the others.
  package var questionsAtOnce = Int.max
  /// How long a turn may take, thinking included.
  package var turnTime = Duration.seconds(300)
  /// How long tips and the like may take.
  package var adviceTime: Duration { isUsersOwn ? turnTime : .seconds(25) }
  /// How much of the conversation it is told, by the estimate of `ModelPrompt.tokens`.
  package var historyTokens = 3000
  /// In UTF-8 bytes, of an answer.
  package var longestAnswer = 16 << 10

  /// - Parameter name: what its server calls it.
  package init(name: String) {
    self.name = name
  }
}

extension LanguageModel {
  /// Whether its server is told a key.
  var hasKey: Bool { key != nil }

  /// Whether an answer was ended by a limit of tokens before the model had said all.
  package static let isCutShort: @Sendable (String) -> Bool = { answer in
    answer.split(separator: "\n").last.map { String($0) == ModelFailure.notice(of: .length) }
      ?? false
  }

  /// The line about an answer which says that the model did not give it, or not all of it; `nil`
  /// where there is none.
  package static func notice(in text: String) -> String? {
    text.split(separator: "\n")
      .first { ModelFailure.isNotice($0) && !ModelFailure.isOmission($0) }.map(String.init)
  }
}

/// What a user may set of a language model, as `KEY=VALUE`.
package struct ModelOptions: Hashable, Sendable {
  /// One of them.
  package enum Key: String, CaseIterable, Sendable {
    case temperature
    case topP = "top-p"
    case maxTokens = "max-tokens"
    case context
    case firstByte = "first-byte"
    case betweenBytes = "between-bytes"

    /// What it may be, for a message.
    package var expected: String {
      switch self {
      case .temperature: "a number from 0 to 2"
      case .topP: "a number above 0, and at most 1"
      case .maxTokens: "a whole number of tokens from 1 to 1000000"
      case .context: "a whole number of tokens from 2048 to 10000000"
      case .firstByte, .betweenBytes: "a time from 1s to 3600s"
      }
    }

    /// What it does.
    package var meaning: String {
      switch self {
      case .temperature: "how much chance is in its answers"
      case .topP: "how unlikely a word may be"
      case .maxTokens: "the longest answer, thoughts included"
      case .context: "how much it takes, question and answer together"
      case .firstByte: "how long it may take to begin"
      case .betweenBytes: "how long it may pause once it has begun"
      }
    }
  }

  /// Sent only where they are set: some servers refuse what they do not know.
  var temperature: Double?
  var topP: Double?
  var maxTokens: Int?
  /// How many tokens a question and its answer may have together.
  var context: Int?
  /// How long the first byte may take: a model on a small machine reads the question for minutes.
  var firstByte = Duration.seconds(120)
  /// How long not a byte may come once one has.
  var betweenBytes = Duration.seconds(60)
  /// What was set, as it was typed.
  private var values: [Key: String] = [:]

  package init() {}

  /// Those that were set, in their order, e.g. `temperature=0.7`.
  package var texts: [String] {
    Key.allCases.compactMap { key in values[key].map { "\(key.rawValue)=\($0)" } }
  }

  /// How long a connection may go without a byte.
  package var longestSilence: Duration { max(firstByte, betweenBytes) }

  /// Sets what a text such as `temperature=0.7` says.
  ///
  /// - Throws: `SettingError` for another key and for a value that does not fit.
  package mutating func set(_ text: some StringProtocol) throws(SettingError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let key = Key(rawValue: String(parts[0])) else {
      let known = Key.allCases.map { $0.rawValue + "=VALUE" }.joined(separator: ", ")
      throw SettingError(key: "coach option", value: String(text), expected: "one of " + known)
    }
    let value = String(parts[1])
    guard apply(value, for: key) else {
      throw SettingError(key: key.rawValue, value: value, expected: key.expected)
    }
    values[key] = value
  }

  /// - Returns: whether the value fits.
  private mutating func apply(_ value: String, for key: Key) -> Bool {
    switch key {
    case .temperature:
      guard let number = Double(value), (0...2).contains(number) else { return false }
      temperature = number
    case .topP:
      guard let number = Double(value), number > 0, number <= 1 else { return false }
      topP = number
    case .maxTokens:
      guard let number = Int(value, in: 1...1_000_000) else { return false }
      maxTokens = number
    case .context:
      guard let number = Int(value, in: 2048...10_000_000) else { return false }
      context = number
    case .firstByte:
      guard let time = ModelOptions.time(value) else { return false }
      firstByte = time
    case .betweenBytes:
      guard let time = ModelOptions.time(value) else { return false }
      betweenBytes = time
    }
    return true
  }

  private static func time(_ text: String) -> Duration? {
    guard let time = Duration(reading: text), (.seconds(1)...(.seconds(3600))).contains(time)
    else { return nil }
    return time
  }
}
