import Testing
import Time
import Wellness

@testable import Coach

/// What is said about danger: form of every answer, and that each is reached.
@Suite struct SafetyAnswerTests {
  private static let sections =
    Danger.allCases.map(\.rawValue) + ["nothing", "mind", "talk", "care"]
    + InjuredPart.allCases.map(\.rawValue)

  @Test func everySectionAndKindIsKnown() {
    #expect(Set(SafetyAnswer.table.keys) == Set(Self.sections))
    for (section, kinds) in SafetyAnswer.table {
      for kind in kinds.keys where kind != "is" {
        #expect(SafetyAnswer.Kind(rawValue: kind) != nil, "\(section): \(kind)")
      }
    }
  }

  @Test(arguments: Danger.allCases)
  func everyDangerHasWhatIsNeeded(danger: Danger) {
    for kind in [SafetyAnswer.Kind.first, .again, .done, .caution] {
      #expect(!SafetyAnswer.lines(kind, danger).isEmpty, "\(kind)")
    }
    if danger.concernsOthers, danger != .minor {
      #expect(!SafetyAnswer.lines(.other, danger).isEmpty)
    }
  }

  @Test func everyAnswerIsShortAndAsksOnce() {
    for (section, kinds) in SafetyAnswer.table {
      for (kind, lines) in kinds where kind != "is" {
        for line in lines {
          let count = line.split(separator: " ").count
          let least = ["done", "coming", "othersDone"].contains(kind) ? 5 : 17
          #expect((least...56).contains(count), "\(section) \(kind) \(count): \(line)")
          #expect(line.count { $0 == "?" } <= 1, "\(line)")
          #expect(!line.contains(" /") && !line.contains("!") && !line.contains("—"), "\(line)")
        }
      }
    }
  }

  @Test(arguments: Danger.allCases.filter { $0.allowance == .nothing })
  func anEmergencyBeginsWithTheNumber(danger: Danger) {
    for kind in [SafetyAnswer.Kind.first, .again] {
      for line in SafetyAnswer.lines(kind, danger) where danger != .psychosis {
        #expect(
          ["112", "911", "988", "116 123", "1-800", "checked", "measure"].contains {
            line.contains($0)
          }, "\(line)")
      }
    }
    for line in SafetyAnswer.lines(.first, danger) { #expect(line.contains("112"), "\(line)") }
  }

  @Test(arguments: Danger.allCases)
  func everyAnswerOfADangerIsReached(danger: Danger) {
    let flag = DangerFlag(
      danger: danger, who: .user, time: .now, isNegated: false, words: "skip meals")
    for kind in SafetyAnswer.Kind.allCases where !SafetyAnswer.lines(kind, danger).isEmpty {
      var said: [String] = []
      for _ in SafetyAnswer.lines(kind, danger) {
        let text = SafetyAnswer.text(kind, about: flag, count: said.count, isSaid: said.contains)
        if let text {
          said.append(text)
        }
      }
      #expect(Set(said).count == said.count, "\(kind)")
      #expect(said.allSatisfy { !$0.contains("{") }, "\(kind)")
    }
  }

  @Test func personsAreNamed() {
    let text = Safety(history: [], message: "my husband has chest pain and is sweating").reply
    #expect(text?.contains("your husband") == true)
  }

  // Goals

  private func goal(_ title: String, _ description: String = "") -> CoachFacts.GoalFacts {
    CoachFacts.GoalFacts(
      title: title, description: description, type: .activity, unit: "times", target: 20,
      start: CalendarDate(daysSince1970: 20_514))
  }

  @Test(arguments: [
    ("Run 5 km", "I have chest pain when I run"), ("Run through the chest pain", ""),
    ("Feel better", "Some days I want to kill myself."),
    ("Be thin", "I make myself throw up after dinner"), ("Lose 10 kg in 2 weeks", ""),
    ("Walk more", "I'm pregnant and tired"),
    ("Stand up", "Since this morning I cannot feel my legs"),
    ("eat 600 kcal a day", ""), ("lose 20 kg in 3 weeks", ""),
  ])
  func aGoalMayBeOneItself(title: String, description: String) {
    let text = goal(title, description).danger
    #expect(text != nil)
    #expect(Safety.caution(goal(title, description)) != nil)
  }

  @Test(arguments: [
    ("Killing it at the gym", ""), ("Dead lift 100 kg", ""), ("Deadlift 100 kg", ""),
    ("No more headaches from screens", ""), ("Walk 10k steps", "I sit all day"),
    ("Drop dead gorgeous by summer", ""), ("Run 5 km", "I'm dying to finally do it"),
    ("Walk with my sister", "my sister is pregnant, I keep up with it"),
    ("Lose 5 kg", "for my wedding in June"), ("Run 5 km", "the doctor cleared me to run"),
    ("Dance", "my feet can't feel the beat"), ("Read 12 books", "killing time on the train"),
    ("Run 5 km", "I had chest pain last year. My GP gave me the all-clear."),
    ("Run 100 km in spring", ""), ("Take my vitamins", "every morning"), ("No cigarettes", ""),
    ("Drink 2.5 litres of water", ""), ("At most 1 coffee a day", ""), ("Asleep before 23:00", ""),
    ("Meditate 10 minutes", "for stress"), ("Save 3,000", "for a car"), ("Plank 3 min", ""),
  ])
  func aHarmlessGoalIsNone(title: String, description: String) {
    let flag = goal(title, description).danger
    #expect(flag == nil, "\(String(describing: flag))")
  }

  @Test func theNumbersOfAGoalCount() {
    let today = CalendarDate(daysSince1970: 20_514)
    let goal = CoachFacts.GoalFacts(
      title: "Weigh less", type: .weight, unit: "kg", initial: 90, current: 90, target: 70,
      start: today, targetDate: today.adding(days: 30))
    let facts = CoachFacts(persona: .fitnessCoach, goal: goal, today: today)
    #expect(goal.raisesRedFlag(on: today))
    #expect(facts.safety("make me a plan").reply?.contains("1 kg or 1 %") == true)
    #expect(facts.safety("how did I sleep").reply == nil)
    #expect(facts.safety("hi").allowance == .everythingBut([.restriction]))
    #expect(GoalCaution.text(goal, today: today)?.contains("4.7 kg a week") == true)
  }
}
