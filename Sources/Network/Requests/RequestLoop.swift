import CLibCurl
import Edge

/// Sends requests: one thread over the multi interface of libcurl
/// (https://curl.se/libcurl/c/libcurl-multi.html), started by the first request.
final class RequestLoop: Sendable {
  private enum Command: Sendable {
    case start(Channel, Hop)
    case cancel(Channel)
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

  /// Sends a request; a response or a failure arrives on the channel.
  func send(_ hop: Hop, on channel: Channel) {
    let isTaken = loop.put(.start(channel, hop)) {
      Transfers(self.channels, self.options).run(self.loop)
    }
    if !isTaken { channels.put(.failed(channel, .reset)) }
  }

  /// Stops what is going on for a channel that was given up.
  func cancel(_ channel: Channel) {
    loop.put(.cancel(channel))
  }

  func askToStop() {
    loop.askToStop()
  }

  /// Gives everything up and ends the thread.
  func stop() {
    loop.stop()
  }

  /// What is transferred, on the thread of the loop.
  private final class Transfers {
    private let channels: OpenChannels
    private let options: NetworkOptions
    private var transfers: [Channel: Transfer] = [:]
    /// What waits for its turn.
    private var waiting: [(channel: Channel, hop: Hop)] = []

    init(_ channels: OpenChannels, _ options: NetworkOptions) {
      self.channels = channels
      self.options = options
    }

    func run(_ loop: Loop<Command>) {
      guard let multi = EasyHandle.multi() else { return refuse(loop) }
      loop.attach(UInt(bitPattern: multi))
      while !loop.isStopping {
        for command in loop.commands() { obey(command, multi) }
        var running: Int32 = 0
        curl_multi_perform(multi, &running)
        drainOutcomes(multi)
        startWaiting(multi)
        curl_multi_poll(multi, nil, 0, .max, nil)
      }
      loop.detach()
      for command in loop.commands() { fail(command) }
      for (channel, transfer) in transfers {
        curl_multi_remove_handle(multi, transfer.handle)
        channels.put(.failed(channel, .reset))
      }
      for (channel, _) in waiting { channels.put(.failed(channel, .reset)) }
      transfers.removeAll()
      waiting.removeAll()
      curl_multi_cleanup(multi)
    }

    private func refuse(_ loop: Loop<Command>) {
      loop.askToStop()
      for command in loop.commands() { fail(command) }
    }

    private func fail(_ command: Command) {
      guard case .start(let channel, _) = command else { return }
      channels.put(.failed(channel, .reset))
    }

    private func obey(_ command: Command, _ multi: UnsafeMutableRawPointer) {
      switch command {
      case .start(let channel, let hop):
        waiting.append((channel, hop))
        startWaiting(multi)
      case .cancel(let channel): remove(channel, multi)
      }
    }

    /// Starts as many as may be under way; one that was given up is passed over.
    private func startWaiting(_ multi: UnsafeMutableRawPointer) {
      while transfers.count < options.requestsAtOnce, let (channel, hop) = waiting.first {
        waiting.removeFirst()
        start(hop, on: channel, multi)
      }
    }

    private func start(_ hop: Hop, on channel: Channel, _ multi: UnsafeMutableRawPointer) {
      guard channels.contains(channel) else { return }
      let channels = channels
      let transfer = Transfer(channel, hop, options) { bytes in
        channels.put(.frame(channel, .binary(bytes)))
      }
      guard let transfer, curl_multi_add_handle(multi, transfer.handle) == CURLM_OK
      else {
        channels.put(.failed(channel, .reset))
        return
      }
      transfers[channel] = transfer
    }

    private func remove(_ channel: Channel, _ multi: UnsafeMutableRawPointer) {
      guard let transfer = transfers.removeValue(forKey: channel) else { return }
      curl_multi_remove_handle(multi, transfer.handle)
    }

    private func drainOutcomes(_ multi: UnsafeMutableRawPointer) {
      var left: Int32 = 0
      var done: [(Transfer, CURLcode)] = []
      while let message = curl_multi_info_read(multi, &left) {
        guard message.pointee.msg == CURLMSG_DONE,
          let user = lume_curl_get_text(message.pointee.easy_handle, CURLINFO_PRIVATE)
        else { continue }
        let transfer = Unmanaged<Transfer>.fromOpaque(user).takeUnretainedValue()
        done.append((transfer, message.pointee.data.result))
      }
      for (transfer, code) in done { finish(transfer, code, multi) }
    }

    private func finish(
      _ transfer: Transfer, _ code: CURLcode, _ multi: UnsafeMutableRawPointer
    ) {
      remove(transfer.channel, multi)
      do throws(ConnectionFailure) {
        let response = try transfer.outcome(code)
        if let location = transfer.location,
          let next = try transfer.hop.redirected(
            response.status, to: location, insecure: options.insecure)
        {
          start(next, on: transfer.channel, multi)
        } else {
          channels.put(.response(transfer.channel, response))
        }
      } catch {
        if !transfer.explanation.isEmpty { options.report(transfer.explanation) }
        channels.put(.failed(transfer.channel, error))
      }
    }
  }
}
