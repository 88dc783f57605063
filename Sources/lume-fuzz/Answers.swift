#if FUZZING || DEBUG
  import Edge
  @testable import Program
  import Session

  /// What the shell makes of a backend whose answers have other numbers than they should.
  enum Answers {
    /// Does most of what a backend answers, and then shows it.
    private static let script = """
      lume-session 1
      clock    2026-03-02T07:30:00Z
      seed     43
      zone     +01:00

      > /goal new "Walk 10,000 steps" --target 10000 steps --by 15 jun
      > /goal new "Lose 15 pounds" --current 180 --target 165 lbs
      > /goal progress 172
      > /sync
      > /ideas
      > /ideas take 1
      > /ideas take 2
      > /tips
      > /chat goal
      > How should I start?
      > /goal analysis
      > /insight new weekly
      > /insight list
      > /sync
      > /goals
      > /goal show 1
      > /goal show 3
      > /today
      > /status

      """

    /// The script with what a backend answers, which is quicker to replay than a backend is to ask;
    /// on the one thread of the fuzzer.
    nonisolated(unsafe) private static let recording: (run: ReplayRun, file: SessionFile) = {
      do {
        let run = try ReplayRun()
        let asked = Playback(try SessionFile(parsing: Array(script.utf8)), mode: .collecting)
        try run.run(asked)
        return (run, try run.exchange(of: SessionFile(parsing: asked.updated())))
      } catch {
        preconditionFailure("\(error)")
      }
    }()

    static func read(_ bytes: [UInt8]) {
      var choices = Extremes(bytes[...])
      func changed(_ arrival: Arrival) -> Arrival {
        switch arrival {
        case .response(let channel, let response):
          var response = response
          response.body = exchanged(response.body, &choices)
          return .response(channel, response)
        case .frame(let channel, .text(let text)):
          return .frame(channel, .text(exchanged(text, &choices)))
        default: return arrival
        }
      }
      do {
        let (run, file) = recording
        try run.run(Playback(file, mode: .collecting)) { edge in
          var answered = Edge(
            pull: {
              let (arrival, now) = try edge.pull($0, $1)
              return (changed(arrival), now)
            }, emit: edge.emit, clock: edge.clock)
          answered.exchangesAtOnce = edge.exchangesAtOnce
          return answered
        }
      } catch is Difference {
        // What such an answer leads to may need more inputs, or fewer, than there are.
      } catch {
        preconditionFailure("\(error)")
      }
    }

    /// A text with some of its numbers exchanged.
    private static func exchanged(_ text: String, _ choices: inout Extremes) -> String {
      func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
      var result: [UInt8] = []
      var rest = Array(text.utf8)[...]
      while let start = rest.firstIndex(where: isDigit) {
        result += rest[..<start]
        let number = rest[start...].prefix { isDigit($0) || $0 == 0x2e }
        result += choices.replacement(for: String(decoding: number, as: UTF8.self)).utf8
        rest = rest[number.endIndex...]
      }
      return String(decoding: result + rest, as: UTF8.self)
    }
  }
#endif
