// Trains a classifier by the messages on its input, and writes its weights, or an index of them:
//
//     cat Sources/lume-train/messages/*.tsv | swift run lume-train danger >weights.txt
//     mv weights.txt Sources/CoachData/safety/
//     cat Sources/lume-train/told/*.tsv | swift run lume-train told >weights.txt
//     mv weights.txt Sources/CoachData/told/
//     grep -H "" Sources/lume-train/topics/*.tsv | swift run lume-train features >features.txt
//     grep -H "" Sources/lume-train/topics/*.tsv | swift run lume-train postings >postings.txt
//     grep -H "" Sources/lume-train/topics/*.tsv | swift run lume-train topics >topics.txt
//     mv features.txt postings.txt topics.txt Sources/CoachData/examples/
//     grep -rH "" Sources/CoachData/{intents.txt,library,safety} | swift run lume-train phrases >phrases.txt
//     mv phrases.txt Sources/CoachData/
//
// Each has messages of its own, so that whoever adds an answer or an example to the coach's library
// changes neither what is taken for danger nor what is read as a value.
let lines = AnyIterator { readLine() }
switch CommandLine.arguments.dropFirst().first {
case "danger": print(DangerTrainer(lines).text, terminator: "")
case "told": print(ToldTrainer(lines).text, terminator: "")
case "features": print(ExampleTrainer(lines).features, terminator: "")
case "postings": print(ExampleTrainer(lines).postings, terminator: "")
case "topics": print(ExampleTrainer(lines).topics, terminator: "")
case "phrases": print(PhraseTrainer(lines).text, terminator: "")
default:
  struct UsageError: Error { let usage = "lume-train danger|told|features|postings|topics|phrases" }
  throw UsageError()
}
