import Edge
import Libc
import Testing
import Threads
import Time

@testable import Terminal

@Suite struct LineSplitterTests {
  @Test(
    arguments: [
      (Array("one\ntwo\n".utf8), ["one", "two"]),
      (Array("one\r\n\nlast".utf8), ["one", "", "last"]),
      ([0x61, 0xff, 0x62, 0x0a], ["a\u{fffd}b"]),
      (Array("\u{feff}/whoami\n\u{feff}b".utf8), ["/whoami", "\u{feff}b"]),
      ([], []),
    ] as [([UInt8], [String])])
  func cutsLinesHoweverTheyCome(bytes: [UInt8], lines: [String]) {
    for cut in 0...bytes.count {
      var splitter = LineSplitter()
      let taken = splitter.receive(bytes[..<cut]) + splitter.receive(bytes[cut...])
      #expect(taken + [splitter.finish()].compactMap { $0 } == lines)
    }
  }
}

@Suite struct BatchInputTests {
  @Test(.timeLimit(.minutes(10))) func readsBlocksAndTheLastLineInOrder() {
    let inputs = 3 * BatchInput.readAhead
    let pipe = Pipe()
    let text =
      (0..<inputs).map { "input \($0)\n" }.joined() + "\"\"\"\n/quit\n\"\"\"\nlast"
    _ = Array(text.utf8).withUnsafeBytes { write(pipe.writer, $0.baseAddress, $0.count) }
    pipe.closeWriter()
    let inbox = Inbox(clock: .still(Instant(milliseconds: 0)))
    let batch = BatchInput(inbox: inbox, signals: Signals(), descriptor: dup(pipe.reader))
    let taken = Guarded<[String]>([])
    SystemThread.start {
      for _ in 0..<(inputs + 2) {
        let arrival = inbox.pop(.line(prompt: nil), deadline: nil, due: nil).thing
        if case .arrival(.line(let line), _) = arrival { taken.withLock { $0.append(line) } }
      }
      batch.finish()
    }
    #expect(batch.run() == nil)
    #expect(taken.withLock { $0 } == (0..<inputs).map { "input \($0)" } + ["/quit", "last"])
    inbox.close()
  }
}
