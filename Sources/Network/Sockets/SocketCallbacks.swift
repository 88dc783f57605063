import CLibWebSockets
import Edge

let socketCallback: WebSocketLibrary.Callback = { wsi, reason, _, bytes, count in
  guard let wsi, let context = lws_get_context(wsi), let user = lws_context_user(context)
  else { return 0 }
  let serving = Unmanaged<SocketServing>.fromOpaque(user).takeUnretainedValue()
  guard let socket = serving.socket(of: wsi) else {
    // Given up: whatever it wants to do now, it ends.
    return reason == LWS_CALLBACK_CLIENT_ESTABLISHED ? -1 : 0
  }
  return serving.take(reason, wsi, socket, bytes, count)
}

extension SocketServing {
  /// Headers of the opening that are the library's business.
  private static let librarys: Set<String> = [
    "host", "connection", "upgrade", "content-length", "content-type",
  ]

  /// What the library wants to be told: 0 to go on, -1 to end the connection.
  ///
  /// It calls back in the order: the request is being written; the response was no opening, or the
  /// socket is open; messages in fragments, and that more can be written; the server's close frame;
  /// the end of the connection, of which not every kind is told in the same way.
  fileprivate func take(
    _ reason: lws_callback_reasons, _ wsi: OpaquePointer, _ socket: ClientSocket,
    _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
      socket.hasAsked = true
      guard let bytes else { return -1 }
      return writeHeaders(
        socket.hop, at: bytes.assumingMemoryBound(to: UnsafeMutablePointer<UInt8>.self), count)
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
      readRefusal(wsi, socket)
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ:
      socket.refusal?.body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
      let text = bytes.map {
        String(decoding: UnsafeRawBufferPointer(start: $0, count: count), as: UTF8.self)
      }
      failOpening(socket, text ?? "")
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
      socket.state = .open(wsi)
      socket.deadline = nil
      socket.attemptDeadline = nil
      WebSocketLibrary.stopTimer(wsi)
      channels.put(.opened(socket.channel))
      lws_callback_on_writable(wsi)
    case LWS_CALLBACK_CLIENT_RECEIVE:
      return receive(UnsafeRawBufferPointer(start: bytes, count: count), wsi, socket)
    case LWS_CALLBACK_CLIENT_WRITEABLE: return write(wsi, socket)
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
      socket.peerClose = WebSocketLibrary.closeReason(
        UnsafeRawBufferPointer(start: bytes, count: count))
    case LWS_CALLBACK_CLIENT_CLOSED, LWS_CALLBACK_CLOSED, LWS_CALLBACK_CLOSED_CLIENT_HTTP,
      LWS_CALLBACK_WSI_DESTROY:
      close(socket)
    default: break
    }
    return 0
  }

  // The opening

  private func writeHeaders(
    _ hop: Hop, at place: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>>, _ room: Int
  ) -> Int32 {
    var text = "user-agent: \(options.userAgent)\r\n"
    for header in hop.headers where !SocketServing.librarys.contains(header.name) {
      text += "\(header.name): \(header.value)\r\n"
    }
    guard text.utf8.count + 4 < room else { return -1 }
    let end = UnsafeMutableBufferPointer(start: place.pointee, count: room).update(
      fromContentsOf: text.utf8)
    place.pointee += end
    return 0
  }

  /// The body is read as far as it is there already; the library does not wait for the rest.
  ///
  /// A server that agrees comes by here too; what is read then would be the first frames.
  private func readRefusal(_ wsi: OpaquePointer, _ socket: ClientSocket) {
    guard lws_http_client_http_response(wsi) != 101 else { return }
    socket.refusal = ClientSocket.Refusal(
      status: Int(lws_http_client_http_response(wsi)),
      headers: HeadReading(wsi).headers(unknown: []))
    var scratch = [CChar](repeating: 0, count: 4096)
    var size = -1
    while let refusal = socket.refusal, refusal.body.count > size, size < options.bodyLimit {
      size = refusal.body.count
      scratch.withUnsafeMutableBufferPointer { buffer in
        var start = buffer.baseAddress
        var count = Int32(buffer.count)
        lws_http_client_read(wsi, &start, &count)
      }
    }
  }

  private func failOpening(_ socket: ClientSocket, _ text: String) {
    if !text.isEmpty { options.report("\(socket.hop.address): \(text)") }
    if let refusal = socket.refusal {
      let body = String(decoding: refusal.body, as: UTF8.self)
      let response = Response(refusal.status, headers: refusal.headers, body: body)
      finish(socket, .response(socket.channel, response))
    } else {
      lose(socket, failure(of: socket, text))
    }
  }

  /// What the library's words mean; it has no numbers for them.
  private func failure(of socket: ClientSocket, _ text: String) -> ConnectionFailure {
    if text.contains("SSL") || text.contains("tls") { return .tls }
    if text.hasPrefix("HS: ") { return .protocolError }
    return socket.hasAsked ? .reset : .refused
  }

  // An open socket

  private func receive(
    _ bytes: UnsafeRawBufferPointer, _ wsi: OpaquePointer, _ socket: ClientSocket
  ) -> Int32 {
    guard case .open = socket.state, socket.outgoing.closing == nil else { return 0 }
    let isLast = lws_is_final_fragment(wsi) != 0 && lws_remaining_packet_payload(wsi) == 0
    let step = socket.incoming.take(bytes, isBinary: lws_frame_is_binary(wsi) != 0, isLast: isLast)
    switch step {
    case .more: return 0
    case .whole(let frame):
      channels.put(.frame(socket.channel, frame))
      restIfFull(socket)
      return 0
    case .refused(let code):
      channels.put(.failed(socket.channel, code == .tooBig ? .tooLarge : .protocolError))
      return part(wsi, socket, code)
    }
  }

  private func write(_ wsi: OpaquePointer, _ socket: ClientSocket) -> Int32 {
    guard case .open = socket.state else { return 0 }
    if !socket.outgoing.isEmpty {
      guard socket.outgoing.writePiece(to: wsi, with: buffer) else { return -1 }
      // The end comes in a call of its own: behind a piece of which the system has not taken all,
      // the library would leave the close frame out.
      if !socket.outgoing.isAtEnd { lws_callback_on_writable(wsi) }
    } else if let code = socket.outgoing.closing {
      channels.put(.closed(socket.channel, code, reason: ""))
      return part(wsi, socket, code)
    }
    return 0
  }

  /// Closes a socket on which nothing arrives any more.
  private func part(_ wsi: OpaquePointer, _ socket: ClientSocket, _ code: CloseCode) -> Int32 {
    socket.state = .parting(wsi)
    socket.deadline = WebSocketLibrary.now + 2_000_000
    WebSocketLibrary.prepareClose(wsi, code.rawValue)
    return -1
  }

  private func close(_ socket: ClientSocket) {
    if let (code, reason) = socket.peerClose {
      finish(socket, .closed(socket.channel, CloseCode(rawValue: code), reason: reason))
    } else if case .connecting = socket.state {
      failOpening(socket, "")
    } else {
      finish(socket, .failed(socket.channel, .reset))
    }
  }
}
