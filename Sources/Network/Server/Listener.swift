import Libc

/// Accepts connections.
final class Listener {
  /// One that was accepted, to be handed over or refused.
  struct Connection {
    let descriptor: Int32
    fileprivate let storage: sockaddr_storage
    fileprivate let size: socklen_t
    /// The numeric address of the client.
    let address: String

    /// The same client, by way of another descriptor.
    func with(_ descriptor: Int32) -> Connection {
      Connection(descriptor: descriptor, storage: storage, size: size, address: address)
    }

    func refuse() {
      close(descriptor)
    }

    func hand(to library: ServerLibrary?) {
      guard let library else { return refuse() }
      withUnsafePointer(to: storage) { storage in
        storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          library.add(descriptor, from: $0, size)
        }
      }
    }
  }

  /// What an attempt to accept came to.
  enum Step {
    case accepted(Connection)
    /// Nobody wants to be connected.
    case nobody
    /// The process or the system has no descriptor left.
    case noRoom
  }

  /// Readable when somebody wants to be connected.
  let descriptor: Int32
  let port: Int

  init(_ address: ListenAddress, port: Int) throws(ServerError) {
    (descriptor, self.port) = try address.listen(port: port)
  }

  deinit {
    close(descriptor)
  }

  func accept() -> Step {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let accepted = withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Listener.accept(on: descriptor, $0, &size)
      }
    }
    guard accepted >= 0 else {
      return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .noRoom : .nobody
    }
    _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
    return .accepted(
      Connection(
        descriptor: accepted, storage: storage, size: size,
        address: Listener.text(of: &storage, size)))
  }

  private static func accept(
    on descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>,
    _ size: UnsafeMutablePointer<socklen_t>
  ) -> Int32 {
    Libc.accept(descriptor, address, size)
  }

  private static func text(of storage: inout sockaddr_storage, _ size: socklen_t) -> String {
    var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let result = withUnsafePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getnameinfo($0, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST)
      }
    }
    guard result == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
