import Edge
import Session
import Testing

/// The bytes that a recorder wrote.
final class Written {
  var bytes: [UInt8] = []
  var records = 0
  var syncs = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

func parse(_ text: String) throws -> SessionFile {
  try SessionFile(parsing: Array(text.utf8))
}

/// Runs a file to its end against the small core.
func verify(_ file: SessionFile) throws {
  let playback = Playback(file)
  let peer = file.header.layer == .shell ? MiniBackend().peer : nil
  do {
    let exit = try MiniCore.run(.replaying(playback, peer: peer))
    try playback.finish(exitCode: exit)
  } catch is EndOfRecording {
    #expect(file.isIncomplete)
  }
}

/// Plays a file of layer shell and records what happens in another layer.
func record(_ script: String, as layer: SessionHeader.Layer) throws -> Written {
  let playback = Playback(try parse(script), mode: .collecting)
  var header = playback.file.header
  header.layer = layer
  let written = Written()
  let recorder = Recorder(
    header: header,
    write: { bytes in
      written.bytes += bytes
      written.records += 1
    },
    sync: { written.syncs += 1 })
  try recorder.begin()
  let edge = Edge.replaying(playback, peer: MiniBackend().peer).recorded(by: recorder)
  try recorder.finish(exit: try MiniCore.run(edge))
  return written
}

/// The difference that a run of a file ends with; `nil` when there is none.
func difference(_ text: String) throws -> Difference? {
  do {
    try verify(try parse(text))
    return nil
  } catch let difference as Difference {
    return difference
  }
}
