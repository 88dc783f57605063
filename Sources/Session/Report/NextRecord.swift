import Edge
import Time

/// What to write into a file so that a program goes on which waits for what the file doesn't have.
extension Replay {
  /// One sentence; `nil` where only the author can know.
  func advice(_ want: WaitFor, _ names: ChannelNames, _ deadline: Instant?) -> String? {
    let place = "before line \(file.line(ofItem: place(for: want, names)))"
    guard file.header.layer == .wire else {
      return "the program waits for \(names.text(want)); change what stands \(place)"
    }
    switch want {
    case .line(_, _, _, let watching) where watching.isEmpty:
      return "it waits for a line: write one as > TEXT \(place), or remove what stands there"
    case .line, .text:
      return "it waits for \(names.text(want)): write it \(place)"
    case .channel(let ours, _):
      let channel = names.inFile(ours) ?? ours
      let asked = request(on: channel).map { " to \($0)" } ?? ""
      let orNone = act(deadline).map { ", or \($0) if none comes" } ?? ""
      let ending = "\(place)\(orNone)"
      guard channel.kind == .socket else {
        // A status alone is no answer that a client can read.
        return "it waits for a reply\(asked): write <- \(channel) +1 200 \(place) and its body "
          + "below, three spaces in front, as in    {\"data\": {}}; or write <- \(channel) +1 fail "
          + "refused\(orNone)"
      }
      guard isOpen(channel) else {
        return "it waits for the answer\(asked): write <- \(channel) +1 101 \(ending)"
      }
      return "it waits for a message on \(channel): write one as <- \(channel) +1 "
        + "{\"type\": \"stream_complete\"} \(ending)"
    case .nothing:
      guard let act = act(deadline) else {
        return "it waits for time to pass: change what stands \(place)"
      }
      return "it waits for time to pass: write \(act) \(place)"
    }
  }

  /// The item before which it belongs: what is expected behind a request comes after its reply.
  func place(for want: WaitFor, _ names: ChannelNames) -> Int {
    if case .channel(let ours, _) = want {
      let channel = names.inFile(ours) ?? ours
      let isOpening = channel.kind == .socket && !isOpen(channel)
      let sent = (block.start..<block.end).last {
        switch file.items[$0].record {
        case .send(channel, .open): true
        case .send(channel, _): !isOpening
        default: false
        }
      }
      if let sent { return sent + 1 }
    }
    var block = block
    return block.isDirty ? block.end : block.first(file.items) ?? block.end
  }

  /// The record for a deadline that fires.
  private func act(_ deadline: Instant?) -> String? {
    deadline.map { "@ +\(max(0, ($0 - last).milliseconds)) deadline" }
  }

  /// What to do about a reply to something that was never asked; `nil` where the file has no
  /// request that it belongs to.
  func advice(onReplyTo channel: Channel) -> String? {
    let sent = file.items[..<block.end].last {
      if case .send(channel, _) = $0.record { true } else { false }
    }
    guard let sent, let asked = request(on: channel) else { return nil }
    return "\(asked) was never asked: write the input that leads to it before line \(sent.line), "
      + "or remove request and reply"
  }

  /// What was asked last on a channel, as in `GET /api/v1/goals`.
  private func request(on channel: Channel) -> String? {
    for emission in block.emissions.reversed() {
      switch emission {
      case .request(channel, let request): return "\(request.method.rawValue) \(request.path)"
      case .open(channel, let request): return "open \(request.path)"
      default: continue
      }
    }
    for item in file.items[..<block.end].reversed() {
      if case .send(channel, let sent) = item.record, let detail = file.detail(sent) {
        return String(detail.prefix { $0 != "?" })
      }
    }
    return nil
  }

  private func isOpen(_ channel: Channel) -> Bool {
    file.items[..<block.end].contains {
      if case .receive(channel, _, .status(101, _)) = $0.record { true } else { false }
    }
  }
}
