extension CoachTopic {
  static let setback = CoachTopic(
    openers: [
      "“{Word}” is one line in the story, not its end.",
      "Thanks for being straight about “{word}”.",
      "“{Word}” happens to nearly everybody; what counts is the next time.",
      "Good that you came back to tell me “{word}”.",
    ],
    insights: [
      "Missing once does no harm; the thing to avoid is missing twice in a row.",
      "What you have is not gone: {standing} still stands.",
      "Ask what got in the way, not what is wrong with you.",
      "The restart should be smaller than the last thing you did, so that it surely works.",
    ],
    steps: [
      "Restart small: {cue}, {tiny}.",
      "No catching up; {cue}, {act}, and that closes the gap in the habit.",
      "{Cue}, {act}, and leave it at that.",
    ],
    questions: [
      "What was different on the day it stopped?",
      "What would have made it possible at half the size?",
      "Which obstacle is the likeliest to come again?",
    ],
    whys: [
      "a quick small restart keeps the habit, and a grand one gets postponed",
      "guilt makes people avoid the subject, while a tiny success brings them back",
    ])

  static let plateau = CoachTopic(
    openers: [
      "“{Word}” often means that the easy part is done.",
      "When it feels like “{word}”, change one thing and keep it for 2 weeks.",
      "Let's look at “{word}” with numbers instead of feelings.",
      "“{Word}” is frustrating, and it is also normal.",
    ],
    insights: [
      "You stand at {standing}, {percent} of the way.",
      "Compare with four weeks ago, not with yesterday.",
      "Sleep, stress and a week of travel can hide progress that is there.",
      "One change at a time tells you what worked; three at once tell you nothing.",
    ],
    steps: [
      "For 7 days change a single thing: {when}, {act}.",
      "Write down 3 days honestly, then, {cue}, {act}.",
      "Add a tenth, not more: {cue}, {act}.",
    ],
    questions: [
      "What has changed in the last two weeks?",
      "How do you measure it, and how often?",
      "What have you been doing the same way the longest?",
    ],
    whys: [
      "bodies adapt to what they know, so a small change restarts the progress",
      "single values jump about, and only the trend over weeks tells the truth",
    ])

  static let fine = CoachTopic(
    openers: [
      "“{Word}”: that is worth a pause before the next thing.",
      "Good to read “{quote}”.",
      "“{Word}” is exactly what makes the next step easier.",
      "Well done; remember what made “{word}” possible.",
    ],
    insights: [
      "On good days lay out the small version for the bad ones.",
      "You are at {standing} now, which is {percent}.",
      "Write down what helped, because you can do that part on purpose.",
      "When it goes well, keep the size the same for a week; growing can wait.",
    ],
    steps: [
      "Use the tailwind: {cue}, {act}.",
      "Repeat it once while it is fresh: {cue}, {act}.",
      "{Cue}, {act}, in the same spirit.",
    ],
    questions: [
      "What helped the most?",
      "What would you like to keep from it?",
      "Who should hear about it?",
    ],
    whys: [
      "what went well shows more about what works for you than any advice",
      "a second time soon after the first makes it a pattern",
    ])
}
