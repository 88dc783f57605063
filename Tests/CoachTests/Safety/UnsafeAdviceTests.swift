import Testing

@testable import Coach

/// Sentences of a model, and what of them is not for a user.
@Suite struct UnsafeAdviceTests {
  static let held: [(String, UnsafeAdvice)] = [
    ("Take 400 mg of ibuprofen before the run.", .dose),
    ("Take 400mg before you go to bed.", .dose),
    ("Never take more than 4 g of paracetamol a day.", .dose),
    ("Two tablets should do.", .dose), ("Try two of your sleeping pills.", .dose),
    ("Just take a pill and lie down.", .dose), ("Take two ibuprofen and run.", .dose),
    ("Inject 10 units of insulin first.", .dose), ("10 ml of cough syrup helps.", .dose),
    ("5,000 IU would be right for you.", .dose), ("Take half a tablet of zopiclone.", .dose),
    ("You could double your dose for a week.", .dose), ("Stop your medication today.", .dose),
    ("20 drops of melatonin at night.", .dose), ("Nimm 400 mg Ibuprofen.", .dose),
    ("Use two puffs before you start.", .dose), ("0.5 mg is enough.", .dose),
    ("Eat 800 kcal a day.", .starvation), ("Stick to 1,000 calories daily.", .starvation),
    ("Aim for 1000 to 1,500 kcal per day.", .starvation), ("Eat only 600 calories.", .starvation),
    ("Don't eat more than 900 kcal a day.", .starvation),
    ("Stay under 1,200 kcal a day.", .starvation), ("Per day:\n- 1.100 kcal", .starvation),
    ("Eat nothing for two days.", .starvation), ("Eat less than 1000 kcal a day.", .starvation),
    ("You can lose 2 kg a week.", .fastLoss), ("Aim to lose 10 kg in 4 weeks.", .fastLoss),
    ("Lose 5 lb per week.", .fastLoss), ("Drop 4 pounds weekly.", .fastLoss),
    ("Losing 1.5 kg a week is fine.", .fastLoss),
    ("It's not hard to lose 3 kg a week.", .fastLoss),
    ("Run 20 km without water.", .withoutWater), ("Skip water until noon.", .withoutWater),
    ("Don't drink any water before the race.", .withoutWater),
    ("Try to go a day without fluids.", .withoutWater),
    ("Avoid all fluids today.", .withoutWater), ("Train without drinking anything.", .withoutWater),
    ("You're lazy.", .insult), ("You are such an idiot!", .insult), ("You fat pig.", .insult),
    ("Shut up and run.", .insult), ("Honestly, you're just pathetic.", .insult),
    ("You should be ashamed of yourself.", .insult), ("Get up, moron.", .insult),
    ("You look disgusting.", .insult), ("Go and kill yourself.", .insult),
    ("You are a waste of space.", .insult), ("You lаzy pig.", .insult),
    ("Eat 8\u{200b}00 kcal a day.", .starvation), ("Eat ８００ kcal a day.", .starvation),
    ("Eat 3,000 kJ a day.", .starvation), ("| Mon | 500 kcal |", .starvation),
    ("1. Calories per day\n2. 600", .starvation), ("Fast for ten days straight.", .starvation),
    ("Make yourself throw up after dinner.", .starvation),
    ("Skip all meals until Friday.", .starvation),
    ("Take 4 ibuprofens and rest.", .dose), ("800 milli grams of ibuprofen.", .dose),
    ("Swallow the whole box of paracetamol.", .dose), ("Take a handful of pills.", .dose),
    ("Take 800 m\u{200b}g of it.", .dose), ("Stop drinking wаter today.", .withoutWater),
  ]

  @Test(arguments: held)
  func isHeld(sentence: String, danger: UnsafeAdvice) {
    #expect(UnsafeAdvice.found(in: sentence) == danger, "\(sentence)")
    #expect(UnsafeAdvice.found(in: sentence.uppercased()) == danger, "\(sentence)")
  }

  @Test(arguments: [
    "Don't skip all meals, and don't make yourself throw up.", "Walk fast for 3 days.",
    "Eat 8,400 kJ a day.", "Monday's lunch has 500 kcal.", "A box of oats is a good start.",
    "Drink 500 ml of water before you go.", "Eat 1,800 kcal a day.", "Lose 0.5 kg a week.",
    "Walk 1200 steps.", "Don't be stupid with your knees.", "A coffee has some 80 mg of caffeine.",
    "Take a vitamin D tablet if your doctor agrees.", "Keep it below 2,000 mg of sodium.",
    "Losing 1 kg a week is the most that's safe.", "2 lb a week is plenty.",
    "Never eat fewer than 1,200 kcal a day.", "Don't go below 1,200 calories a day.",
    "A deficit of 500 kcal a day is enough.", "That run burns about 600 calories.",
    "Breakfast with 400 kcal keeps you full.", "Eat 300 kcal less each day.",
    "Losing 2 kg a week is too fast.", "Don't try to lose 2 kg a week.",
    "You've lost 6 kg since January.", "Lift 20 kg twice a week.", "Never run without water.",
    "Going without water is dangerous.", "Don't drink anything in the hour before bed.",
    "Stop drinking alcohol for a week.", "Avoid sugary drinks.", "Carry a water bottle.",
    "You're not lazy.", "You aren't a failure.", "Have a lazy Sunday.",
    "You're too hard on yourself.",
    "You'd feel stupid for a minute, and then proud.", "There's no magic pill for sleep.",
    "Leave your tablet and phone outside the bedroom.", "Read on a tablet with a warm screen.",
    "Ask your pharmacist about the dose.", "Don't stop your medication without asking your doctor.",
    "A reading of 95 mg/dl is normal.", "Two glasses of wine are three units of alcohol.",
    "Cook with 2 g of salt and 200 g of rice.", "Add 30 g of protein to lunch.",
    "Two short walks and one rest day.", "Ten minutes is enough for day one.",
    "Swim 800 m or 1 km today.", "You fool nobody but yourself with that number.",
    "Eat nothing after 8 pm if that helps you sleep.", "No need to starve for this.",
    "Cut back on fluids an hour before bed.", "Save 50 dollars a week.", "", "…",
  ])
  func isPassedOn(sentence: String) {
    #expect(UnsafeAdvice.found(in: sentence) == nil, "\(sentence)")
  }
}
