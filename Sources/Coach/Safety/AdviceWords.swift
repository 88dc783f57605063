/// The words by which `UnsafeAdvice` knows what a sentence is about.
enum AdviceWords {
  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  static let masses = words(
    "mg mgs milligram milligrams mcg µg μg ug microgram microgrammes micrograms iu milligramm")
  static let pills = words(
    """
    pill pills tablet tablets capsule capsules caplet caplets puff puffs suppository lozenges
    tabletten pastillas comprimidos comprimés
    """)
  static let units = words("unit units")
  /// Behind a number of something that was named before.
  static let times = words(
    "now more at then tonight today tomorrow every again first before after with straight")
  static let containers = words("box packet pack bottle strip blister handful bunch load loads")
  static let measures = words(
    """
    ml millilitre millilitres milliliter milliliters cc g gram grams drop drops spoon spoons spoonful
    teaspoon teaspoons tablespoon tsp tbsp dose doses
    """)
  static let names = words(
    """
    paracetamol ibuprofen tylenol advil aspirin aspirins painkillers antidepressants xanax valium
    sertraline prozac zoloft melatonin naproxen codeine tramadol nytol benadryl acetaminophen ritalin
    adderall statins metformin diazepam lithium zopiclone zolpidem ambien oxycodone morphine fentanyl
    gabapentin pregabalin lisinopril amlodipine warfarin propranolol levothyroxine omeprazole
    prednisone prednisolone amoxicillin fluoxetine citalopram escitalopram venlafaxine quetiapine
    clonazepam lorazepam alprazolam semaglutide ozempic wegovy mounjaro clenbuterol ephedrine
    laxative laxatives diuretic diuretics antihistamine antibiotics nyquil imodium
    """)
  static let medicines = names.union(
    words("insulin medicine medicines medication medications meds syrup nicotine steroid steroids"))
  static let nutrients = words(
    """
    caffeine coffee espresso tea sodium salt cholesterol potassium calcium magnesium iron zinc
    vitamin vitamins multivitamin multivitamins omega fibre fiber electrolyte electrolytes supplement
    supplements probiotic chlorine purification dishwasher folic folate iodine
    """)
  static let drinks = words("water milk juice tea coffee smoothie broth soup")
  static let screens = words("screen screens phone phones laptop app apps device devices ebook")
  static let articles = words("a an another one extra")
  static let swallowing = words("take takes taking swallow down pop have try add have double")
  static let figurative = words("no magic chill bitter hard miracle")
  static let dosed = words("dose dosage doses meds medication medications insulin")
  static let changing = words("double triple halve increase raise reduce lower skip stop quit")
  static let professionals = words(
    """
    doctor doctors gp pharmacist nurse prescriber physician psychiatrist team specialist clinic
    midwife
    """)

  static let calories = words("kcal kcals calories calorie cal cals kalorien calorías")
  static let kilojoules = words("kj kilojoule kilojoules")
  /// Behind a number of calories that were named before it.
  static let behindCalories = words("is are should would will max maximum a per each daily")
    .union([""])
  static let below = words("under below less fewer beneath")
  static let above = words("more over above exceed past")
  static let daily = words("day daily days tag täglich día jour diario diet")
  static let weekdays = words(
    """
    mon tue tues wed thu thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday
    """)
  static let meals = words("meal meals food foods eating")
  static let purging = words("throw throwing vomit puke purge sick")
  static let beforeFast = words("walk run go ride so too as how very this that move cycle swim not")
  static let differences = words(
    """
    deficit deficits burn burns burning burned burnt cut cutting less fewer surplus extra off reduce
    reducing trim save saves saving spend spends offset below
    """)
  static let occasions = words(
    """
    breakfast lunch dinner supper snack snacks meal meals bar cookie serving portion before after run
    workout ride session contains has
    """)
  static let dieting = words(
    """
    eat eating only just under below limit max maximum stick keep aim target consume than budget
    """)
  static let spans = words("all today tomorrow for until day days")

  static let losing = words(
    """
    lose losing loss drop dropping shed shedding slim lighter reduce down off cut
    """)

  static let weights = words(
    "weight kg kgs kilo kilos kilogram kilograms lb lbs pound pounds fat stone")

  static let waters = words(
    "water fluid fluids liquid liquids drinking hydration hydrating")
  static let anything = words("anything nothing")
  static let drinking = words("drink drinking drank drunk")
  static let evenings = words(
    """
    bed bedtime sleep night evening alcohol beer wine booze soda pm scan surgery anaesthetic swallow
    """)
  static let efforts = words(
    """
    run running train training walk hike hiking exercise exercising go going workout try do fast
    fasting ride riding cycle sauna sweat spend day days push km miles play race live
    """)
  static let refusals: [[String]] = [
    "skip", "avoid", "avoid drinking", "skip drinking", "cut out", "give up", "stay off",
    "dont drink", "do not drink", "never drink", "not drink", "stop drinking", "drink no",
    "with no",
  ].map { $0.split(separator: " ").map(String.init) }
  static let quantifiers = words("any all the your more")
  static let compounds = words(
    """
    bottle bottles needed required weight aerobics sports from that straight if with on to near in
    """)

  static let abuse = words(
    """
    moron morons imbecile dumbass dickhead asshole arsehole bitch retard retarded cretin scumbag
    fatso lardass shithead wanker twat
    """)
  static let insults = words(
    """
    stupid idiot lazy pathetic worthless fat loser ugly disgusting dumb useless failure ridiculous
    hopeless pig cow fool slob coward weakling joke embarrassment disgrace whale brainless
    repulsive trash garbage
    """)
  static let verbs = words("fool joke cow pig fat")
  static let intensifiers = words(
    """
    so such a an just really very too being completely totally fucking nothing but simply clearly
    obviously still always truly one big
    """)
  static let phrases: [[String]] = [
    "you disgust me", "shame on you", "ashamed of yourself", "fuck you", "fuck off", "shut up",
    "kill yourself", "waste of space", "nobody likes you", "no one likes you", "you make me sick",
    "you fat",
  ].map { $0.split(separator: " ").map(String.init) }

  static let denials = words(
    """
    dont not never no nobody avoid cant cannot shouldnt mustnt isnt arent wont wouldnt without
    rather instead
    """)
  /// Behind a denial: what is then said for it.
  static let encouraged = words("hard difficult problem only just worry hesitate afraid more over")
  static let turns = words("but however anyway still though yet")
  static let warnings = words(
    "dangerous unsafe risky unhealthy harmful risk risks harm hurts dehydration kills")
  static let extremes = words("fast much little few low quickly quick steep risky")
}
