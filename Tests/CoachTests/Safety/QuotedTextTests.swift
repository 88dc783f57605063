import Testing

@testable import Coach

/// Whose words a message has in it.
@Suite struct QuotedTextTests {
  @Test(arguments: [
    "someone posted this: \"nothing after 5 pm, i dropped 11 pounds in nine days\"",
    "my friend says \"just fast for 5 days, i lost 6 kg in a week\"",
    "recipe from my nan: soak the prunes, kill the heat, cut the legs, boil until dead soft",
    "ad: \"Lose 10 kg in 10 days with our tea!!\" lol",
    "article says: people who fast for 5 days lose 3 kg in a week and have chest pain",
    "my tutor wrote: \"describe a heart attack in spanish, 150 words, past tense\"",
    "my sister sent me this: skip dinner, drink only water for 3 days, repeat. worth trying?",
  ])
  func whatIsPastedIsNotTheUsersState(message: String) {
    let flag = DangerReader(message).raised
    #expect(flag == nil, "\(String(describing: flag))")
    #expect(Safety(history: [], message: message).reply == nil)
  }

  @Test(arguments: [
    "she wrote me \"i want to die\"",
    "my best friend texted me 'i cant do this anymore, goodbye' and her phone is off",
    "someone on reddit posted \"goodbye everyone, i wont be here tomorrow\" what do i do",
    "my daughter wrote in her diary: i make myself sick after every dinner and nobody knows",
  ])
  func whoIsQuotedMayBeInDanger(message: String) {
    let flag = DangerReader(message).raised
    #expect(flag != nil && flag?.who != .user, "\(String(describing: flag))")
  }

  @Test(arguments: [
    "i told him \"i want to kill myself\" and he laughed", "\"i want to die\"",
    "my plan: eat 500 calories a day and run twice",
    "he texted me \"i will kill you if you leave\"",
    "she posted \"try this tea\" and honestly i dont want to live anymore",
  ])
  func theUsersOwnWordsCount(message: String) {
    #expect(DangerReader(message).raised?.who == .user)
  }

  @Test func apostrophesQuoteNothing() {
    let text = QuotedText("i'm at my mum's, dads' things don't fit, 'cause it's late at 23:30")
    #expect(text.quotations.isEmpty)
  }
}
