import Edge

extension ClientSockets {
  /// How long the rest of a refusal is waited for once its head is there.
  private static let refusalTime = Duration.seconds(1)
  /// How long a close frame may take, and its answer.
  private static let partingTime = Duration.seconds(2)
  /// How many readings of one socket follow each other, so that none keeps the others waiting.
  private static let mostReadings = 16

  /// Writes what can be written and reads what has come.
  func serve(_ socket: ClientSocket) {
    write(socket)
    for _ in 0..<ClientSockets.mostReadings where socket.isRead && socket.mayRead {
      switch socket.read(into: room) {
      case .moved(let count):
        receive(UnsafeRawBufferPointer(rebasing: room[..<count]), on: socket)
      case .again: return
      case .ended: return lose(socket)
      }
      // An answer, such as a close frame.
      write(socket)
    }
  }

  // Reading

  private func receive(_ bytes: UnsafeRawBufferPointer, on socket: ClientSocket) {
    switch socket.state {
    case .connecting, .ended: break
    case .opening(var opening, let written):
      let step = opening.receive(bytes)
      socket.state = .opening(opening, written: written)
      if opening.isRefused {
        socket.deadline = min(socket.deadline ?? .now, .now + ClientSockets.refusalTime)
      }
      obey(step, socket)
    case .open(let frames), .parting(let frames):
      for event in frames.receive(bytes) { obey(event, socket, frames) }
      restIfFull(socket)
    }
  }

  private func obey(_ step: Opening.Step, _ socket: ClientSocket) {
    switch step {
    case .more: break
    case .opened(let rest):
      guard let frames = WebSocket(.client, messageLimit: options.bodyLimit) else {
        return fail(socket, .reset)
      }
      socket.state = .open(frames)
      socket.deadline = nil
      channels.put(.opened(socket.channel))
      rest.withUnsafeBytes { receive($0, on: socket) }
    case .refused(let response): finish(socket, .response(socket.channel, response))
    case .failed(let failure): fail(socket, failure)
    }
  }

  private func obey(_ event: WebSocket.Event, _ socket: ClientSocket, _ frames: WebSocket) {
    switch event {
    case .message(let frame): channels.put(.frame(socket.channel, frame))
    case .pong: break
    case .closed(let code, let reason):
      channels.put(.closed(socket.channel, code, reason: reason))
      part(socket, frames)
    case .refused(let code):
      let failure: ConnectionFailure =
        switch code {
        case .tooBig: .tooLarge
        case .invalidPayload: .badText
        default: .badFrame
        }
      channels.put(.failed(socket.channel, failure))
      part(socket, frames)
    }
  }

  // Writing

  private func write(_ socket: ClientSocket) {
    while socket.isWritten, socket.mayWrite {
      switch socket.state {
      case .connecting, .ended: return
      case .opening(let opening, let written):
        let transport = opening.request.withUnsafeBytes {
          socket.write(UnsafeRawBufferPointer(rebasing: $0[written...]))
        }
        switch transport {
        case .moved(let count): socket.state = .opening(opening, written: written + count)
        case .again, .ended: break
        }
      case .open(let frames), .parting(let frames):
        frames.flush { bytes in
          guard case .moved(let count) = socket.write(bytes) else { return 0 }
          return count
        }
      }
    }
    if case .parting = socket.state, !socket.isWritten, !socket.isRead { end(socket) }
  }

  // Endings

  /// Asks for the connection, which is there, to become a socket.
  ///
  /// - Returns: whether it is there.
  func beginOpening(_ socket: ClientSocket) -> Bool {
    socket.begin(
      Opening(socket.hop, userAgent: options.userAgent, bodyLimit: options.bodyLimit))
  }

  /// Closes a socket behind what waits on it.
  func close(_ socket: ClientSocket, _ frames: WebSocket, _ code: CloseCode) {
    frames.close(code)
    channels.put(.closed(socket.channel, code, reason: ""))
    part(socket, frames)
  }

  /// Waits for close frames alone, of which nobody wants to hear.
  func part(
    _ socket: ClientSocket, _ frames: WebSocket, within time: Duration = partingTime
  ) {
    socket.resume()
    socket.state = .parting(frames)
    socket.deadline = .now + time
  }

  /// The connection has ended by itself.
  private func lose(_ socket: ClientSocket) {
    switch socket.state {
    case .connecting, .open: fail(socket, .reset)
    case .opening(let opening, _): obey(opening.end(.reset), socket)
    case .parting, .ended: end(socket)
    }
  }

  /// It has taken too long.
  func endLate(_ socket: ClientSocket) {
    switch socket.state {
    case .connecting, .open: fail(socket, .timeout)
    case .opening(let opening, _): obey(opening.end(.timeout), socket)
    case .parting, .ended: end(socket)
    }
  }
}
