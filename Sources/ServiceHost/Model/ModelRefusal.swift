import Coach
import Contract
import Edge
import JSON
import Numbers
import Time

/// What the server of a language model said in place of an answer.
struct ModelRefusal: Hashable {
  /// What it comes down to, which decides what the user can do.
  enum Kind: Hashable {
    case missingKey, wrongKey, refusedKey, noCredit, unknownModel, wrongAddress, tooMuchText, busy
    case other
  }

  let kind: Kind
  /// Of the response; `nil` where it was said in the stream.
  let status: Int?
  /// The server's own words on one line; `nil` where it gave none.
  let text: String?
  /// How long it asks not to be asked again.
  let pause: Duration?
  /// Whether its words are for a log alone: who reads the answers has not set the model up.
  let isPrivate: Bool

  /// Reads a response that is none of 2xx.
  init(_ response: Response, from model: LanguageModel) {
    let said = ModelRefusal.said(in: response.body)
    self.init(
      status: response.status, said, pause: RetryAfter.seconds(in: response), from: model)
  }

  /// Reads what a stream has in place of a piece.
  init(inStream json: JSON, from model: LanguageModel) {
    self.init(status: nil, ModelRefusal.said(in: json), pause: nil, from: model)
  }

  private init(
    status: Int?, _ said: (text: String?, code: String), pause: Duration?, from model: LanguageModel
  ) {
    self.status = status
    self.pause = pause
    kind = ModelRefusal.kind(status, said.text?.lowercased() ?? "", said.code, hasKey: model.hasKey)
    let shown = said.text.flatMap { ModelRefusal.shown($0, without: model.key) }
    text = shown.flatMap { UnsafeAdvice.found(in: $0) == nil ? $0 : nil }
    isPrivate = !model.isUsersOwn
  }

  /// Whether it is only the count of tokens that it doesn't know.
  var mindsCounting: Bool {
    (status == 400 || status == 422) && text?.contains(phrase: "stream_options") ?? false
  }

  /// Whether it is only the limit of an answer that it knows by another name.
  var mindsLimit: Bool {
    (status == 400 || status == 422) && text?.contains(phrase: "max_tokens") ?? false
  }

  /// What its server says is wrong, in our words.
  var reason: String {
    switch kind {
    case .missingKey: "asks for a key"
    case .wrongKey: "does not accept the key"
    case .refusedKey: "does not let this key in"
    case .noCredit: "has no credit left for this key"
    case .unknownModel: "is not known to its server"
    case .wrongAddress: "is not at this address"
    case .tooMuchText: "cannot take so much text"
    case .busy where pause ?? .zero > ModelInquiry.longestPause:
      "has too much to do, and asks to wait \(Int(clamping: (pause ?? .zero) / .seconds(1))) s"
    case .busy: "has too much to do"
    case .other: status.map { "failed with status \($0)" } ?? "failed"
    }
  }

  /// What the user can do about it.
  var advice: String? {
    switch kind {
    case .missingKey: "set LUME_COACH_KEY or give --coach-key-file FILE"
    case .wrongKey: "check LUME_COACH_KEY, or the file of --coach-key-file"
    case .refusedKey: "ask for another model, or use another key"
    case .unknownModel: "/coach list shows those that are here"
    case .wrongAddress: "most addresses end in /v1"
    case .tooMuchText: "--coach-option context=TOKENS tells it less"
    case .noCredit, .busy, .other: nil
    }
  }

  /// Reason, the server's own words, and what to do.
  var sentence: String {
    guard !isPrivate else { return reason }
    return reason + (text.map { ": \"\($0)\"" } ?? "") + (advice.map { "; " + $0 } ?? "")
  }

  // Reading

  /// - Parameters:
  ///   - text: in small letters.
  ///   - code: in small letters.
  private static func kind(
    _ status: Int?, _ text: String, _ code: String, hasKey: Bool
  ) -> Kind {
    func says(_ phrases: String...) -> Bool { phrases.contains { text.contains(phrase: $0) } }
    if code.contains(phrase: "context_length") || code.contains(phrase: "exceed_context")
      || says("context size", "context length", "context window", "prompt is too long")
      || says("maximum context", "too many tokens", "input is too long") || status == 413
    {
      return .tooMuchText
    }
    if code.contains(phrase: "insufficient_quota") || status == 402 { return .noCredit }
    // LiteLLM looks a key up that is not its own, where it has nowhere to.
    let isUnknownKey = status == 401 || says("no connected db")
    if isUnknownKey || code.contains(phrase: "invalid_api_key") {
      return hasKey ? .wrongKey : .missingKey
    }
    if status == 403 { return hasKey ? .refusedKey : .missingKey }
    if code.contains(phrase: "model_not_found")
      || says("invalid model", "unknown model", "model not found", "no such model")
      || says("model") && says("does not exist", "not found", "not exist")
    {
      return .unknownModel
    }
    if status == 404 || status == 405 { return .wrongAddress }
    if status == 429 || status == 503 || status == 529 || code.contains(phrase: "rate_limit") {
      return .busy
    }
    return .other
  }

  /// UTF-8 bytes of a body that is read; a longer one is no refusal that anybody has written.
  private static let longestBody = 64 << 10

  /// The words and the code of a body, in any of the forms that servers have for it.
  private static func said(in body: String) -> (text: String?, code: String) {
    guard body.utf8.count <= longestBody else { return (nil, "") }
    do {
      return said(in: try JSON(mending: body))
    } catch {
      // A page of a proxy says nothing to a user.
      let isPage = body.drop(while: \.isWhitespace).hasPrefix("<")
      return (isPage ? nil : body, "")
    }
  }

  private static func said(in json: JSON) -> (text: String?, code: String) {
    if let first = json.arrayValue?.first { return said(in: first) }
    let error = json["error"].flatMap { $0.isNull ? nil : $0 } ?? json
    let detail = error["detail"]
    let text =
      error.stringValue ?? error["message"]?.stringValue ?? detail?.stringValue
      ?? detail?.arrayValue?.first?["msg"]?.stringValue ?? error["error"]?.stringValue
    let code = [error["code"], error["type"]].compactMap { $0?.stringValue }
    return (text, code.joined(separator: " ").lowercased())
  }

  /// The most characters of its words that are shown.
  private static let mostShown = 240

  /// A text on one line, shortened, with nothing in it that looks like a key.
  private static func shown(_ text: String, without key: String?) -> String? {
    let words = text.withoutControls.split(whereSeparator: \.isWhitespace).map { word in
      looksLikeKey(word, key) ? "…" : word
    }
    var line = words.joined(separator: " ")
    if line.count > mostShown { line = line.prefix(mostShown) + "…" }
    while line.hasSuffix(".") { line.removeLast() }
    return line.contains { $0.isLetter } ? line : nil
  }

  private static func looksLikeKey(_ word: Substring, _ key: String?) -> Bool {
    key.map { word.contains(phrase: $0) } ?? false
      || word.contains(phrase: "sk-")
        && word.count > 6
  }
}

extension StringProtocol {
  /// Whether the text has these bytes somewhere.
  fileprivate func contains(phrase: String) -> Bool {
    !phrase.isEmpty && Array(utf8).contains(Array(phrase.utf8))
  }
}
