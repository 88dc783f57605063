/// The lines for a red flag; `{flag}` stands for the user's own words.
struct RedFlagPhrases: Sendable {
  let openers: [String]
  /// Whom to turn to.
  let advice: [String]
  /// Why there is no plan.
  let reasons: [String]
  let questions: [String]

  static func about(_ flag: RedFlag) -> RedFlagPhrases {
    switch flag {
    case .selfHarm: .selfHarm
    case .violence: .violence
    case .emergency: .emergency
    case .withdrawal: .withdrawal
    case .symptom: .symptom
    case .chestPain: .chestPain
    case .fainting: .fainting
    case .eatingDisorder: .eatingDisorder
    case .pregnancy: .pregnancy
    case .medicine: .medicine
    case .injury: .injury
    case .unsafePace: .unsafePace
    }
  }

  /// For the messages after it.
  static func after(_ flag: RedFlag) -> RedFlagPhrases {
    let about = about(flag)
    return RedFlagPhrases(
      openers: [
        "What you wrote before, “{flag}”, still comes first.",
        "I have not forgotten “{flag}”, and I won't go past it.",
        "Before anything else, “{flag}” needs somebody who can help.",
        "First “{flag}”, then all the rest.", "I can't put “{flag}” aside just like that.",
        "“{Flag}” is still on my mind.", "We are not done with “{flag}” yet.",
        "As long as “{flag}” stands, nothing else counts.",
      ], advice: about.advice, reasons: about.reasons, questions: about.questions)
  }

  private static let selfHarm = RedFlagPhrases(
    openers: [
      "You wrote “{flag}”, and I take that seriously.",
      "“{Flag}” matters more than any goal, and I'm glad you said it.",
      "I read “{flag}”, and you should not be alone with that.",
      "Thank you for trusting me with “{flag}”.",
      "“{Flag}” is a heavy thing to carry alone.", "What you say about “{flag}” needs a person.",
      "“{Flag}”: please don't keep that to yourself.",
    ],
    advice: [
      "If you might act on it or are hurt, call your emergency number now: 112 in Europe, 911 in North America, 999 in the UK; 988 is the US crisis line.",
      "Please call an emergency number, 112, 911 or 999, if it is pressing, or a crisis line such as 988 in the US or 116 123 in much of Europe.",
      "In danger call 112, 911 or 999 at once; otherwise ring a doctor or a crisis line today, and stay near someone you trust.",
      "Call 112, 911 or 999 if you are in danger, and tell one person near you how bad it is, a doctor included.",
      "A crisis line answers at any hour, 988 in the US and 116 123 in much of Europe; in danger it is 112, 911 or 999.",
      "Go to somebody now, or call: 112, 911 or 999 when it is pressing, a doctor's number when it is not.",
      "Whoever picks up at 112, 911, 999 or at 988 is used to hearing this, and will not judge.",
      "Please ring one number today: a doctor, a crisis line, or 112, 911 or 999 when you can't keep yourself safe.",
      "Put what could hurt you out of reach, stay with someone, and call 112, 911 or 999 if the urge grows.",
      "You can walk into any emergency department, or call 112, 911 or 999, and say just that.",
      "Tell a doctor today in these words, and call 112, 911 or 999 if tonight feels too long.",
    ],
    reasons: [
      "I am only a program and cannot keep you safe; a doctor, or a person near you, can.",
      "A program is not enough here; a doctor and someone close to you can really help.",
      "There is no plan from me now, because you deserve a person: a doctor, a friend, a crisis line.",
      "No plan and no goal from me today; a doctor or a friend first.",
      "I can't judge how close it is, and a doctor or a crisis line can.",
      "The goal waits, and a doctor can be reached today.",
      "What I am is rules, and this asks for a human being or a doctor.",
      "My help ends here, and the help of a doctor begins.",
      "There is nothing to plan before somebody, best a doctor, knows about it.",
      "I'd rather say it once more: a doctor, a crisis line, someone close.",
      "That is not a matter for a program; a doctor is the right address.",
    ],
    questions: [
      "Is somebody with you right now?", "Whom could you call this minute?",
      "Can you get to another person now?",
    ])

  private static let chestPain = RedFlagPhrases(
    openers: [
      "“{Flag}” is not something to train through, so please stop.",
      "With “{flag}”, everything else waits.",
      "“{Flag}” can be serious, even when it passes.",
      "You wrote “{flag}”, and that needs a doctor rather than a coach.",
    ],
    advice: [
      "If it is there now, lasts, or comes with breathlessness, call an emergency number at once: 112, 911 or 999.",
      "Call 112, 911 or 999 if you feel it now; if it has passed, see a doctor today.",
      "Right now means the emergency number (112, 911, 999); earlier means a doctor before you do anything more.",
    ],
    reasons: [
      "I am a program and can't judge it, so you get no plan from me before a doctor has.",
      "No exercise and no plan from me until a doctor has looked at it.",
      "This is beyond what rules can judge; a doctor decides what you may do.",
    ],
    questions: ["Do you feel it at this moment?", "Is somebody near you who can help?"])

  private static let fainting = RedFlagPhrases(
    openers: [
      "“{Flag}” needs a doctor before any more steps.",
      "You mention “{flag}”; please sit or lie down if it is still there.",
      "“{Flag}” is a sign to stop for today.",
      "I take “{flag}” seriously.",
    ],
    advice: [
      "See a doctor soon, and call an emergency number (112, 911, 999) if it comes back, or with chest pain, injury or confusion.",
      "If it happens again or you feel unwell now, call 112, 911 or 999; otherwise let a doctor look at it today or tomorrow.",
      "Please have a doctor find the cause; in danger call 112, 911 or 999.",
    ],
    reasons: [
      "There is no plan from me until that is done.",
      "I am a program and cannot tell harmless from harmful here, so no plan for now.",
      "A plan can wait; the cause can't.",
    ],
    questions: ["Are you sitting safely now?", "Has it happened before?"])

  private static let eatingDisorder = RedFlagPhrases(
    openers: [
      "“{Flag}” is something to bring to a doctor, without any shame.",
      "Thank you for writing “{flag}”; that is not easy.",
      "You mention “{flag}”, and your health comes before every number.",
      "“{Flag}” deserves real help, more than rules can give.",
    ],
    advice: [
      "Please talk to a doctor or an eating-disorder helpline; if you feel faint or in danger, call 112, 911 or 999.",
      "A doctor or a therapist who knows eating problems can help a lot; in danger call 112, 911 or 999.",
      "See a doctor this week, and an emergency number, 112, 911 or 999, is right if you feel very unwell.",
    ],
    reasons: [
      "I give no advice on weight or food here, because it could do harm.",
      "No plan and no counting from me on this; it could make things worse.",
      "As a program I keep out of eating and weight now, for your sake.",
    ],
    questions: ["Whom could you tell this to today?", "Does anybody near you know about it?"])

  private static let pregnancy = RedFlagPhrases(
    openers: [
      "“{Flag}” changes what is right, and I can't know how.",
      "With “{flag}”, the person to ask is a doctor or a midwife.",
      "You mention “{flag}”, so I hold back.",
      "“{Flag}” belongs into expert hands.",
    ],
    advice: [
      "Please ask a doctor or midwife what exercise, food and weight are right; with bleeding, strong pain or fainting call 112, 911 or 999.",
      "See a doctor or midwife before changing anything, and call 112, 911 or 999 if there is pain or bleeding.",
      "A doctor should set the limits first; in an emergency the number is 112, 911 or 999.",
    ],
    reasons: [
      "Until then you get no plan from me.", "I give no plan here, since general rules don't hold.",
      "Rules for everybody are the wrong rules here, so no plan from me.",
    ],
    questions: ["When is the next appointment?", "Has a doctor said what is fine so far?"])

  private static let medicine = RedFlagPhrases(
    openers: [
      "“{Flag}” is a matter for your doctor or pharmacist.",
      "You mention “{flag}”, and there I must stop.",
      "On “{flag}” a rule-based program should say nothing of its own.",
      "“{Flag}” changes what is safe for you.",
    ],
    advice: [
      "Please ask a doctor before you change food, exercise or dose; for a bad reaction call 112, 911 or 999.",
      "A doctor or pharmacist knows how it goes with exercise and food; in an emergency call 112, 911 or 999.",
      "See the doctor who knows your case, and don't stop or change anything on your own.",
    ],
    reasons: [
      "I give no plan on this.", "So there is no plan from me until your doctor agrees to one.",
      "What I know is general, and that is not safe enough here.",
    ],
    questions: ["When can you ask them?", "Does your doctor know about your goal?"])

  private static let injury = RedFlagPhrases(
    openers: [
      "“{Flag}” means stop for now, not push on.",
      "With “{flag}” a doctor or physiotherapist comes before any training.",
      "You wrote “{flag}”; pain is a reason to have it looked at.",
      "“{Flag}” needs eyes and hands, and I have neither.",
    ],
    advice: [
      "Please see a doctor, soon if it is swollen, numb or can't bear weight, and call 112, 911 or 999 in an emergency.",
      "Let a doctor look at it before you load it again; if it is severe, call 112, 911 or 999.",
      "A doctor can tell what is torn, strained or harmless; for something severe the number is 112, 911 or 999.",
    ],
    reasons: [
      "I give no plan until you know what it is.",
      "No plan from me around pain, because guessing could make it worse.",
      "The goal can wait, and it will still be there after that.",
    ],
    questions: ["Since when has it been like that?", "Can you get an appointment this week?"])

  private static let unsafePace = RedFlagPhrases(
    openers: [
      "“{Flag}” is beyond what is safe, so I won't plan for it.",
      "I can't help with “{flag}”, because that pace harms.",
      "“{Flag}” would cost more health than weight.",
      "You mention “{flag}”, and there I say no.",
    ],
    advice: [
      "More than 1 kg or 1 % of body weight a week, or fewer than 1200 kcal a day, belongs under a doctor's eyes.",
      "Please see a doctor first: safe means at most 1 kg or 1 % of body weight a week, and at least 1200 kcal a day.",
      "The limits are 1 kg or 1 % of body weight a week and 1200 kcal a day; beyond them only with a doctor.",
    ],
    reasons: [
      "If you feel faint or unwell, call 112, 911 or 999.",
      "There is no plan from me at that pace.",
      "With dizziness or a racing heart, call 112, 911 or 999.",
    ],
    questions: ["Would a later date be possible?", "What makes the date so important?"])
}
