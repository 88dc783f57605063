// Trains a classifier by the messages on its input, and writes its weights:
//
//     cat Sources/lume-train/messages/*.tsv | swift run lume-train danger >weights.txt
//     mv weights.txt Sources/CoachData/safety/
//     cat Sources/lume-train/told/*.tsv | swift run lume-train told >weights.txt
//     mv weights.txt Sources/CoachData/told/
//
// Each has messages of its own, so that whoever adds an answer or an example to the coach's library
// changes neither what is taken for danger nor what is read as a value.
let lines = AnyIterator { readLine() }
switch CommandLine.arguments.dropFirst().first {
case "danger": print(DangerTrainer(lines).text, terminator: "")
case "told": print(ToldTrainer(lines).text, terminator: "")
default:
  struct UsageError: Error { let usage = "lume-train danger|told" }
  throw UsageError()
}
