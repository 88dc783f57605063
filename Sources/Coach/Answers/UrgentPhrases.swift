/// The lines for what cannot wait.
extension RedFlagPhrases {
  static let violence = RedFlagPhrases(
    openers: [
      "“{Flag}” is not yours to fix by being calmer or better.",
      "What you write, “{flag}”, is not all right, and it is not your fault.",
      "I take “{flag}” seriously, and your safety comes before any goal.",
      "Nobody has to live with “{flag}”.",
    ],
    advice: [
      "In danger call 112, 911 or 999; a doctor, a helpline for domestic violence (in the US 1-800-799-7233) or a friend can help you plan in safety.",
      "If it may happen again today, go where you are safe and call 112, 911 or 999; a doctor can note injuries and keep it confidential.",
      "Tell one person you trust and a doctor, and call 112, 911 or 999 the moment you feel unsafe.",
    ],
    reasons: [
      "There is no plan from me for that, because people who know about it should be with you.",
      "A program can't keep you safe, so I give no plan here.",
      "I leave the goal alone until you are safe.",
    ],
    questions: ["Are you safe at this moment?", "Whom could you tell today?"])

  static let emergency = RedFlagPhrases(
    openers: [
      "“{Flag}” can be an emergency, so please don't wait.",
      "You wrote “{flag}”, and that needs help now rather than later.",
      "With “{flag}” minutes can count.",
      "Stop everything else: “{flag}” has to be looked at.",
    ],
    advice: [
      "Call 112, 911 or 999 now, even if it gets better, and don't drive yourself.",
      "Please call an emergency number at once, 112, 911 or 999, and don't stay alone.",
      "The emergency number (112, 911, 999) first, and let somebody stay with you until a doctor has seen you.",
    ],
    reasons: [
      "There is no plan from me, and nothing to train, until a doctor says so.",
      "I am a program and can't judge it; a doctor can.",
      "No walk, no water and no goal is worth waiting for.",
    ],
    questions: ["Is somebody with you?", "Can you call right now?"])

  static let withdrawal = RedFlagPhrases(
    openers: [
      "Wanting to stop is good; with “{flag}” please don't do it alone.",
      "“{Flag}” means that stopping at once can be dangerous.",
      "I take “{flag}” seriously, because a body that is used to it reacts.",
      "You write “{flag}”, and that belongs into a doctor's hands.",
    ],
    advice: [
      "See a doctor today before you stop, and call 112, 911 or 999 for cramps, confusion, fever or seeing things.",
      "A doctor can make it safe, often within a day; with shaking, seizures or confusion call 112, 911 or 999.",
      "Please speak to a doctor or an addiction service first; in an emergency the number is 112, 911 or 999.",
    ],
    reasons: [
      "I give no plan for it, since the safe way is a supervised one.",
      "There is no plan from me here, and plenty of help from people trained for it.",
      "Rules like mine are not enough for that.",
    ],
    questions: ["Which doctor could you call today?", "Is somebody with you in the next days?"])

  static let symptom = RedFlagPhrases(
    openers: [
      "“{Flag}” should be seen by a doctor before anything else.",
      "With “{flag}” tips are the wrong thing.",
      "You mention “{flag}”, and that can have a cause worth treating.",
      "“{Flag}” is more than a habit can change.",
    ],
    advice: [
      "Please see a doctor this week, don't drive when you are sleepy, and call 112, 911 or 999 if it gets sudden or severe.",
      "Make an appointment with a doctor now; if it gets worse, the number is 112, 911 or 999.",
      "A doctor can find the cause; for anything sudden call 112, 911 or 999.",
    ],
    reasons: [
      "I give no plan until a doctor has looked at it.", "There is no plan from me before that.",
      "Guessing could cost time, so I don't.",
    ],
    questions: ["When could you see a doctor?", "Since when has it been like that?"])
}
