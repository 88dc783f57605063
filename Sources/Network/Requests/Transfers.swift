import CLibCurl
import Edge

/// Sends requests, on the thread of a loop over the multi interface of libcurl
/// (https://curl.se/libcurl/c/libcurl-multi.html).
final class Transfers {
  enum Command: Sendable {
    /// A response or a failure arrives on the channel.
    case start(Channel, Hop)
    /// The channel was given up.
    case cancel(Channel)
  }

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
