import TestSupport

@testable import Network

/// The bytes of RFC 6455, for servers and clients that do what ours would not.
enum RawSocket {
  /// A frame of the server's, which is not masked (§5.2).
  ///
  /// - Parameters:
  ///   - opcode: 0 goes on, 1 text, 2 binary, 8 close, 9 ping, 10 pong.
  static func frame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) -> [UInt8] {
    [(isFinal ? 0x80 : 0) | opcode] + length(payload.count, mask: 0) + payload
  }

  /// A frame of a client's: masked, here with zeros.
  static func masked(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) -> [UInt8] {
    [(isFinal ? 0x80 : 0) | opcode] + length(payload.count, mask: 0x80) + [0, 0, 0, 0] + payload
  }

  private static func length(_ count: Int, mask: UInt8) -> [UInt8] {
    switch count {
    case 0..<126: [mask | UInt8(count)]
    case 126..<65536: [mask | 126, UInt8(count >> 8), UInt8(count & 0xff)]
    default: [mask | 127] + (0..<8).map { UInt8(count >> (56 - 8 * $0) & 0xff) }
    }
  }

  /// The answer to a client's opening (§4.2.2).
  static func acceptance(of head: String) -> String {
    let key = head.split(separator: "\r\n").first {
      $0.lowercased().hasPrefix("sec-websocket-key:")
    }
    let value = key?.split(separator: " ").last.map(String.init) ?? ""
    return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Accept: \(Handshake.accept(for: value))\r\n\r\n"
  }

  /// A client's opening.
  static func opening(
    _ target: String = "/", host: String = "localhost", more: String = ""
  )
    -> String
  {
    "GET \(target) HTTP/1.1\r\nHost: \(host)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\(more)\r\n"
  }

  /// Reads a frame of either side, unmasked.
  static func readFrame(_ connection: RawConnection) -> (opcode: UInt8, payload: [UInt8])? {
    let head = connection.read(exactly: 2)
    guard head.count == 2 else { return nil }
    var count = Int(head[1] & 0x7f)
    if count == 126 { count = connection.read(exactly: 2).reduce(0) { $0 << 8 | Int($1) } }
    if count == 127 { count = connection.read(exactly: 8).reduce(0) { $0 << 8 | Int($1) } }
    let mask = head[1] & 0x80 == 0 ? [0, 0, 0, 0] : connection.read(exactly: 4)
    let payload = connection.read(exactly: count)
    guard mask.count == 4 else { return nil }
    return (head[0] & 0xf, payload.enumerated().map { $1 ^ mask[$0 % 4] })
  }
}
