/// What a message says.
struct Meaning: Sendable {
  var act: Act
  /// A second thing in the same message.
  var second: Intent?
  /// What it is about from now on; `nil` for what changes nothing.
  var subject: Intent?
  /// The domain that it turns the talk to.
  var domain: DomainID?
  /// Beginnings of words that are not to come up again.
  var refused: [String] = []
  /// Whether the message asks for something.
  var asks = false
  /// Whether choices were asked for, and not needed because nothing was understood.
  var isMenu = false
  /// What it takes of what was offered, in the coach's words.
  var chosen: String?
  /// Whether it goes on with what was talked about.
  var isFollowUp = false
  /// Whether nothing is sure, and it is only the likeliest.
  var isGuess = false
  /// What may be meant as well, where it's only the likeliest.
  var others: [Intent] = []
  /// Whether it puts again what the last answer has missed.
  var isSecondTry = false

  init(_ act: Act, isFollowUp: Bool = false) { (self.act, self.isFollowUp) = (act, isFollowUp) }

  /// What is about a thing from now on, and says something about it.
  init(saying intent: Intent, isGuess: Bool = false) {
    (act, subject, self.isGuess) = (.say(intent), intent, isGuess)
  }

  /// What goes on with a topic.
  init(topic: Library.TopicID, turnsTo domain: DomainID? = nil) {
    act = .say(.topic(topic))
    subject = .topic(topic)
    isFollowUp = true
    self.domain = domain.flatMap { $0.isSubject ? $0 : nil }
  }

  /// Whether it's something that the coach has an answer to, and no talk about the chat.
  var isAnswer: Bool {
    switch act {
    case .say(.topic(let place)):
      place.domain.isSubject || place.domain == .general
        || TopicNames.program.contains(place.name)
    case .say(let intent): intent.isNumber || [.plan, .tips].contains(intent)
    default: false
    }
  }
}
