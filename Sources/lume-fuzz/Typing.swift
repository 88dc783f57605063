#if FUZZING || DEBUG
  import Edge

  @testable import Shell
  @testable import Terminal

  /// What is typed and pasted.
  enum Typing {
    /// Lines that are joined to inputs, and pasted text that is cut into them.
    static func readInput(_ text: String) {
      var assembler = InputAssembler()
      var inputs: [String] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if let input = assembler.receive(String(line)) { inputs.append(input) }
      }
      if let rest = assembler.abandon() { inputs.append(rest) }
      precondition(!assembler.isOpen && assembler.abandon() == nil)
      precondition(size(of: inputs) <= text.utf8.count)
      guard let commands = InputAssembler.commands(in: text) else { return }
      precondition(InputAssembler.isCommand(commands[0]) && size(of: commands) <= text.utf8.count)
    }

    private static func size(of inputs: [String]) -> Int {
      inputs.reduce(0) { $0 + $1.utf8.count }
    }

    /// A line that is typed, and Tab behind it.
    static func readCommand(_ line: String) {
      let goals = GoalOffers([
        ("Walk \"10k\" steps", "of 10,000"), ("Été", ""), ("Read", "1 of 12"),
      ])
      let answer = Completer(goals: goals).complete(line, line.unicodeScalars.count)
      precondition(answer.start <= line.unicodeScalars.count)
      precondition(Set(answer.candidates).count == answer.candidates.count)
      guard case .command(let name, let rest) = Typed(line) else { return }
      do throws(UsageProblem) {
        let command = try Registry.parse(name, rest)
        precondition(Registry.usages.contains { $0.words == command.usage.words })
      } catch {
        precondition(!ProblemText.sentence(error, Registry.usage(name, rest)).isEmpty)
      }
    }

    /// The keys are the same however the bytes were cut, and none of them is a control that would
    /// reach the line.
    static func readKeys(_ bytes: [UInt8]) {
      var decoder = KeyDecoder()
      let keys = decoder.receive(bytes)
      var other = KeyDecoder()
      precondition(bytes.flatMap { other.receive([$0]) } == keys)
      for key in keys {
        if case .text(let scalar) = key { precondition(!isControl(scalar)) }
        if case .paste(let text) = key {
          precondition(
            text.unicodeScalars.allSatisfy { "\n\t".contains(Character($0)) || !isControl($0) })
        }
      }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x20 || (0x7f..<0xa0).contains(scalar.value)
    }
  }
#endif
