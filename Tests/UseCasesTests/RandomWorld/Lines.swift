import Edge
import Time

/// The lines of several devices to one backend: what is for one never comes to another.
final class Lines {
  private let backend: Peer
  private let count: Int
  private var waiting: [[Arrival]]
  /// Counted up when a device starts again, so that nothing comes to it that was for its last run.
  private var runs: [Int]

  init(_ backend: Peer, count: Int) {
    self.backend = backend
    self.count = count
    waiting = Array(repeating: [], count: count)
    runs = Array(repeating: 0, count: count)
  }

  /// The other end of the wire for one device.
  func peer(_ index: Int) -> Peer {
    Peer(
      emit: { [self] effect, now in
        try backend.emit(effect.mapped { outside($0, of: index) }, now)
      },
      due: { [self] in waiting[index].isEmpty ? backend.due() : Instant(milliseconds: 0) },
      take: { [self] now in
        if !waiting[index].isEmpty { return waiting[index].removeFirst() }
        while let arrival = try backend.take(now) {
          guard let channel = arrival.channel, let owner = owner(of: channel) else { continue }
          let inner = arrival.mapped { Channel($0.kind, $0.number / (count * Lines.room)) }
          if owner == index { return inner }
          waiting[owner].append(inner)
        }
        return nil
      })
  }

  /// A device is gone, and with it what was on its way to it.
  func cut(_ index: Int) {
    waiting[index] = []
    runs[index] += 1
  }

  private static let room = 1000

  private func outside(_ channel: Channel, of index: Int) -> Channel {
    let run = runs[index] % Lines.room
    return Channel(channel.kind, (channel.number * Lines.room + run) * count + index)
  }

  /// Whose channel it is; `nil` for that of an earlier run.
  private func owner(of channel: Channel) -> Int? {
    let index = channel.number % count
    let run = channel.number / count % Lines.room
    return run == runs[index] % Lines.room ? index : nil
  }
}

extension Effect {
  func mapped(_ change: (Channel) -> Channel) -> Effect {
    switch self {
    case .request(let channel, let request): .request(change(channel), request)
    case .cancel(let channel): .cancel(change(channel))
    case .open(let channel, let request): .open(change(channel), request)
    case .send(let channel, let frame): .send(change(channel), frame)
    case .close(let channel, let code): .close(change(channel), code)
    default: self
    }
  }
}

extension Arrival {
  func mapped(_ change: (Channel) -> Channel) -> Arrival {
    switch self {
    case .response(let channel, let response): .response(change(channel), response)
    case .opened(let channel): .opened(change(channel))
    case .frame(let channel, let frame): .frame(change(channel), frame)
    case .closed(let channel, let code, let reason): .closed(change(channel), code, reason: reason)
    case .failed(let channel, let failure): .failed(change(channel), failure)
    default: self
    }
  }
}
