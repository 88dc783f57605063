/// The words by which `UnsafeAdvice` knows what a sentence is about; those of more than a line are in
/// `words.txt`.
enum AdviceWords {
  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  private static func inWords(_ phrases: [String]) -> [[String]] {
    phrases.map { $0.split(separator: " ").map(String.init) }
  }

  static let masses: Set<String> = .listed("AdviceWords.masses")
  static let pills: Set<String> = .listed("AdviceWords.pills")
  static let units = words("unit units")
  /// Behind a number of something that was named before.
  static let times: Set<String> = .listed("AdviceWords.times")
  static let containers = words("box packet pack bottle strip blister handful bunch load loads")
  static let measures: Set<String> = .listed("AdviceWords.measures")
  static let names: Set<String> = .listed("AdviceWords.names")
  static let medicines = names.union([String].listed("AdviceWords.medicines"))
  static let nutrients: Set<String> = .listed("AdviceWords.nutrients")
  static let drinks = words("water milk juice tea coffee smoothie broth soup")
  static let screens = words("screen screens phone phones laptop app apps device devices ebook")
  static let articles = words("a an another one extra")
  static let swallowing = words("take takes taking swallow down pop have try add have double")
  static let figurative = words("no magic chill bitter hard miracle")
  static let dosed = words("dose dosage doses meds medication medications insulin")
  static let changing = words("double triple halve increase raise reduce lower skip stop quit")
  static let professionals: Set<String> = .listed("AdviceWords.professionals")

  static let calories = words("kcal kcals calories calorie cal cals kalorien calorías")
  static let kilojoules = words("kj kilojoule kilojoules")
  /// Behind a number of calories that were named before it.
  static let behindCalories = words("is are should would will max maximum a per each daily")
    .union([""])
  static let below = words("under below less fewer beneath")
  static let above = words("more over above exceed past")
  static let daily = words("day daily days tag täglich día jour diario diet")
  static let weekdays: Set<String> = .listed("AdviceWords.weekdays")
  static let meals = words("meal meals food foods eating")
  static let purging = words("throw throwing vomit puke purge sick")
  static let beforeFast = words("walk run go ride so too as how very this that move cycle swim not")
  static let differences: Set<String> = .listed("AdviceWords.differences")
  static let occasions: Set<String> = .listed("AdviceWords.occasions")
  static let dieting: Set<String> = .listed("AdviceWords.dieting")
  static let spans = words("all today tomorrow for until day days")

  static let losing: Set<String> = .listed("AdviceWords.losing")
  static let weights: Set<String> = .listed("AdviceWords.weights")

  static let waters: Set<String> = .listed("AdviceWords.waters")
  static let anything = words("anything nothing")
  static let drinking = words("drink drinking drank drunk")
  static let evenings: Set<String> = .listed("AdviceWords.evenings")
  static let efforts: Set<String> = .listed("AdviceWords.efforts")
  static let refusals = inWords(.listed("AdviceWords.refusals"))
  static let quantifiers = words("any all the your more")
  static let compounds: Set<String> = .listed("AdviceWords.compounds")

  static let abuse: Set<String> = .listed("AdviceWords.abuse")
  static let insults: Set<String> = .listed("AdviceWords.insults")
  static let verbs = words("fool joke cow pig fat")
  static let intensifiers: Set<String> = .listed("AdviceWords.intensifiers")
  static let insulting = inWords(.listed("AdviceWords.insulting"))

  static let denials: Set<String> = .listed("AdviceWords.denials")
  /// Behind a denial: what is then said for it.
  static let encouraged = words("hard difficult problem only just worry hesitate afraid more over")
  static let turns = words("but however anyway still though yet")
  static let warnings: Set<String> = .listed("AdviceWords.warnings")
  static let extremes = words("fast much little few low quickly quick steep risky")
}
