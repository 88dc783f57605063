// Trains a classifier by the messages on its input, and writes its weights, or an index of them:
// `Scripts/train` gives each what it wants and puts what comes of it in its place.
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
case "ranking": print(RankingTrainer(lines).text, terminator: "")
case "phrases": print(PhraseTrainer(lines).text, terminator: "")
default:
  struct UsageError: Error {
    let usage = "lume-train danger|told|ranking|features|postings|topics|phrases"
  }
  throw UsageError()
}
