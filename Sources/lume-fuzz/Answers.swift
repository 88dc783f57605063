#if FUZZING || DEBUG
  import Edge
  import Program
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
        let file = try SessionFile(parsing: Array(script.utf8))
        _ = try ReplayRun().run(Playback(file, mode: .collecting)) { edge in
          var answered = Edge(
            pull: {
              let (arrival, now) = try edge.pull($0, $1)
              return (changed(arrival), now)
            }, emit: edge.emit, clock: edge.clock)
          answered.exchangesAtOnce = edge.exchangesAtOnce
          return answered
        }
      } catch {
        // What such an answer leads to may need more inputs, or fewer, than there are.
        precondition(!"\(error)".isEmpty)
      }
    }

    /// A text with some of its numbers exchanged.
    private static func exchanged(_ text: String, _ choices: inout Extremes) -> String {
      var result = ""
      var rest = text[...]
      while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
        result += rest[..<start]
        let number = rest[start...].prefix { $0.isASCII && $0.isNumber || $0 == "." }
        result += choices.replacement(for: number)
        rest = rest[number.endIndex...]
      }
      return result + rest
    }
  }
#endif
