import CLibPQ
import Libc
import Numbers

/// Waiting for the server where libpq's own functions wait without end.
enum PendingAnswer {
  /// Nothing came for too long; the connection is of no use any more.
  struct Silence: Error {
    let milliseconds: Int32
  }

  /// Waits for all results of what was sent.
  ///
  /// - Parameter longestSilence: `nil`: without end.
  /// - Returns: the last result, which the caller clears; `nil` where the connection broke.
  static func wait(
    on link: OpaquePointer, longestSilence: Duration?
  ) throws(Silence) -> OpaquePointer? {
    let most = longestSilence.map { Int32(clamping: Int(clamping: $0 / .milliseconds(1))) } ?? -1
    var last: OpaquePointer?
    while true {
      while PQisBusy(link) == 1 {
        // Some versions are busy for ever where the connection is gone.
        guard PQsocket(link) >= 0 else { return last }
        var place = pollfd(fd: PQsocket(link), events: Int16(POLLIN), revents: 0)
        guard poll(&place, 1, most) != 0 else {
          PQclear(last)
          throw Silence(milliseconds: most)
        }
        guard PQconsumeInput(link) == 1 else { return last }
      }
      guard let next = PQgetResult(link) else { return last }
      PQclear(last)
      last = next
    }
  }
}
