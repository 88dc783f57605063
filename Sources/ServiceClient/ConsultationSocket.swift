import Contract
import Edge
import Time
import Wellness

/// The socket of one consultation, from its opening to its end.
package final class ConsultationSocket {
  private enum State: Hashable {
    case idle
    case connected
    case ended
  }

  /// What comes next on an open socket, or instead of it.
  package enum Event: Hashable, Sendable {
    /// The message was stored.
    case acknowledged
    /// A piece of the answer, to be appended as it is.
    case piece(String)
    /// A piece of the answer that is about it.
    case notice(String, Notice)
    /// The answer is still to come, and why.
    case waiting(String)
    /// The answer is whole.
    case complete
    /// The answer is whole, and has taken so many tokens of a language model.
    case completed(prompt: Int, completion: Int)
    /// The answer ends where it is, since somebody else has stopped it.
    case stopped
    /// A whole answer that was not streamed.
    case answer(String)
    /// The turn has failed; the socket goes on.
    case refused(message: String, code: String?)
    /// A frame that the contract does not know; the socket goes on.
    case unreadable(String)
    /// A command that may run while an answer streams.
    case line(String)
    case interrupted
    /// Nothing came for the time given.
    case silence
    /// The socket is gone, with the code it was closed with or why it failed.
    case closed(CloseCode)
    case failed(ConnectionFailure)
  }

  /// What a piece says about the answer that it is in.
  package enum Notice: Hashable, Sendable {
    /// The built-in coach answers where a language model is the coach.
    case instead
    /// The answer breaks off here.
    case broken
    /// Something else.
    case other

    fileprivate init(_ notice: ServerFrame.Notice) {
      switch notice {
      case .rules, .instead: self = .instead
      case .broken: self = .broken
      case .omitted, .ended, .other: self = .other
      }
    }
  }

  let edge: Edge
  private let credentials: Credentials
  /// The channel that the socket has at the edge.
  package let channel: Channel
  private var state = State.idle
  private var waiting: ArraySlice<Event> = []
  /// What is not read yet of a frame that is larger than a portion.
  private var unread: FrameObjects?
  /// What the service can do beyond the contract.
  private(set) var additions: Set<Addition> = []
  /// Whether what comes is somebody else's, until the message has its receipt.
  private var isOthers = false
  /// How far the service's clock was ahead when the socket was connected.
  private(set) var skew: Duration?

  init(edge: Edge, channel: Channel, credentials: Credentials) {
    self.edge = edge
    self.channel = channel
    self.credentials = credentials
  }

  /// How many UTF-8 bytes of a frame are read before it is looked whether the user has done
  /// something: milliseconds of work, where a frame may bring 16 MiB.
  package static let portion = 16 << 10

  /// Whether messages can be sent.
  package var isConnected: Bool { state == .connected }

  /// Where the token is shown.
  enum TokenPlacement {
    case header, query
  }

  /// Opens the socket and waits for the `connected` frame, which alone makes it one.
  ///
  /// - Throws: `BackendError`; `Interrupted`; `Terminated`.
  func connect(
    to consultation: Consultation.BackendID, token: TokenPlacement, timeout: Duration
  ) throws {
    try edge.emit(.open(channel, opening(consultation, token)))
    let deadline = edge.now + timeout
    while state == .idle {
      switch try edge.pull(.channel(channel, early: nil), deadline).arrival {
      case .frame(_, .text(let text)) where try isConnected(text, until: deadline):
        state = .connected
        let connection = ServerFrame.connection(text)
        additions = connection.additions
        skew = connection.at.map { $0 - edge.now }
      case .response(_, let response): throw end(BackendError(response))
      case .failed(_, let failure): throw end(.unreachable(failure))
      case .closed: throw end(.unreachable(.reset))
      case .deadline:
        try close(.goingAway)
        throw BackendError.unreachable(.timeout)
      case .interrupt:
        try close(.goingAway)
        throw Interrupted()
      case .terminate: throw Terminated()
      case .frame where edge.now >= deadline:
        try close(.goingAway)
        throw BackendError.unreachable(.timeout)
      case .line, .endOfInput, .opened, .frame: continue
      }
    }
  }

  private func opening(_ consultation: Consultation.BackendID, _ place: TokenPlacement) -> Request {
    let endpoint = Endpoint.consultation(.openSocket, consultation)
    switch place {
    case .header:
      return Request(
        endpoint.method, endpoint.target, headers: credentials.headers(withToken: true))
    case .query:
      // A token has no character that means something in a query (RFC 7515 §2).
      let query = credentials.tokens.map { "?token=" + $0.access } ?? ""
      return Request(
        endpoint.method, endpoint.target + query, headers: credentials.headers(withToken: false))
    }
  }

  /// Sends a message. Of what is said over other sockets, where the service tells of that, nothing
  /// is taken for the answer.
  package func send(_ content: String, id: Message.ID) throws {
    if additions.contains(.userMessage) {
      isOthers = true
      waiting = []
      unread = nil
    }
    let frame = ClientFrame.message(content: content, clientID: id)
    try edge.emit(.send(channel, .text(frame.text)))
  }

  /// Waits for what comes next.
  ///
  /// - Parameters:
  ///   - deadline: when it is given up where nothing has come that says something.
  ///   - early: which inputs may be taken meanwhile.
  /// - Throws: `Terminated`.
  package func next(until deadline: Instant, early: EarlyLines?) throws -> Event {
    if let event = waiting.popFirst() { return event }
    while true {
      if unread != nil {
        switch try edge.wait(.zero, early: early) {
        case .elapsed: break
        case .interrupted: return .interrupted
        case .line(let text): return .line(text)
        }
        if let objects = unread.take(), let event = read(objects) { return event }
        if edge.now >= deadline { return .silence }
        continue
      }
      switch try edge.pull(.channel(channel, early: early), deadline).arrival {
      case .frame(_, let frame):
        if case .text(let text) = frame, let event = read(FrameObjects(text)) { return event }
        // What comes overtakes a deadline: frames that say nothing could put it off for ever.
        if edge.now >= deadline { return .silence }
      case .line(let text): return .line(text)
      case .interrupt: return .interrupted
      case .deadline: return .silence
      case .closed(_, let code, _):
        state = .ended
        return .closed(code)
      case .failed(_, let failure):
        state = .ended
        return .failed(failure)
      case .response:
        state = .ended
        return .failed(.protocolError)
      case .terminate: throw Terminated()
      case .endOfInput, .opened: continue
      }
    }
  }

  /// Has the answer end where it is, where the service knows how, and closes the socket.
  package func interrupt() throws {
    if isConnected, additions.contains(.interrupt) {
      try edge.emit(.send(channel, .text(ClientFrame.interrupt.text)))
    }
    try close(.goingAway)
  }

  /// Notes that the socket was closed while nobody waited for it.
  package func hasClosed() {
    state = .ended
  }

  /// Closes the socket and drops what it had queued; nothing comes any more.
  package func close(_ code: CloseCode) throws {
    guard state != .ended else { return }
    state = .ended
    waiting = []
    unread = nil
    try edge.emit(.close(channel, code))
  }

  private func end(_ error: BackendError) -> BackendError {
    state = .ended
    return error
  }

  /// Whether a frame says so; a large one is not looked through in one go.
  private func isConnected(_ text: String, until deadline: Instant) throws -> Bool {
    var objects = FrameObjects(text)
    var end = objects.bytesLeft - ConsultationSocket.portion
    while let object = objects.next() {
      if object == .success(.connected) { return true }
      guard !objects.isAtEnd, objects.bytesLeft <= end else { continue }
      end = objects.bytesLeft - ConsultationSocket.portion
      if case .interrupted = try edge.wait(.zero) {
        try close(.goingAway)
        throw Interrupted()
      }
      if edge.now >= deadline { return false }
    }
    return false
  }

  /// Reads the next portion of a frame, and answers the first thing that it says; the others wait.
  private func read(_ frame: consuming FrameObjects) -> Event? {
    var objects = frame
    let events = portion(of: &objects)
    if !objects.isAtEnd { unread = objects }
    if events.count > 1 { waiting = events.dropFirst() }
    return events.first
  }

  /// What a portion of a frame says.
  private func portion(of objects: inout FrameObjects) -> [Event] {
    var gathered = Gathered()
    let end = objects.bytesLeft - ConsultationSocket.portion
    while let result = objects.next() {
      if isForUs(result) { gathered.receive(result) }
      if objects.isAtEnd || objects.bytesLeft <= end { break }
    }
    gathered.endPiece()
    return gathered.events
  }

  private func isForUs(_ result: Result<ServerFrame, ContractError>) -> Bool {
    switch result {
    case .success(.messageReceived), .success(.error): isOthers = false
    default: break
    }
    return !isOthers
  }

  /// What objects of one frame say. Pieces of an answer that follow one another are one, and so are
  /// objects that cannot be read.
  private struct Gathered {
    private(set) var events: [Event] = []
    private var piece: String?

    mutating func receive(_ result: Result<ServerFrame, ContractError>) {
      if case .success(.chunk(let content)) = result {
        if piece?.append(content) == nil { piece = content }
        return
      }
      guard let event = ConsultationSocket.event(result) else { return }
      endPiece()
      if case .unreadable = event, case .unreadable? = events.last { return }
      events.append(event)
    }

    mutating func endPiece() {
      guard let piece else { return }
      events.append(.piece(piece))
      self.piece = nil
    }
  }

  private static func event(_ result: Result<ServerFrame, ContractError>) -> Event? {
    switch result {
    case .success(.chunk(let content)): .piece(content)
    case .success(.notice(let content, let notice)):
      .notice(content, Notice(notice))
    case .success(.waiting(let reason)): .waiting(reason)
    case .success(.messageReceived): .acknowledged
    case .success(.complete): .complete
    case .success(.completed(let prompt, let completion)):
      .completed(prompt: prompt, completion: completion)
    case .success(.interrupted): .stopped
    case .success(.message(role: "assistant", let content)): .answer(content)
    case .success(.error(let message, let code)): .refused(message: message, code: code)
    case .success(.connected), .success(.pong), .success(.message), .success(.userMessage),
      .success(.other):
      nil
    case .failure(let error): .unreadable(error.description)
    }
  }
}
