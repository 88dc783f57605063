import Edge

/// What the core has for the screen and the terminal has not taken.
struct ScreenQueue: Sendable {
  /// One thing of it.
  enum Message: Sendable {
    case effect(Effect)
    case waits(WaitFor)
    case echo(String)
    /// Text of an answer is missing here, since the user has stopped it.
    case dropped
  }

  /// How many bytes may wait before the core does.
  static let limit = 256 << 10
  /// What a message counts beside its text.
  private static let overhead = 64

  /// Oldest first.
  private var messages: [Message] = []
  /// Pieces of an answer behind all of them, joined.
  private var tail = ""
  /// Of texts, and a sum for each message.
  private(set) var bytes = 0
  /// Whether the last want was told; the others change nothing on the screen.
  private var wantsInput = false
  /// Whether text of answers is let fall.
  private var isDropping = false
  /// Whether text was let fall of the answer that was added last, and of one that is over.
  private var hasCutOpen = false
  private var hasCutWhole = false
  var isFinished = false
  /// Whether there is no limit any more.
  var isReleased = false

  var isEmpty: Bool { messages.isEmpty && tail.isEmpty }

  /// Whether the core must wait before it adds more.
  var isFull: Bool { bytes >= ScreenQueue.limit && !isDropping && !isReleased }

  /// Notes whether the core waits for an input; answers whether that changes the screen.
  mutating func wants(input isInput: Bool) -> Bool {
    defer { wantsInput = isInput }
    return isInput || wantsInput
  }

  mutating func append(_ message: Message) {
    switch message {
    case .effect(.answer(let piece)):
      if isDropping { return cut() }
      tail += piece
      bytes += piece.utf8.count
      return
    case .effect(.answered): endAnswer()
    case .effect, .waits, .echo, .dropped: break
    }
    closeTail()
    messages.append(message)
    bytes += ScreenQueue.size(of: message)
  }

  private mutating func closeTail() {
    if !tail.isEmpty { messages.append(.effect(.answer(tail))) }
    tail = ""
  }

  /// Takes the front, of texts some so many bytes at most.
  mutating func pop(atMost limit: Int) -> [Message] {
    closeTail()
    var taken: [Message] = []
    var room = limit
    var count = 0
    while room > 0, count < messages.count {
      let message = messages[count]
      if case .effect(.answer(let text)) = message, text.utf8.count > room {
        let (front, rest) = text.cut(atMost: room)
        taken.append(.effect(.answer(front)))
        messages[count] = .effect(.answer(rest))
        bytes -= front.utf8.count
        break
      }
      let size = ScreenQueue.size(of: message)
      taken.append(message)
      bytes -= size
      room -= size
      count += 1
    }
    messages.removeFirst(count)
    return taken
  }

  /// Lets the text of answers fall, what waits and what follows.
  mutating func beginDropping() {
    closeTail()
    isDropping = true
    let waiting = messages
    messages = []
    bytes = 0
    for message in waiting { append(message) }
  }

  /// The core knows of the interrupt. Where the answer that was cut was over before, it has nothing
  /// to say about it.
  mutating func endDropping() {
    isDropping = false
    if hasCutWhole { append(.effect(.complain("(interrupted)"))) }
    (hasCutOpen, hasCutWhole) = (false, false)
  }

  private mutating func cut() {
    if hasCutOpen { return }
    hasCutOpen = true
    append(.dropped)
  }

  private mutating func endAnswer() {
    if hasCutOpen { hasCutWhole = true }
    hasCutOpen = false
  }

  private static func size(of message: Message) -> Int {
    let text =
      switch message {
      case .effect(.answer(let text)), .effect(.remember(let text)), .echo(let text):
        text.utf8.count
      case .effect(.say(let line)), .effect(.complain(let line)), .effect(.note(let line)):
        line.spans.reduce(0) { $0 + $1.text.utf8.count }
      case .effect, .waits, .dropped: 0
      }
    if case .effect(.answer) = message { return text }
    return text + overhead
  }
}

extension String {
  /// The front of so many bytes at most, but at least a scalar, and the rest.
  fileprivate func cut(atMost bytes: Int) -> (front: String, rest: String) {
    let front = front(bytes: bytes)
    let end = front.isEmpty ? unicodeScalars.index(after: startIndex) : front.endIndex
    return (String(self[..<end]), String(self[end...]))
  }
}
