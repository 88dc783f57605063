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
    let digest = sha1(Array((value + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Accept: \(base64(digest))\r\n\r\n"
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

  static func sha1(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).map { UInt8((message.count * 8) >> (56 - 8 * $0) & 0xff) }
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { index in
        bytes[(start + index * 4)...].prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(turned(mixed, 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index {
          case 0..<20: (b & c | ~b & d, 0x5a82_7999)
          case 20..<40: (b ^ c ^ d, 0x6ed9_eba1)
          case 40..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = turned(a, 5) &+ mixed &+ e &+ constant &+ words[index]
        (e, d, c, b, a) = (d, c, turned(b, 30), a, next)
      }
      state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(word >> (24 - 8 * $0) & 0xff) } }
  }

  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start...].prefix(3)
      let word = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        text.append(index <= group.count ? alphabet[word >> (18 - 6 * index) & 0x3f] : "=")
      }
    }
    return text
  }
}
