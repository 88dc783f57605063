import Edge
import Session
import Time

/// An edge whose pulls bring what it is given, and what a recorder makes of it.
struct Tape {
  let edge: Edge
  let recorder: Recorder
  let written = Written()

  init(
    arrivals: [Arrival] = [], layer: SessionHeader.Layer = .wire, keepsPersonal: Bool = false,
    own: OwnSecrets = .none
  ) {
    var header = SessionHeader()
    header.layer = layer
    let written = written
    let recorder = Recorder(
      header: header, keepsPersonal: keepsPersonal, own: own, write: { written.bytes += $0 })
    var rest = arrivals[...]
    self.recorder = recorder
    edge = Edge(
      pull: { _, _ in (rest.popFirst() ?? .endOfInput, SessionHeader.defaultClock) },
      emit: { _ in }, clock: { SessionHeader.defaultClock }
    ).recorded(by: recorder)
  }
}
