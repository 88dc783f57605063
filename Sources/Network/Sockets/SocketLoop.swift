import CLibCurl
import Edge

/// Keeps sockets to a server: one thread over the multi interface of libcurl, which makes their
/// connections, and wslay, which reads and writes their frames; started by the first socket.
final class SocketLoop: Sendable {
  enum Command: Sendable {
    case open(Channel, Hop)
    case send(Channel, Frame)
    case close(Channel, CloseCode)
    /// The inbox has room again.
    case goOn
  }

  private let loop = Loop<Command> { library in
    if let multi = UnsafeMutableRawPointer(bitPattern: library) { curl_multi_wakeup(multi) }
  }
  private let channels: OpenChannels
  private let options: NetworkOptions

  init(channels: OpenChannels, options: NetworkOptions) {
    self.channels = channels
    self.options = options
  }

  /// Opens a socket; that it is open, a response or a failure arrives on the channel.
  func open(_ hop: Hop, on channel: Channel) {
    let isTaken = loop.put(.open(channel, hop)) {
      ClientSockets(self.loop, self.channels, self.options).run()
    }
    if !isTaken { channels.put(.failed(channel, .reset)) }
  }

  func send(_ frame: Frame, on channel: Channel) {
    loop.put(.send(channel, frame))
  }

  /// Closes a socket whose channel was given up.
  func close(_ channel: Channel, _ code: CloseCode) {
    loop.put(.close(channel, code))
  }

  func askToStop() {
    loop.askToStop()
  }

  /// Closes what is open with 1001 and ends the thread.
  func stop() {
    loop.stop()
  }
}
