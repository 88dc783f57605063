import Testing

@testable import Shell

/// `/coach` and what it changes. No model is asked: what is sent is of no layer here.
@Suite struct CoachSettingTests {
  @Test(arguments: [
    CoachChoice(model: "llama3.2", address: "http://127.0.0.1:11434/v1"),
    CoachChoice(model: "a model at home", address: "https://x.org", options: ["top-p=0.5"]),
    CoachChoice(model: "m with at", address: "https://x.org", options: ["a=1", "b=2"]),
  ])
  func aTitleSaysAllOfAChoice(choice: CoachChoice) {
    #expect(CoachChoice(title: choice.title) == choice)
  }

  @Test(arguments: ["", "off", "llama3.2", "at http://x", "llama3.2 at"])
  func whatNamesNoModelIsNone(title: String) {
    #expect(CoachChoice(title: title) == nil)
  }

  @Test func aKeyIsSetOnceAndTakenBack() {
    var choice = CoachChoice(model: "m", address: "http://x")
    choice = choice.setting("temperature=1").setting("temperature=0.5")
    #expect(choice.options == ["temperature=0.5"])
    #expect(choice.setting("temperature=default").options.isEmpty)
    #expect(choice.setting("temperature=").options.isEmpty)
  }

  private static let model = [
    "layer wire", "mode batch", "args --keep-going", "set sync manual",
    "coach llama3.2 at http://127.0.0.1:11434/v1 with temperature=0.7",
  ]

  private func expect(_ header: [String], _ records: String) throws {
    try expectTranscript(
      records, header: header[0], header[1], header[2], header[3],
      header.count > 4 ? header[4] : "tags coach")
  }

  @Test func aChangeIsSaidWithWhatTakesItBack() throws {
    try expect(
      CoachSettingTests.model,
      """
      > /coach
      | coach    llama3.2
      | address  http://127.0.0.1:11434/v1
      | options  temperature=0.7
      | last     no answer in this run yet
      > /coach model "my own"
      | my own (Ollama) with temperature=0.7 answers from now on.
      | In this run; --save keeps it for later ones. /coach model llama3.2 takes it back.
      > /coach option max-tokens=9 temperature=default
      | my own (Ollama) with max-tokens=9 answers from now on.
      | In this run; --save keeps it for later ones. /coach option max-tokens=default temperature=0.7 takes it back.
      > /coach use https://example.org/v1/chat/completions
      | my own (example.org) with max-tokens=9 answers from now on.
      | What you say, your goals and their numbers go to example.org with each message.
      | In this run; --save keeps it for later ones. /coach use ollama "my own" takes it back.
      > /coach builtin
      | The built-in coach answers from now on.
      | In this run; --save keeps it for later ones. /coach use https://example.org/v1 "my own" takes it back.
      > /coach model other
      | other (example.org) with max-tokens=9 answers from now on.
      | What you say, your goals and their numbers go to example.org with each message.
      | In this run; --save keeps it for later ones. /coach off takes it back.
      > /coach model other
      | coach    other
      | address  https://example.org/v1
      | options  max-tokens=9
      | last     no answer in this run yet
      | It's set like that already.
      end 7 turns, exit 0
      """)
  }

  @Test func whatCannotBeChangesNothing() throws {
    try expect(
      CoachSettingTests.model,
      """
      > /coach option temprature=1
      ! There is no option temprature: did you mean temperature=VALUE?
      > /coach option temperature
      ! temperature needs a value: temperature=VALUE, or temperature=default
      > /coach option max-tokens=9 temperature=7
      ! temperature '7' should be a number from 0 to 2.
      > /coach use http://10.0.0.7/v1
      ! http:// to 10.0.0.7 would send your talk and the key readable: use https://, or start with --insecure.
      > /coach use https://me:sk-x@example.org/v1
      ! an address of a server has no '@': /coach use URL MODEL, e.g. http://127.0.0.1:11434/v1.
      > /coach model
      ! /coach model needs NAME, e.g. /coach model qwen2.5
      > /coach modl x
      ! Unknown command /coach modl: did you mean /coach model?
      > /set coach-options
      | coach-options temperature=0.7 what is set of it
      end 8 turns, exit 1
      """)
  }

  @Test func theSettingsAreTheSameThing() throws {
    try expect(
      CoachSettingTests.model,
      """
      > /set coach-model qwen2.5 --save
      | coach-model qwen2.5 what its server calls the model
      | Kept, though a flag, a variable or config.json sets it at the start and wins.
      > /set coach-options "top-p=0.5 max-tokens=9"
      | coach-options top-p=0.5 max-tokens=9 what is set of it
      | In this run; /set coach-options "top-p=0.5 max-tokens=9" --save keeps it for later ones.
      > /status
      | backend  the built-in backend, not asked yet
      | coach    qwen2.5 at http://127.0.0.1:11434/v1 with top-p=0.5 max-tokens=9
      | goal     none
      | chat     none
      | sync     manual, nothing waits
      > /set coach off
      | coach   off     address of a language model, or off: see /coach
      | In this run; /set coach off --save keeps it for later ones.
      > /set coach http://127.0.0.1:8081/v1
      | coach   http://127.0.0.1:8081/v1 address of a language model, or off: see /coach
      | In this run only.
      > /set coach-options none
      | coach-options none    what is set of it
      | In this run only.
      end 6 turns, exit 0
      """)
  }

  @Test func withoutAServerOneHasToBeNamed() throws {
    try expect(
      Array(CoachSettingTests.model.dropLast()),
      """
      > /coach model qwen2.5
      ! No server of language models is known yet. Name one: /coach use ollama
      > /coach option temperature=1
      ! The built-in coach has no options. A model has: /coach use ollama
      > /coach use ollama
      -> h1 POST /coach/servers
         content-type: application/json
         {"addresses": ["http://127.0.0.1:11434/v1"]}
      <- h1 +3 200
         {"data": {"servers": [{"address": "http://127.0.0.1:11434/v1", "models": null, "problem": "doesn't answer (connection refused)"}]}}
      ! Ollama doesn't answer (connection refused): start it (ollama serve), then try again.
      > /coach use ollama
      -> h2 POST /coach/servers
         content-type: application/json
         {"addresses": ["http://127.0.0.1:11434/v1"]}
      <- h2 +3 200
         {"data": {"servers": [{"address": "http://127.0.0.1:11434/v1", "models": ["llama3.2", "qwen2.5"], "problem": null}]}}
      | 1 llama3.2  Ollama
      | 2 qwen2.5   Ollama
      | /coach use 1 has the first one answer.
      > /coach use 3
      ! The list of models has no 3: /coach list.
      > /coach use 2
      | qwen2.5 (Ollama) answers from now on.
      | In this run; --save keeps it for later ones. /coach off takes it back.
      > /coach model lama3.2
      ! Ollama has no "lama3.2": did you mean llama3.2?
      > /coach model 1
      | llama3.2 (Ollama) answers from now on.
      | In this run; --save keeps it for later ones. /coach model qwen2.5 takes it back.
      > /coach off --save
      | The built-in coach answers from now on.
      | In later runs, too. /coach use ollama llama3.2 --save takes it back.
      > /more
      ! There is nothing more: nothing has been said yet.
      end 10 turns, exit 1
      """)
  }

  @Test func theCoachOfASessionThatReplaysItStays() throws {
    try expectTranscript(
      """
      > /coach use http://127.0.0.1:11434/v1 llama3.2
      ! A session of layer shell is replayed with the built-in coach, which answers in it.
      end 1 turns, exit 0
      """, header: "layer shell")
  }

  @Test func aRemoteBackendHasItsOwn() throws {
    try expectTranscript(
      """
      > /coach
      | coach    the backend's own
      > /coach use http://127.0.0.1:11434/v1 llama3.2
      ! https://fitiq.example.org has its own coach.
      end 2 turns, exit 1
      """, header: "layer wire", "mode batch",
      "args --backend https://fitiq.example.org --keep-going", "set sync manual")
  }
}
