import Libc

/// A connection with nothing between the test and the bytes.
package final class RawConnection: Sendable {
  package let descriptor: Int32

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
  }

  /// - Parameters:
  ///   - receiveBuffer: bytes that the system holds for it.
  ///   - segment: bytes of a packet to it, by which the other end's buffer is measured.
  package convenience init(port: Int, receiveBuffer: Int32? = nil, segment: Int32? = nil) throws {
    let descriptor = socket(AF_INET, streamSocket, 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    if var segment {
      setsockopt(
        descriptor, Int32(IPPROTO_TCP), TCP_MAXSEG, &segment, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = loopback(port)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw SystemFailure(call: "connect", code: errno) }
    self.init(descriptor)
  }

  deinit { close(descriptor) }

  /// Writes everything; answers whether the other end was still there.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, noSignal)
      }
      if count <= 0 { return false }
      offset += count
    }
    return true
  }

  @discardableResult
  package func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// At least one byte, or none at the end.
  package func read(atMost count: Int = 65536) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = recv(descriptor, &bytes, count, 0)
    return Array(bytes.prefix(max(0, received)))
  }

  package func read(exactly count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = read(atMost: count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Everything up to the end of the connection.
  package func readAll() -> String {
    var bytes: [UInt8] = []
    while true {
      let more = read()
      if more.isEmpty { return String(decoding: bytes, as: UTF8.self) }
      bytes += more
    }
  }

  /// Reads until a text has come; answers whether it has.
  package func reads(_ text: String) -> Bool {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).contains(text) {
      let more = read()
      if more.isEmpty { return false }
      bytes += more
    }
    return true
  }

  /// The head of a request or a response, with its empty line.
  package func readHead() -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let more = read(atMost: 1)
      if more.isEmpty { break }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A head and as many bytes behind it as it says.
  package func readMessage() -> (head: String, body: String) {
    let head = readHead()
    let length = head.split(separator: "\r\n").compactMap { line -> Int? in
      let parts = line.split(separator: ":")
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].drop { $0 == " " })
    }.first
    return (head, String(decoding: read(exactly: length ?? 0), as: UTF8.self))
  }

  package func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Ends it with a reset in place of an orderly end.
  package func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}

func loopback(_ port: Int) -> sockaddr_in {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
  return address
}
