import Edge
import JSON
import Time

/// A small backend in process: echoes what is said, word by word.
final class MiniBackend {
  private var queue: [(at: Instant, arrival: Arrival)] = []
  private var isDown = false
  let token = "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3NzI0NDAyMDAsInN1YiI6InUtMSJ9.c2lnbmF0dXJl"

  var peer: Peer {
    Peer(
      emit: { [self] effect, now in take(effect, now) },
      due: { [self] in queue.first?.at },
      take: { [self] now in
        guard let first = queue.first, first.at <= now else { return nil }
        return queue.removeFirst().arrival
      })
  }

  private func put(_ arrival: Arrival, at instant: Instant) {
    let place = queue.firstIndex { $0.at > instant } ?? queue.count
    queue.insert((instant, arrival), at: place)
  }

  private func take(_ effect: Effect, _ now: Instant) {
    switch effect {
    case .option("net", let value): isDown = value == "down"
    case .request(let channel, let request):
      put(answer(channel, request), at: now + .milliseconds(184))
    case .open(let channel, _):
      put(
        isDown ? .failed(channel, .refused) : .opened(channel), at: now + .milliseconds(41))
      if !isDown {
        put(.frame(channel, .text(#"{"type":"connected"}"#)), at: now + .milliseconds(44))
      }
    case .send(let channel, .text(let text)): stream(channel, text, now)
    case .cancel(let channel), .close(let channel, _):
      queue.removeAll { $0.arrival.channel == channel }
    default: break
    }
  }

  private func answer(_ channel: Channel, _ request: Request) -> Arrival {
    if isDown { return .failed(channel, .refused) }
    let headers = [Header("content-type", "application/json"), Header("set-cookie", "a=b")]
    switch request.path {
    case "/api/v1/auth/login":
      let body = #"{"access_token": "\#(token)", "refresh_token": "opaque-refresh-1234"}"#
      return .response(channel, Response(200, headers: headers, body: body))
    case "/api/v1/users/me":
      let isKnown = request.header("authorization")?.hasPrefix("Bearer eyJ") ?? false
      return .response(channel, Response(isKnown ? 200 : 401, headers: headers, body: "{}"))
    default:
      return .response(channel, Response(201, headers: headers, body: #"{"data": {"id": 1}}"#))
    }
  }

  private func stream(_ channel: Channel, _ text: String, _ now: Instant) {
    let content = String(text.dropFirst(13).dropLast(2))
    put(.frame(channel, .text(#"{"type":"message_received"}"#)), at: now + .milliseconds(27))
    var at = now + .milliseconds(600)
    let words = "You said\n\(content)\nand that is all.".split(separator: " ")
    for word in words {
      at = at + .milliseconds(48)
      let chunk = JSON.object([
        JSON.Member(key: "type", value: .string("stream_chunk")),
        JSON.Member(key: "content", value: .string(word + " ")),
      ])
      put(.frame(channel, .text(chunk.text())), at: at)
    }
    put(.frame(channel, .text(#"{"type":"stream_complete"}"#)), at: at + .milliseconds(12))
  }
}
