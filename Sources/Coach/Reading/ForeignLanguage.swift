/// A language other than English that a text seems to be in.
struct ForeignLanguage: Hashable, Sendable {
  /// Its English name, or what its script is called.
  let name: String
  /// One sentence in it that says that only English is understood; `nil` where we have none.
  let apology: String?

  /// The language of a text, `nil` when it may be English.
  ///
  /// - Parameter mostly: whether half of the words must be of the language, and none English.
  init?(_ utterance: Utterance, mostly: Bool) {
    if let script = ForeignLanguage.script(utterance.source) {
      self = script
      return
    }
    let words = utterance.words.prefix(60).map(\.text)
    guard !words.isEmpty else { return nil }
    let english = words.count { ForeignLanguage.english.contains($0) }
    var best: (count: Int, language: Latin)?
    for language in ForeignLanguage.latin {
      let count = words.count { language.words.contains($0) }
      if count > (best?.count ?? 0) { best = (count, language) }
    }
    if let best, best.count > english, best.count * 4 >= words.count,
      !mostly || (english == 0 && best.count > 1 && best.count * 2 >= words.count)
    {
      self.init(name: best.language.name, apology: best.language.apology)
      return
    }
    let accented = words.count { !$0.utf8.allSatisfy { $0 < 0x80 } }
    guard !mostly, english == 0, accented > 1, words.count > 2 else { return nil }
    self.init(name: "another language", apology: nil)
  }

  private init(name: String, apology: String?) {
    self.name = name
    self.apology = apology
  }

  private static func script(_ text: String) -> ForeignLanguage? {
    var letters = 0
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars.prefix(2000) {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: letters += 1
      case 0x370...0x3FF: counts["Greek", default: 0] += 1
      case 0x400...0x52F: counts["Cyrillic script", default: 0] += 1
      case 0x590...0x5FF: counts["Hebrew", default: 0] += 1
      case 0x600...0x6FF: counts["Arabic script", default: 0] += 1
      case 0x900...0xDFF: counts["an Indian script", default: 0] += 1
      case 0xE00...0xE7F: counts["Thai", default: 0] += 1
      case 0x3040...0x30FF: counts["Japanese", default: 0] += 1000
      case 0xAC00...0xD7AF: counts["Korean", default: 0] += 1000
      case 0x3400...0x9FFF: counts["Chinese characters", default: 0] += 1
      default: break
      }
    }
    let total = counts.values.reduce(0) { $0 + ($1 >= 1000 ? $1 / 1000 : $1) }
    guard total > letters, let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })
    else { return nil }
    return ForeignLanguage(name: most.key, apology: nil)
  }

  private struct Latin: Sendable {
    let name: String
    let apology: String
    let words: Set<String>

    init(_ name: String, _ apology: String, _ words: String) {
      self.name = name
      self.apology = apology
      self.words = Set(words.split(separator: " ").map(String.init))
    }
  }

  private static let english = Set(
    """
    the and you is are to of in it my for with on have do what how this that not but be at me so
    can am no an or if we i a from your help want as by will
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let latin: [Latin] = [
    Latin(
      "German", "Ich verstehe leider nur Englisch.",
      "der das und ich ist nicht ein eine mit für auf wie was zu mir mich mein meine du kann "
        + "hallo danke bitte habe heute soll machen jetzt nur gegangen war aber auch mehr wenn schritte laufen kein keine zu "
        + " bin wir sie es guten heute müde ja nein schlafen möchte"),
    Latin(
      "Spanish", "Lo siento, solo entiendo inglés.",
      "el la los las que de en un una por para con es estoy soy tengo mi cómo como qué "
        + "hola bajar peso tiempo cocinar dormir comer hola gracias quiero puedo muy hoy cansado cansada sí más pero"
    ),
    Latin(
      "French", "Désolé, je ne comprends que l'anglais.",
      "le la les des et je suis ne pas un une pour avec est mon ma mes que qui bonjour merci veux "
        + "comment dors mal ce moment tu as conseil dormir manger fatigué fatiguée oui non très jai cest vous tu salut"
    ),
    Latin(
      "Italian", "Mi dispiace, capisco solo l'inglese.",
      "il gli di che un una con sono non ho mio mia cosa ciao grazie voglio posso "
        + "oggi stanco stanca sì buongiorno molto più è"),
    Latin(
      "Portuguese", "Desculpe, só entendo inglês.",
      "os de que um uma para não estou sou tenho meu minha como olá obrigado obrigada "
        + "quero posso muito hoje sim mais eu você"),
    Latin(
      "Dutch", "Sorry, ik begrijp alleen Engels.",
      "de het een en ik ben niet voor op hoe wat mijn hallo dank bedankt kan moe vandaag "
        + "ja nee graag heb jij dag goedemorgen hoeveel moet water drinken slapen lopen geen te met maar als "
        + "om meer wil"),
    Latin(
      "Polish", "Przepraszam, rozumiem tylko po angielsku.",
      "jak mam się nie jest jestem mi mnie więcej wody dzisiaj dziś cześć dziękuję proszę chcę "
        + "mogę bardzo co czy żeby moja mój dla na tak spać pić pracy że"),
    Latin(
      "Swedish", "Tyvärr förstår jag bara engelska.",
      "jag är inte och det en ett på hur vad min mitt idag hej tack trött vill mycket som för"),
    Latin(
      "Danish or Norwegian", "Beklager, jeg forstår kun engelsk.",
      "jeg er ikke og det på hvordan hva hvad min mitt dag hei hej takk tak trøtt træt vil meget"),
    Latin(
      "Turkish", "Üzgünüm, yalnızca İngilizce anlıyorum.",
      "ben bir ve için çok değil nasıl ne bugün merhaba teşekkürler istiyorum yorgunum daha bu var"),
    Latin(
      "Czech", "Bohužel rozumím jen anglicky.",
      "jsem není se na já jak mám dnes ahoj děkuji chci moc co že pro unavený unavená"),
  ]
}
