// Trains the classifier of danger by the messages on its input, and writes its weights:
//
//     cat Sources/lume-train/messages/*.tsv | swift run lume-train >weights.txt
//     mv weights.txt Sources/CoachData/safety/
//
// The messages are its own, so that whoever adds an answer or an example to the coach's library never
// changes what is taken for danger.
print(DangerTrainer(AnyIterator { readLine() }).text, terminator: "")
