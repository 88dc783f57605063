import Contract
import Edge
import Wellness

extension FitIQClient {
  /// Asks servers of language models what they have, by way of the embedded backend.
  ///
  /// - Parameter addresses: of their APIs, as URLs.
  /// - Returns: what was said, in the order of the addresses.
  package func modelServers(at addresses: [String]) throws -> [ModelServerAnswer] {
    try post(ModelServers.question(addresses), to: ModelServers.target) {
      reader throws(ContractError) in
      try ModelServers.all(in: reader)
    }
  }

  /// What a language model would be told with a message; nothing where it wouldn't be asked.
  package func modelPrompt(
    for message: String, in consultation: Consultation.BackendID
  ) throws -> [(role: String, text: String)] {
    let question = ModelServers.promptQuestion(message, in: consultation)
    return try post(question, to: ModelServers.promptTarget) { reader throws(ContractError) in
      try ModelServers.prompt(in: reader)
    }
  }

  private func post<Result>(
    _ body: String, to target: String,
    read: (BodyReader) throws(ContractError) -> Result
  ) throws -> Result {
    let request = Request(.post, target, headers: [Envelope.contentType], body: body)
    let response = try exchange(request, timeout: FitIQClient.timeout)
    do {
      return try read(Envelope.data(of: response, from: "POST \(target)"))
    } catch {
      throw BackendError(error)
    }
  }
}
