/// What somebody competent has said of a danger, by a text of the user: of a message or of a goal.
///
/// Only what is told in so many words counts. A question, a condition, a doubt or a negation
/// anywhere in the text leaves the danger as it is, because to be asked twice harms nobody.
enum Clearance: Hashable, Sendable {
  case given, refused

  /// `nil` for a text that says neither.
  init?(_ utterance: Utterance) {
    let words = Clearance.statements(of: utterance)
    guard words.contains(where: Clearance.competent.contains) else { return nil }
    let isOpen = words.contains(where: Clearance.doubts.contains)
    let isDenied = words.contains(where: Clearance.denials.contains)
    if !isOpen, !isDenied, Clearance.isGiven(in: words) {
      self = .given
    } else if isDenied, words.contains(where: Clearance.telling.contains),
      !words.contains(where: Clearance.unsettled.contains)
    {
      self = .refused
    } else {
      return nil
    }
  }

  /// Whether it can lift a flag at all: no doctor makes self-harm, an emergency, an eating disorder
  /// or a pace that is unsafe something to be coached.
  static func lifts(_ flag: RedFlag) -> Bool {
    ![.selfHarm, .violence, .emergency, .eatingDisorder, .unsafePace].contains(flag)
  }

  /// The words of a text without its requests (`Can you make me a plan?`), with `?` for a question
  /// and with `harmless` for what says so by a negation.
  private static func statements(of utterance: Utterance) -> [String] {
    var words: [String] = []
    for sentence in sentences(of: utterance.source) {
      let all = Utterance(sentence, tolerant: false).words.map(\.text)
      let isRequest =
        all.first.map { requests.contains($0) } ?? false
        && !all.contains { competent.contains($0) || good.contains($0) || doubts.contains($0) }
      if isRequest { continue }
      let isAsked = sentence.last == "?" || (all.first.map { asking.contains($0) } ?? false)
      words += isAsked ? ["?"] + all : all
    }
    return harmless.reduce(words) { replacing($1, in: $0) }
  }

  private static func sentences(of text: String) -> [String] {
    var sentences = [""]
    for character in text {
      sentences[sentences.count - 1].append(character)
      if ".!?\n".contains(character) { sentences.append("") }
    }
    return sentences
  }

  private static func replacing(_ phrase: [String], in words: [String]) -> [String] {
    var left = words[...]
    var result: [String] = []
    while let word = left.first {
      let isHere = left.starts(with: phrase)
      result.append(isHere ? "harmless" : word)
      left = left.dropFirst(isHere ? phrase.count : 1)
    }
    return result
  }

  private static func isGiven(in words: [String]) -> Bool {
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let behind = words[(index + 1)...]
      let isGiving =
        (clearing.contains(word) && (next.isEmpty || cleared.contains(next)))
        || (giving.contains(word)
          && next != "to" && tokens.contains { behind.prefix(5).containsSequence($0) })
      if isGiving { return true }
      if word == "harmless", isTold(by: words[..<index]) { return true }
      if telling.contains(word), isTold(by: words[..<index]), isFine(behind) { return true }
      if checking.contains(word), behind.indices.contains(where: { isFine(words[$0...]) }) {
        return true
      }
    }
    return false
  }

  /// Whether who says something is somebody competent, or one who was named before.
  private static func isTold(by words: ArraySlice<String>) -> Bool {
    let near = words.suffix(3)
    return near.contains(where: competent.contains) || near.contains(where: pronouns.contains)
  }

  /// Whether a text begins by saying that all is well, or that exercise is: `it is fine`, `I can
  /// run again`. A word like `fine` alone says nothing of what is.
  private static func isFine(_ words: ArraySlice<String>) -> Bool {
    let between = words.prefix { linking.contains($0) }
    guard let word = words.dropFirst(between.count).first else { return false }
    if word == "harmless" { return true }
    if ["can", "may"].contains(word), between.last == "i" {
      let allowed = words.dropFirst(between.count + 1).prefix(3)
      return allowed.contains(where: exercise.contains) && !allowed.contains("into")
    }
    let behind = words.dropFirst(between.count + 1)
    if behind.first == "to", let what = behind.dropFirst().first, !allowable.contains(what) {
      return false
    }
    return good.contains(word) && !["that", "i", "you"].contains(behind.first ?? "")
      && between.contains(where: subjects.contains)
  }

  private static let competent = CommonWords.words(
    """
    doctor doctors doc dr gp physician cardiologist neurologist orthopaedist orthopedist surgeon
    specialist consultant physio physiotherapist midwife gynaecologist gynecologist obgyn
    hospital clinic
    """)
  private static let pronouns = CommonWords.words("she he they who")

  /// What leaves it open whether anybody has said so, or makes it depend on something; or says that
  /// somebody else is meant.
  private static let doubts = unsettled.union(
    CommonWords.words(
      """
      if unless until when whenever once after before should would could might will wont ill
      whether maybe perhaps probably possibly hopefully hope hoping think thinks guess suppose
      supposed assume imagine pretend wonder wish want wants need needs sure unsure believe doubt
      must but however although though only except yet still ask asked asking waiting
      wait later tomorrow soon first provided long lets
      joke joking kidding lie lied lying fake ago decades or next going
      """))

  /// What makes even a ban no statement about the user.
  private static let unsettled = CommonWords.words(
    """
    ? google internet online chatgpt ai web forum tiktok youtube video podcast article book tv movie
    friend friends sister sisters brother brothers mother mothers mom moms mum mums dad dads father
    fathers wife wifes husband husbands partner partners neighbour neighbours neighbor colleague
    boss son daughter cousin aunt uncle grandma grandpa coach trainer everybody everyone people
    every any most some other others your his
    """)

  private static let denials = CommonWords.negators.union(
    CommonWords.words(
      """
      nothing nobody none hardly barely cant cannot couldnt shouldnt mustnt wouldnt wont refused
      refuses refuse denied forbade forbids forbidden banned prohibited against stop rest avoid
      wait quit pause dangerous unsafe worse
      """))

  private static let clearing = CommonWords.words(
    """
    cleared clears allowed allows approved approves permitted permits okayed greenlit greenlighted
    """)
  /// What comes behind it: `cleared up` and `cleared out` say something else.
  private static let cleared = CommonWords.words(
    "me us it this that by for to everything all exercise sport sports running training")
  private static let giving = CommonWords.words(
    "gave gives given got have had received signed")
  private static let tokens: [[String]] = [
    ["all", "clear"], ["allclear"], ["green", "light"], ["go", "ahead"], ["thumbs", "up"],
    ["clean", "bill"], ["off", "on"], ["the", "ok"], ["the", "okay"], ["permission"],
    ["clearance"],
  ]
  private static let telling = CommonWords.words(
    "said says say told tells confirmed confirms found finds sees has had declared pronounced")
  private static let checking = CommonWords.words(
    "checked examined tested scanned looked checkup check ecg ekg scan mri")

  private static let subjects = CommonWords.words(
    """
    it its all everything everythings im i heart results tests exercise running training walking
    swimming knee thats
    """)
  private static let linking = subjects.union(
    CommonWords.words(
      """
      is was am are me that my the now quite completely perfectly totally absolutely really very looks
      look seems came back to be be there theres with knee ankle hip foot heart lungs blood
      pressure ecg ekg scan mri test result on and
      """))
  private static let good = CommonWords.words(
    "fine ok okay safe healthy harmless good normal clear fit alright well")
  private static let exercise = CommonWords.words(
    "run running train training exercise walk swim cycle jog lift play sport sports")

  private static let allowable = exercise.union(
    CommonWords.words("go start begin continue resume do move carry keep return get"))

  /// What says by a negation that all is well.
  private static let harmless: [[String]] = [
    "nothing wrong", "nothing is wrong", "nothing serious", "nothing bad", "nothing dangerous",
    "nothing to worry", "found nothing", "finds nothing", "no problem", "no problems", "no issue",
    "no issues", "no danger", "no concerns", "no objection", "no objections", "no risk",
    "no restrictions",
    "without restrictions", "without limits", "not dangerous", "not serious",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let requests = CommonWords.words(
    "can could would will please make give show help write tell what how which where lets")
  private static let asking = CommonWords.words(
    """
    what how which why when who where is are do does did can could should would will am has have
    was were may might shall must whether
    """)
}

extension ArraySlice<String> {
  fileprivate func containsSequence(_ words: [String]) -> Bool {
    indices.contains { self[$0...].starts(with: words) }
  }
}
