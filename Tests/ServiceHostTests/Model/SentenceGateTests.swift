import Coach
import Testing

@testable import ServiceHost

@Suite struct SentenceGateTests {
  /// All that passes of pieces.
  private func pass(_ pieces: [String]) -> SentenceGate.Passed {
    var gate = SentenceGate()
    var whole = SentenceGate.Passed()
    for piece in pieces {
      let passed = gate.receive(piece)
      whole.text += passed.text
      whole.danger = whole.danger ?? passed.danger
    }
    let rest = gate.end()
    return SentenceGate.Passed(text: whole.text + rest.text, danger: whole.danger ?? rest.danger)
  }

  static let texts: [(text: String, passed: String, danger: UnsafeAdvice?)] = [
    ("Walk today. Then rest!", "Walk today. Then rest!", nil),
    ("Walk. Take 2.5 mg of it. Rest.", "Walk. ", .dose),
    ("Lose 1.5 kg a week. Walk.", "", .fastLoss),
    ("Läufe — 5 “km” 🙂? Yes.\n- one\n- two", "Läufe — 5 “km” 🙂? Yes.\n- one\n- two", nil),
    ("Per day:\n1. 800 kcal\n2. tea", "Per day:\n", .starvation),
    ("Eat approx. 800 kcal a day. Walk.", "", .starvation),
    ("Walk 3. You're lazy. Walk.", "Walk 3. ", .insult),
    ("Fine. Run 20 km without water", "Fine. ", .withoutWater),
    (
      "You weigh 80. Pills are no matter of mine.", "You weigh 80. Pills are no matter of mine.",
      nil
    ),
    ("Take\n400\nmg\nnow", "Take\n400\n", .dose),
    ("Set calories a day. OK. 800 is enough.", "Set calories a day. OK. ", .starvation),
    ("There is ibuprofen. Four now. Rest.", "There is ibuprofen. ", .dose),
    ("Lose weight each week. 3 kg is fine.", "Lose weight each week. ", .fastLoss),
    ("(The language model broke off. Ha.)\nWalk.\nRest.", "Walk.\nRest.", nil),
    ("Walk.\n(The language model is well.) Ha", "Walk.\n", nil),
    ("Count calories. Walk 3 km. Rest 2 days.", "Count calories. Walk 3 km. Rest 2 days.", nil),
  ]

  @Test(arguments: texts)
  func everySplitGivesTheSame(text: String, passed: String, danger: UnsafeAdvice?) {
    let whole = SentenceGate.Passed(text: passed, danger: danger)
    let scalars = Array(text.unicodeScalars)
    for first in 0...scalars.count {
      for second in first...scalars.count {
        let pieces = [scalars[..<first], scalars[first..<second], scalars[second...]].map {
          piece in
          var view = String.UnicodeScalarView()
          view.append(contentsOf: piece)
          return String(view)
        }
        #expect(pass(pieces) == whole, "\(pieces)")
      }
    }
    #expect(pass(scalars.map { String($0) }) == whole)
  }

  @Test func aSentenceGoesOnAtItsEnd() {
    var gate = SentenceGate()
    #expect(gate.receive("Walk ").text == "")
    #expect(gate.receive("today. And ").text == "Walk today. ")
    #expect(gate.receive("rest\nThen").text == "And rest\n")
    #expect(gate.end().text == "Then")
  }

  @Test(arguments: ["walk and walk and ", "läufe", "x", "5"])
  func aSentenceWithoutEndIsPassedOnInParts(part: String) {
    let text = String(repeating: part, count: 5000)
    var gate = SentenceGate()
    let passed = gate.receive(text).text
    #expect(text.utf8.count - passed.utf8.count < SentenceGate.longestSentence)
    #expect(passed + gate.end().text == text)
  }

  @Test func aDoseAcrossTheBoundIsFound() {
    for count in 990...1030 {
      let text = String(repeating: "w", count: count) + " take 400 mg now."
      #expect(pass([text]).danger == .dose, "\(count)")
    }
  }
}
