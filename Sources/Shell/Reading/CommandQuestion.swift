/// What somebody asks how to do here: `how do i delete a goal`.
struct CommandQuestion {
  /// The command, with what it does.
  let hint: String

  /// `nil` for what is said to the coach.
  ///
  /// - Parameter phrase: a line in small letters, without marks.
  init?(_ phrase: String) {
    // Every short line that is typed comes here.
    guard let asked = CommandQuestion.openings.first(where: phrase.hasPrefix) else { return nil }
    let words = phrase.dropFirst(asked.utf8.count).split(separator: " ").map(String.init)
      .filter { !CommandQuestion.fillers.contains($0) }
    guard words.count > 1,
      let row = CommandQuestion.rows.first(where: {
        $0.verbs.contains(words[0]) && $0.objects.contains(words[1])
      }), words.dropFirst(2).allSatisfy(CommandQuestion.endings.contains)
    else { return nil }
    hint = row.hint
  }

  private static let openings = [
    "how do i ", "how can i ", "how to ", "how do you ", "how would i ", "where do i ",
    "where can i ", "can i ", "is there a way to ", "whats the command to ",
    "what is the command to ",
  ]
  private static let fillers: Set<String> = [
    "a", "an", "the", "my", "all", "one", "of", "some", "old", "new", "this", "that", "in", "here",
    "to", "actually", "again", "for",
  ]
  private static let endings: Set<String> = [
    "i", "did", "had", "forgot", "made", "set", "yesterday", "today", "earlier", "before", "from",
    "goal", "goals", "date", "name", "chat", "so", "far",
  ]

  private static let rows: [(verbs: Set<String>, objects: Set<String>, hint: String)] = [
    (deleting, goals, "/goal delete deletes a goal, after asking."),
    (deleting, chats, "/chat delete deletes a chat and what was said in it."),
    (["rename"], goals, "/goal edit --title TITLE calls a goal something else."),
    (changing, ["name", "title"], "/goal edit --title TITLE calls a goal something else."),
    (changing, ["target"], "/goal edit --target N changes a goal's target."),
    (changing, ["deadline", "date", "due", "end"], "/goal edit --by DATE changes a goal's date."),
    (changing, goals, "/goal edit changes a goal; /help goal edit shows how."),
    (["pause", "stop"], goals, "/goal pause lets a goal rest."),
    (["resume", "restart"], goals, "/goal resume takes a goal up again."),
    (["finish", "complete", "close"], goals, "/goal complete ends a goal as reached."),
    (
      noting, values,
      "/goal progress 7400 notes where a goal stands; or just tell your coach what you did."
    ),
    (seeing, goals, "/goals lists your goals."),
    (
      seeing, ["progress", "history", "stats", "entries", "values", "numbers"],
      "/goal show shows a goal with what you've noted."
    ),
    (seeing, chats, "/chat list lists your chats; /chat open takes one up."),
    (["search"], chats.union(["messages"]), "/chat search TEXT finds what was said."),
    (
      ["exit", "leave", "close", "quit"], ["program", "app", "lume", "shell", "chat"],
      "/quit leaves, and so does Ctrl-D."
    ),
  ]

  private static let goals: Set<String> = ["goal", "goals"]
  private static let chats: Set<String> = ["chat", "chats", "conversation", "conversations"]
  private static let values: Set<String> = [
    "progress", "something", "value", "values", "number", "numbers", "entry", "entries", "what",
    "steps", "weight", "things", "result", "results",
  ]
  private static let deleting: Set<String> = ["delete", "remove", "erase"]
  private static let changing: Set<String> = [
    "change", "edit", "update", "move", "extend", "raise", "lower", "adjust", "set",
  ]
  private static let noting: Set<String> = [
    "log", "note", "record", "enter", "report", "save", "track", "add", "update",
  ]
  private static let seeing: Set<String> = [
    "see", "show", "view", "list", "find", "check", "get", "open", "reopen", "switch",
  ]
}
