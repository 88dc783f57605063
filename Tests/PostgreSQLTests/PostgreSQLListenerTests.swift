import PostgreSQL
import TestSupport
import Testing
import Threads

/// Against a server that the test plays.
@Suite struct PostgreSQLListenerTests {
  /// One that lets in, and says nothing more.
  @Test(.timeLimit(.minutes(10))) func aServerThatIsSilentIsTriedAgain() throws {
    let asked = Guarded<[String]>([])
    let server = try RawServer { connection, _ in
      _ = connection.read()
      // AuthenticationOk, ParameterStatus and ReadyForQuery.
      var greeting: [UInt8] = [0x52, 0, 0, 0, 8, 0, 0, 0, 0]
      for status in [
        "server_version\0" + "15.0\0", "default_transaction_read_only\0off\0",
        "in_hot_standby\0off\0",
      ] {
        greeting += [0x53, 0, 0, 0, UInt8(status.utf8.count + 4)] + status.utf8
      }
      connection.write(greeting + [0x5a, 0, 0, 0, 5, 0x49])
      let query = String(decoding: connection.read().dropFirst(5).dropLast(), as: UTF8.self)
      asked.change { $0.append(query) }
      _ = connection.read()
    }
    defer { server.stop() }
    let address = try PostgreSQLAddress(
      "postgres://lume@127.0.0.1:\(server.port)/lume?sslmode=disable&gssencmode=disable")
    let listener = PostgreSQLListener(
      address, channel: "changes", longestSilence: .milliseconds(50))
    #expect(listener.next() == .nothing)
    #expect(listener.next() == .nothing)
    #expect(asked.withLock { $0 } == ["LISTEN changes", "LISTEN changes"])
  }
}
