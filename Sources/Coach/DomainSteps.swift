import Wellness

/// Small things to do, as commands with their size: they stand behind "tomorrow at 7:30, ".
struct DomainSteps: Sendable {
  /// Five to twenty minutes, or a countable piece.
  let small: [String]
  /// Two minutes at most.
  let tiny: [String]
  /// What can be done indoors, in a hotel or a small flat.
  let indoors: [String]
}

extension GoalDomain {
  var steps: DomainSteps {
    switch self {
    case .walking: .walking
    case .wheeling: .wheeling
    case .running: .running
    case .strength: .strength
    case .cycling: .cycling
    case .swimming: .swimming
    case .movement: .movement
    case .sleep: .sleep
    case .food: .food
    case .water: .water
    case .weight: .weight
    case .mind: .mind
    case .screen: .screen
    case .reading: .reading
    case .study: .study
    case .other: .other
    }
  }
}

extension DomainSteps {
  static let walking = DomainSteps(
    small: [
      "walk for 10 minutes", "walk \(Quantity(1000, "steps")) away from home and come back",
      "take one 12-minute loop around the block", "walk for the length of 3 songs",
      "get off one stop early and walk the rest", "walk 8 minutes at a pace that lets you chat",
      "make one 10-minute phone call on foot",
    ],
    tiny: [
      "put your shoes on and walk for 2 minutes", "walk to the corner and back, once",
      "climb 2 flights of stairs", "walk on the spot for 90 seconds",
    ],
    indoors: [
      "walk indoors for 8 minutes, corridor and stairs", "march on the spot through 3 songs",
      "walk 10 minutes of laps in a shop or station", "climb the stairs for 5 minutes, slowly",
      "pace through one 10-minute call",
    ])
  static let wheeling = DomainSteps(
    small: [
      "push for 10 minutes on level ground", "push one loop around the block, easy",
      "do 4 rounds of 1 brisk minute and 2 easy ones", "push for the length of 3 songs",
    ],
    tiny: [
      "do 10 slow arm circles", "push to the corner and back, once",
      "stretch your chest for 1 minute",
    ],
    indoors: [
      "push up and down the corridor for 6 minutes", "do 2 rounds of 10 band pulls",
      "shadow-box for 3 songs",
    ])
  static let running = DomainSteps(
    small: [
      "jog 1 minute and walk 2, five times", "run for 8 minutes at a talking pace",
      "run an easy 1 km and walk home", "walk 5 minutes, jog 5, walk 5",
      "run to the length of 3 songs, slowly",
    ],
    tiny: [
      "put on your running shoes and stand outside for 1 minute", "jog gently for 2 minutes",
      "do 20 calf raises in your running shoes",
    ],
    indoors: [
      "do 6 minutes of knee lifts and side steps", "climb stairs for 5 easy minutes",
      "jog on the spot through 2 songs", "do 3 rounds of 10 squats and 10 calf raises",
    ])
  static let strength = DomainSteps(
    small: [
      "do 2 rounds of 8 squats and 5 wall push-ups", "hold a plank 3 times for 15 seconds",
      "do 10 squats, 8 rows with a bag and 5 push-ups", "do one 12-minute full-body round",
      "do 3 sets of 6 of your favourite exercise",
    ],
    tiny: [
      "do 5 squats", "do 3 push-ups against the wall", "hold a plank for 10 seconds",
      "do 8 calf raises at the sink",
    ],
    indoors: [
      "do 2 rounds of 10 squats beside the bed", "do 8 push-ups against a desk, twice",
      "lift a full backpack 10 times, twice", "hold a wall sit for 20 seconds, 3 times",
    ])
  static let cycling = DomainSteps(
    small: [
      "ride for 12 minutes on a flat route", "ride one errand you would have driven",
      "ride 3 km out and back", "pedal 10 minutes in an easy gear",
    ],
    tiny: [
      "pump the tyres, 2 minutes", "ride once around the block", "put helmet and lights ready",
    ],
    indoors: [
      "pedal 10 minutes on an indoor bike", "do 3 rounds of 12 squats",
      "climb stairs for 6 easy minutes", "do 5 minutes of cycling legs on your back",
    ])
  static let swimming = DomainSteps(
    small: [
      "swim 6 easy lengths", "go to the pool for 15 minutes only", "swim 2 lengths, rest, 4 times",
      "do 10 minutes of swimming drills",
    ],
    tiny: [
      "pack the swim bag, 2 minutes", "look up tomorrow's pool hours, 1 minute",
      "do 10 arm circles each way",
    ],
    indoors: [
      "do 8 minutes of arm circles and squats", "do 2 rounds of 10 band or towel pulls",
      "stretch shoulders for 6 minutes",
    ])
  static let movement = DomainSteps(
    small: [
      "move for 10 minutes in any way you like", "walk briskly for 8 minutes",
      "do 2 rounds of 8 squats and 8 wall push-ups", "stretch for 7 minutes with music",
      "dance through 3 songs", "take the stairs 4 times in a row",
    ],
    tiny: [
      "stand up and stretch for 60 seconds", "do 5 squats", "walk around the flat for 2 minutes",
      "roll your shoulders 10 times",
    ],
    indoors: [
      "follow a 10-minute workout in the living room", "march on the spot through 3 songs",
      "do 3 rounds of 8 squats and 8 desk push-ups", "stretch on the floor for 8 minutes",
    ])
  static let sleep = DomainSteps(
    small: [
      "put the phone 1 room away from the bed", "dim every light for 30 minutes",
      "move lights-out 15 minutes earlier", "read 5 paper pages in bed",
      "write tomorrow's 3 tasks on paper and close the notebook",
      "take a warm shower of 8 minutes",
    ],
    tiny: [
      "set one bedtime alarm, 1 minute", "take 6 slow breaths lying down",
      "switch off one bright lamp", "lay your phone 3 metres from the bed",
    ],
    indoors: [
      "cool the room to about 18 °C", "darken the room for 5 minutes before lying down",
      "read 5 paper pages under a soft lamp", "take 10 slow breaths in bed",
    ])
  static let food = DomainSteps(
    small: [
      "add 1 handful of vegetables to your plate", "fill half of 1 plate with vegetables",
      "add 1 piece of fruit you like", "cook 2 portions and keep one for later",
      "start a 1-day list of what you eat, without judging",
      "eat for 15 minutes sitting down, without a screen",
    ],
    tiny: [
      "put 1 apple where you can see it", "drink 1 glass of water first",
      "put the fork down 3 times during the meal", "write 1 vegetable on the shopping list",
    ],
    indoors: [
      "add 1 side of vegetables to what you order", "pack 2 pieces of fruit and a handful of nuts",
      "choose water for 1 of your drinks", "pick the 1 dish with the most vegetables",
    ])
  static let water = DomainSteps(
    small: [
      "drink 1 glass of water", "fill a half-litre bottle and keep it in sight",
      "swap 1 sweet drink for water", "drink 1 glass and pour the next one",
    ],
    tiny: [
      "put 1 glass beside the kettle", "take 3 sips of water",
      "fill 1 bottle and put it on the desk",
    ],
    indoors: [
      "drink 1 glass at every stop", "carry 1 refillable bottle", "ask for 1 glass of tap water",
    ])
  static let weight = DomainSteps(
    small: [
      "take a walk of 10 minutes", "fill half of 1 plate with vegetables",
      "serve 1 portion on a smaller plate", "swap 1 sweet drink for water",
      "start a 1-day list of what you eat, without judging",
      "wait 10 minutes before a second helping",
    ],
    tiny: [
      "drink 1 glass of water", "eat the first 3 bites slowly",
      "stand up and walk for 2 minutes", "put 1 piece of fruit where the sweets were",
    ],
    indoors: [
      "walk indoors for 8 minutes", "do 2 rounds of 8 squats",
      "order 1 side of vegetables", "climb stairs for 5 easy minutes",
    ])
  static let mind = DomainSteps(
    small: [
      "breathe slowly for 3 minutes, out longer than in", "sit still for 5 minutes with a timer",
      "write 3 lines about the day", "walk 8 minutes without the phone",
      "list 3 things that went right", "do a 6-minute body scan lying down",
    ],
    tiny: [
      "take 5 slow breaths", "drop your shoulders and count to 10", "write 1 line about right now",
      "look out of the window for 60 seconds",
    ],
    indoors: [
      "take 10 slow breaths in a quiet corner", "sit for 4 minutes with your eyes closed",
      "write 3 lines on whatever paper is there", "do a 5-minute body scan on the bed",
    ])
  static let screen = DomainSteps(
    small: [
      "put the phone in another room for 30 minutes", "delete 1 app you open without thinking",
      "set a limit of 15 minutes on 1 app", "swap the first 10 minutes of scrolling for a walk",
    ],
    tiny: [
      "turn the phone face down for 2 minutes", "move 1 app off the first page",
      "switch off 1 kind of notification",
    ],
    indoors: ["leave the phone on the charger for 20 minutes", "read 4 paper pages instead"])
  static let reading = DomainSteps(
    small: [
      "read 5 pages", "read for 10 minutes with the phone in another room",
      "read to the end of the section you are in, 12 minutes at most",
      "read 3 pages aloud or to somebody", "read 8 minutes wherever you sit",
    ],
    tiny: [
      "open the book and read 1 paragraph", "read 1 page", "put the book on your pillow, 1 minute",
      "read the first 3 lines of the next chapter",
    ],
    indoors: [
      "read 5 pages wherever you are", "listen to the book for 10 minutes",
      "read 2 pages in a queue",
    ])
  static let study = DomainSteps(
    small: [
      "practise for 10 minutes with a timer", "learn 5 new things", "do 1 exercise and stop",
      "study for 12 minutes with the phone away", "repeat yesterday's part for 8 minutes",
    ],
    tiny: [
      "look at the first line, 2 minutes", "lay out what you need, 1 minute", "practise 1 line",
    ],
    indoors: [
      "practise 8 minutes in your head", "repeat 5 things from memory", "listen for 10 minutes",
    ])
  static let other = DomainSteps(
    small: [
      "spend 10 minutes on it with a timer", "do the smallest part of it, 5 minutes at most",
      "write down its next 3 actions", "do one piece that fits in 8 minutes",
      "clear a place for it, 6 minutes",
    ],
    tiny: [
      "look at it for 2 minutes", "write 1 line about the next move",
      "lay out what you need, 1 minute",
    ],
    indoors: [
      "give it 10 minutes wherever you are", "do one piece that needs no tools, 8 minutes",
      "plan its next step on paper, 5 minutes",
    ])
}
