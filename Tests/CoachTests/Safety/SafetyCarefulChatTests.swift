import Testing

@testable import Coach

/// Chats that go on while a danger stands: what may be talked about, and that nothing is repeated.
@Suite struct SafetyCarefulChatTests {
  private typealias Chat = SafetyChatTests.Chat

  /// A danger that leaves room to talk, and what is asked in between.
  @Test(arguments: [
    "i make myself sick after dinner", "i fainted after my run",
    "stopped drinking cold turkey, a bottle of vodka a day before",
    "nearly fell asleep at the wheel",
    "my pee is the colour of cola since leg day",
    "havent slept in 4 days and i feel invincible, so many ideas",
  ])
  func noSentenceComesTwice(danger: String) {
    var chat = Chat()
    chat.say(danger)
    #expect(chat.last.reply != nil)
    var sentences = Set(Self.sentences(chat.last.reply))
    for text in [
      "so thats a no then", "ok and a plan for the gym?", "how many calories should i eat",
      "can you put that shorter please", "how much should i run tomorrow", "thanks anyway",
    ] {
      chat.say(text)
      for sentence in Self.sentences(chat.last.reply) {
        #expect(sentences.insert(sentence).inserted, "\(text): \(sentence)")
      }
    }
    #expect(chat.last.current != nil)
  }

  /// "Good. Try it once today" would be about whatever was on somebody's mind.
  @Test func aYesIsNoWordForTraining() {
    #expect(!Allowance.everythingBut([.exercise]).allows(.agree, in: .running))
    #expect(Allowance.everythingBut([.exercise]).allows(.agree, in: .sleep))
  }

  @Test func anUnrelatedQuestionIsAnsweredAsUsual() {
    var chat = Chat()
    chat.say("i make myself sick after dinner most nights")
    chat.say("so thats a no then")
    for text in ["how can i sleep better, i wake at 4", "my boss is a nightmare this week"] {
      chat.say(text)
      #expect(chat.last.reply == nil, "\(text)")
      #expect(chat.last.allowance == .everythingBut([.restriction, .exercise]))
    }
    #expect(chat.say("what should i have for lunch").reply?.contains("calorie") == false)
    #expect(chat.say("how do i lose 5 kg").reply != nil)
    chat.say("i talked to my doctor about it")
    #expect(chat.last.current == nil)
    #expect(chat.say("how do i fall asleep").reply == nil)
  }

  @Test func anUncertainOneAsksAndLetsGo() {
    let flag = DangerFlag(
      danger: .unclear, who: .user, time: .now, isNegated: false, words: "")
    for line in SafetyAnswer.lines(.first, .unclear) {
      #expect(line.contains("?") || line.contains("tell me"), "\(line)")
    }
    #expect(SafetyAnswer.text(.first, about: flag, count: 0) { _ in false } != nil)
    let unsure = Self.uncertain.first { DangerReader($0).raised?.danger == .unclear }
    guard let unsure else { return }
    var chat = Chat()
    chat.say(unsure)
    #expect(chat.last.reply != nil)
    chat.say("how many steps do i have left")
    #expect(chat.last.reply == nil && chat.last.current == nil)
    #expect(chat.last.allowance == .everything)
  }

  @Test func aCrisisHoldsOverFiveTurns() {
    var chat = Chat()
    var answers: Set<String> = []
    for text in [
      "honestly i dont want to be here anymore", "lol jk", "so how many steps today",
      "shorter pls", "whatever",
    ] {
      let reply = chat.say(text).reply ?? ""
      #expect(chat.last.allowance == .nothing && chat.last.current?.danger == .selfHarm)
      #expect(reply.contains("988") || reply.contains("112"), "\(text): \(reply)")
      #expect(answers.insert(reply).inserted, "\(reply)")
    }
    chat.say("im at my sisters now, she knows")
    #expect(chat.last.current == nil && chat.last.allowance == .talk)
  }

  @Test func whatIsLongOverIsLeftAlone() {
    let text = "i had an eating disorder in my teens, 20 years ago, all good now, dinner ideas?"
    let safety = Safety(history: [], message: text)
    #expect(safety.reply == nil && safety.allowance == .everythingBut([.restriction]))
  }

  /// Numbers that are known for sure, and no more than two in an answer beside emergency numbers.
  @Test func helplinesAreKnownAndFew() {
    let known: Set<String> = [
      "988", "116 123", "1-800-799-7233", "0808 2000 247", "1-800-222-1222", "0808 801 0677",
      "1-888-375-7767", "1-800-662-4357", "116 111",
    ]
    for (section, kinds) in SafetyAnswer.table {
      for line in kinds.values.joined() {
        let named = known.filter { line.contains($0) }
        #expect(named.count <= 2, "\(section): \(line)")
        var rest = line
        for number in named {
          rest = rest.split(separator: number, omittingEmptySubsequences: false).joined()
        }
        #expect(!rest.contains("0808") && !rest.contains("1-8"), "\(section): \(line)")
      }
    }
  }

  private static let uncertain = SafetyMessages.strangersInDanger.compactMap {
    $0.split(separator: ":", maxSplits: 1).last.map(String.init)
  }

  private static func sentences(_ text: String?) -> [String] {
    (text ?? "").split { ".?".contains($0) }.map { $0.drop { $0 == " " } }.map(String.init)
      .filter { $0.split(separator: " ").count > 3 }
  }
}
