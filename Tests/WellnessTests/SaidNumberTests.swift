import Testing
import Wellness

@Suite struct SaidNumberTests {
  private static let said: [(text: String, values: [Double])] = [
    ("six thousand", [6000]),
    ("six thousand five hundred steps", [6500]),
    ("a hundred and twenty", [120]),
    ("one hundred twenty five", [125]),
    ("twenty-five", [25]),
    ("thirteen", [13]),
    ("two thousand and ten", [2010]),
    ("twelve thousand three hundred", [12_300]),
    ("ninety nine", [99]),
    ("hundred", [100]),
    ("thousand", [1000]),
    ("three hundred thousand", [300_000]),
    ("a hundred, two at night", [100, 2]),
    ("twenty thirty", [20, 30]),
    ("two three", [2, 3]),
    ("ten one", [10, 1]),
    ("one or two", [1, 2]),
    ("two and three", [2, 3]),
    ("five hundred and", [500]),
    ("none of then", []),
    ("someone else", []),
    ("6 thousand", [6000]),
    ("7.5 thousand steps", [7500]),
    ("two and a half thousand", [2500]),
    ("2 grand", [2000]),
    ("3 hundred", [300]),
    ("7.4k", [7400]),
    ("9 k", [9000]),
    ("half an hour", [0.5]),
    ("a quarter of an hour", [0.25]),
    ("quarter of an hour", [0.25]),
    ("three quarters of an hour", [0.75]),
    ("an hour and a half", [1.5]),
    ("7 and a half hours", [7.5]),
    ("a quarter", []),
    ("quarter past 11", [11]),
    ("58 min 12 s", [58.2]),
    ("58min 12s", [58.2]),
    ("58 minutes and 12 seconds", [58.2]),
    ("1 hour 30 minutes", [1.5]),
    ("1 h 15 min", [1.25]),
    ("two hours and fifteen minutes", [2.25]),
    ("an hour and 20 minutes", [4.0 / 3]),
    ("58 min, then 12 s", [58, 12]),
    ("20 min 80 s", [20, 80]),
    ("5 km 20 min", [5, 20]),
    ("20 min 1 hour", [20, 1]),
  ]

  @Test(arguments: SaidNumberTests.said)
  func readsNumbersAsTheyAreSaid(text: String, values: [Double]) {
    let words = TextWord.all(in: text).map(\.text)
    let numbers = SaidNumber.all(in: words)
    #expect(numbers.map(\.value) == values)
    for number in numbers { #expect(words.indices.contains(number.word + number.span - 1)) }
  }

  @Test(arguments: [
    ("six thousand steps", "steps"), ("6 thousand steps", "steps"), ("2.5 km", "km"),
    ("quarter of an hour", "hour"), ("three quarters of an hour", "hour"),
    ("58 min 12 s", "min"), ("1 hour 30 minutes today", "hour"), ("5km", "km"), ("six", ""),
    ("two and a half thousand dollars", "dollars"),
  ])
  func knowsWhatIsCounted(text: String, unit: String) {
    let numbers = SaidNumber.all(in: TextWord.all(in: text).map(\.text))
    #expect(numbers.map(\.unit) == [unit])
  }
}
