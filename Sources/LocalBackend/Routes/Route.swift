import Wellness

/// What a path names, whatever is done with it.
enum Route {
  case goals
  case goal(Goal.BackendID, GoalPart)
  case consultations
  case chatAboutGoal
  case consultation(Consultation.BackendID, ConsultationPart)
  case profile

  var isProfile: Bool {
    if case .profile = self { true } else { false }
  }

  enum GoalPart: String {
    case whole, progress, complete, abandon, tips
  }

  enum ConsultationPart: String {
    case whole, complete, abandon, archive, unarchive, messages
    case socket = "ws"
  }

  /// Reads a path; `nil` when the service has no such route.
  ///
  /// The older `/wellness/goals` and `/goals/{id}/ai/tips` are the same as `/goals` and
  /// `/goals/{id}/tips`.
  init?(path: Substring) {
    var segments = path.split(separator: "/", omittingEmptySubsequences: false)[...]
    guard segments.count > 3, segments.prefix(3).elementsEqual(["", "api", "v1"]) else {
      return nil
    }
    segments = segments.dropFirst(3)
    if segments.starts(with: ["wellness", "goals"]) { segments = segments.dropFirst() }
    if segments.count == 4, segments.dropFirst(2).elementsEqual(["ai", "tips"]) {
      segments = segments.prefix(2) + ["tips"]
    }
    guard (1...3).contains(segments.count), !segments.contains("") else { return nil }
    let names = Array(segments)
    self.init(names[0], names.count > 1 ? names[1] : nil, names.count > 2 ? names[2] : nil)
  }

  private init?(_ resource: Substring, _ id: Substring?, _ part: Substring?) {
    switch (resource, id, part) {
    case ("goals", nil, nil): self = .goals
    case ("goals", let id?, nil): self = .goal(Identifier(id), .whole)
    case ("goals", let id?, let part?):
      guard part != "whole", let part = GoalPart(rawValue: String(part)) else { return nil }
      self = .goal(Identifier(id), part)
    case ("consultations", nil, nil): self = .consultations
    case ("consultations", "chat-about-goal"?, nil): self = .chatAboutGoal
    case ("consultations", let id?, nil): self = .consultation(Identifier(id), .whole)
    case ("consultations", let id?, let part?):
      guard part != "whole", let part = ConsultationPart(rawValue: String(part)) else {
        return nil
      }
      self = .consultation(Identifier(id), part)
    case ("users", "me"?, nil): self = .profile
    default: return nil
    }
  }
}

extension Identifier {
  /// Whether it has the form of a UUID, as every id has that the backend gives out.
  var isUUID: Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.joined().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
