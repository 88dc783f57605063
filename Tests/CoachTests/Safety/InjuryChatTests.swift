import Testing
import Time
import Wellness

@testable import Coach

/// Somebody who is hurt gets answers that spare the part, and hears once to have it looked at.
@Suite struct InjuryChatTests {
  private typealias Chat = SafetyChatTests.Chat

  @Test func whatIsAskedIsAnswered() {
    var chat = Chat()
    let first = chat.say("i twisted my ankle yesterday, it's swollen").reply
    #expect(first?.contains("doctor") == true)
    for (message, part) in [
      ("can walk on it yes, bit swollen on the outside, not black or anything", "cold"),
      ("so how long off", "weeks"), ("could i bike instead", "pedalling"),
      ("what about swimming?", "water carries"), ("will i lose all my fitness?", "Less than"),
      ("what can i do in the meantime", "aqua"), ("can i do upper body stuff", "seated"),
      ("should i ice it", "ten minutes"), ("when can i run again", "hops"),
      ("give me a plan for the week", "plan around it"),
      ("i could do intervals on friday?", "spare"),
    ] {
      let reply = chat.say(message).reply ?? ""
      #expect(reply.contains(part), "\(message): \(reply)")
      #expect(!reply.contains("doctor") && !reply.contains("physio"), "\(message): \(reply)")
    }
    #expect(chat.say("how far behind am i").reply == nil)
    #expect(chat.say("it feels ok now").reply?.hasPrefix("Good to hear") == true)
    #expect(chat.last.current == nil && chat.last.allowance == .everything)
  }

  /// Pain alone sends nobody to an emergency department; with a sign of more it names who helps.
  @Test(arguments: [
    ("my back is killing me after work", false), ("my knee hurts a little, should i walk", false),
    ("my wrist hurts when benching", false),
    ("my back hurts and i can't feel between my legs", true),
    ("my calf is swollen and hurts after a flight", true), ("my back hurts and i wet myself", true),
    ("my foot is cold, pale and hurts", true), ("my back hurts after i fell down the stairs", true),
    ("back pain with fever and chills", true), ("my hip hurts, i am 80 and fell", true),
  ])
  func onlyWhatMayBeMoreIsSentToAnEmergencyDepartment(message: String, isSent: Bool) {
    var chat = Chat()
    let reply = chat.say(message).reply ?? ""
    #expect(reply.contains("911") == isSent, "\(reply)")
  }

  /// It ends with the part that is well again; a value beside it isn't talked over.
  @Test(arguments: [
    ("Ankle is fine today", true), ("ankles ok now", true),
    ("ankle is fine today. Did 3400 steps this morning", false),
  ])
  func itEndsWhenThePartIsWell(message: String, isAnswered: Bool) {
    var chat = Chat()
    #expect(chat.say("i twisted my ankle yesterday, it's swollen").current?.danger == .injury)
    #expect((chat.say(message).reply != nil) == isAnswered)
    #expect(chat.last.current == nil && chat.last.allowance == .everything)
  }

  /// What a doctor knows and has been there for years is asked about as anything else is.
  @Test func whatIsKnownForLongIsNoInjuryToRest() {
    var chat = Chat()
    chat.say("my hip is knackered, hurts all the time")
    #expect(chat.last.current?.danger == .injury)
    let answer = chat.say("doctor has seen it. arthritis. what exercise can i do sat down")
    #expect(answer.reply == nil && answer.allowance == .everything, "\(answer.reply ?? "")")
  }

  @Test func anAcheFromSittingIsNoInjury() {
    var chat = Chat()
    chat.say("my back is killing me. 9 hours driving today")
    #expect(chat.last.current?.danger == .injury)
    #expect(chat.say("it is from sitting, not an injury. what can i do tonight?").reply == nil)
    #expect(chat.last.current == nil && chat.last.allowance == .everything)
    chat.say("i fell down the stairs, my hip hurts")
    #expect(chat.say("slept badly, too").current?.danger == .injury)
  }

  @Test func whatMayBeBrokenIsLeftStill() {
    var chat = Chat()
    chat.say("heard a pop in my calf and cant put weight on it")
    #expect(chat.last.current?.injured == .grave)
    #expect(chat.say("could i bike").reply?.hasPrefix("Not until") == true)
    #expect(chat.say("how long off").reply?.contains("six to eight") == true)
    #expect(chat.say("it's not that bad").reply != nil)
    #expect(chat.say("it feels ok now").reply != nil && chat.last.current != nil)
  }

  @Test func itMayTurnOutToBeWorse() {
    var chat = Chat()
    let first = chat.say("my knee is swollen").reply
    #expect(chat.last.current?.injured == .leg)
    let next = chat.say("and i heard a pop in the knee").reply
    #expect(chat.last.current?.injured == .grave && next != first)
    #expect(next?.contains("doctor") == true)
  }

  @Test func whoHasHurtAnArmMayWalk() {
    var chat = Chat()
    chat.say("hurt my shoulder lifting boxes, it's really painful")
    #expect(chat.last.current?.injured == .arm)
    #expect(chat.last.allowance == .everythingBut([.upperBody]))
    #expect(chat.say("can i still walk?").reply?.hasPrefix("Yes") == true)
    #expect(chat.say("give me a plan").reply == nil)
    #expect(chat.say("bench press plan please").reply != nil)
  }

  @Test(arguments: [
    ("tore my hamstring", InjuredPart.grave), ("my wrist hurts a lot", .arm),
    ("back pain when i bend", .trunk), ("shin splints again", .leg),
    ("knee hurts no pop and i can put weight on it", .leg),
    ("cant put weight on my foot", .grave),
  ])
  func thePartIsKnown(message: String, part: InjuredPart) {
    #expect(InjuredPart(message) == part)
  }

  @Test func numbersMayBeAskedForWhileTrainingWaits() {
    let allowance = Allowance.everythingBut([.exercise])
    #expect(allowance.allows(.say(.number(.standing)), in: .running))
    #expect(!allowance.allows(.say(.plan), in: .running))
    #expect(!allowance.allows(.say(.tips), in: .running))
    #expect(allowance.allows(.say(.plan), in: .sleep))
    #expect(
      !Allowance.everythingBut([.exercise, .restriction]).allows(
        .say(.number(.standing)), in: .running))
  }

  /// The goal's title is a guess at most; what is said then is answered for itself.
  @Test func aGoalThatOnlySoundsOddHidesNoInjury() {
    let goal = ["Walk 10,000 steps. I sit all day and want more energy for my kids."]
    var chat = Chat(goal: goal)
    #expect(chat.say("my shoulder hurts").current?.danger == .injury)
  }
}

/// One meal that is left out is no illness; making up for food again and again may be.
@Suite struct SkippedMealTests {
  private typealias Chat = SafetyChatTests.Chat

  @Test(arguments: [
    "could i just skip dinner", "is it ok to skip dinner tonight, not hungry",
    "can i just skip lunch today?",
  ])
  func oneHarmlessSkipIsAnsweredAsUsual(message: String) {
    let safety = Safety(history: [], message: message)
    #expect(safety.reply == nil && safety.allowance == .everything)
  }

  @Test(arguments: [
    "i ate too much at lunch, could i just skip dinner",
    "ate a whole pizza so ill skip dinner to make up for it",
  ])
  func makingUpOnceIsAnsweredAndOver(message: String) {
    var chat = Chat()
    #expect(chat.say(message).reply?.contains("nothing to make up for") == true)
    #expect(chat.last.current == nil && chat.last.allowance == .everything)
    #expect(chat.say("how am i doing").reply == nil)
    chat.say("i skip dinner again today to make up for the cake")
    #expect(chat.last.current?.danger == .eatingDisorder)
  }

  @Test(arguments: [
    "i binged and now i'm skipping dinner to make up for it", "i make myself sick after dinner",
    "skip meals to make up for it", "i always skip dinner to make up for what i ate",
  ])
  func aPatternHolds(message: String) {
    var chat = Chat()
    #expect(chat.say(message).current?.danger == .eatingDisorder)
    #expect(chat.say("how am i doing").allowance != .everything)
  }
}
