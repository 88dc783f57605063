/// What is said to a message in another language than English.
struct ForeignAnswer {
  let text: String

  init(_ scene: CoachScene, _ language: ForeignLanguage) {
    var writer = AnswerWriter(scene)
    if let apology = language.apology { writer.add([apology]) }
    writer.add(
      [
        "“{Word}” looks like \(language.name), and I only understand English; `/help coach` tells how to connect a model that knows more.",
        "I speak English only, so “{word}” is lost on me; with a model connected (`/help coach`) it needn't be.",
        "My rules are in English, and “{word}” is \(language.name) to me; see `/help coach` for a model that can answer.",
        "For “{word}” you'd need a language model, which `/help coach` explains; I know English alone.",
        "\(language.name) such as “{word}” is beyond me, English is not; `/help coach` shows the way to a model.",
        "English is all I have, so “{word}” needs a model: `/help coach`.",
        "Sadly I can't read “{word}”: English only, unless a model is connected as `/help coach` says.",
        "What “{word}” means I don't know, as I only have English; `/help coach` helps.",
        "“{Word}” again, and still I have English only; `/help coach` is the way out.",
        "No luck with “{word}”: a model could read it (`/help coach`), my English rules can't.",
        "To me “{word}” stays dark, since I read English; `/help coach` connects somebody who reads more.",
      ], isNeeded: true)
    writer.add(
      scene.facts.goal == nil
        ? scene.turned(CoachPhrases.steps)
        : ["For {goal} meanwhile: {cue}, {act}.", "{Goal} goes on in any language: {cue}, {act}."],
      isNeeded: true, isLast: true)
    text = writer.text()
  }
}
