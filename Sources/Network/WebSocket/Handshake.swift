import CNettle
import Edge

/// The proof in the opening of a socket that the server has understood it (RFC 6455 §1.3).
enum Handshake {
  /// A key for `Sec-WebSocket-Key`: 16 random bytes in base64.
  static func key() -> String {
    Base64.encode((0..<16).map { _ in .random(in: .min ... .max) })
  }

  /// What `Sec-WebSocket-Accept` must be for a key.
  static func accept(for key: String) -> String {
    let bytes = Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
    var context = sha1_ctx()
    var digest = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_SIZE))
    nettle_sha1_init(&context)
    nettle_sha1_update(&context, bytes.count, bytes)
    nettle_sha1_digest(&context, digest.count, &digest)
    return Base64.encode(digest)
  }
}
