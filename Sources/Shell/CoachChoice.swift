/// The language model that answers in place of the built-in coach, as the user names it.
package struct CoachChoice: Hashable, Sendable {
  /// What its server calls it, e.g. `llama3.2`.
  package var model: String
  /// Where its server is, e.g. `http://127.0.0.1:11434/v1`.
  package var address: String
  /// What is set of it, each as `KEY=VALUE`.
  package var options: [String]

  package init(model: String, address: String, options: [String] = []) {
    (self.model, self.address, self.options) = (model, address, options)
  }

  /// Reads what `title` wrote, also where another version has; `nil` for what names no model.
  package init?(title: String) {
    let words = title.split(separator: " ")
    guard let at = words.lastIndex(of: "at"), at > 0, at + 1 < words.count else { return nil }
    model = words[..<at].joined(separator: " ")
    address = String(words[at + 1])
    options = words[(at + 2)...].drop { $0 == "with" }.map(String.init)
  }

  /// One line that says all of it, e.g. `llama3.2 at http://127.0.0.1:11434/v1 with temperature=0`.
  package var title: String {
    place + (options.isEmpty ? "" : " with " + options.joined(separator: " "))
  }

  /// Model and server, without what is set of them.
  package var place: String { "\(model) at \(address)" }

  /// The model as people call it, without the version that is taken where none is named.
  var name: String { model.hasSuffix(":latest") ? String(model.dropLast(7)) : model }

  /// The same with one thing set or, with the value `default` or none, no longer set.
  func setting(_ text: String) -> CoachChoice {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    var new = self
    new.options.removeAll { $0.hasPrefix(parts[0] + "=") }
    if parts.count == 1 || !["", "default"].contains(parts[1]) { new.options.append(text) }
    return new
  }

  /// What is set under a key, as it was typed; `nil` for nothing.
  func value(of key: some StringProtocol) -> String? {
    options.first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
  }
}

/// Why a coach cannot be the one that was named.
package struct CoachProblem: Error, Hashable, Sendable {
  /// One sentence for the user.
  package let sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}

/// What the shell is told of coaches by the program that has them.
package struct CoachRules: Sendable {
  /// One thing that may be set of a model.
  package struct Option: Hashable, Sendable {
    /// As it is typed, e.g. `temperature`.
    package let key: String
    /// What it does, in a few words.
    package let meaning: String

    /// As it is typed, and what it does.
    package init(key: String, meaning: String) {
      (self.key, self.meaning) = (key, meaning)
    }
  }

  /// A server of language models that people run on their own machine.
  package struct Server: Hashable, Sendable {
    /// As it is typed, e.g. `lmstudio`.
    package let name: String
    /// As it calls itself.
    package let title: String
    /// Of its API, where it usually is.
    package let address: String
    /// The command that starts it.
    package let start: String
    /// Whether it answers with the one model that it has loaded, whatever it's called.
    package let takesAnyModel: Bool

    /// All that the shell knows of it.
    package init(
      name: String, title: String, address: String, start: String, takesAnyModel: Bool
    ) {
      (self.name, self.title, self.address) = (name, title, address)
      (self.start, self.takesAnyModel) = (start, takesAnyModel)
    }
  }

  /// Those that are asked where none was named.
  package var servers: [Server] = []
  /// Whether an address is of this machine.
  package var isHere: @Sendable (_ address: String) -> Bool = { _ in true }
  /// Why the coach stays what it is in this run; `nil` where it may be changed.
  package var obstacle: String?
  /// Whether the coach that is kept from run to run answers where none was named.
  package var takesKept = false
  /// Gives a choice back as it will be used. The same for the same choice, always.
  package var check: @Sendable (CoachChoice) throws(CoachProblem) -> CoachChoice = { $0 }
  /// All that may be set of a model.
  package var options: [Option] = []
  /// Whether an answer was ended by a limit before the model had said all.
  package var isCutShort: @Sendable (_ answer: String) -> Bool = { _ in false }
  /// What the model's server calls the models that it has, as far as that is known by now; from any
  /// thread, and at once.
  package var modelNames: @Sendable () -> [String] = { [] }
  /// Which models a server of this machine has, by its name or address; none of another machine's.
  /// Asks it, which takes 300 ms at most; from any thread.
  package var modelsOf: @Sendable (_ server: String) -> [String] = { _ in [] }

  package init() {}

  /// The usual server at an address of this machine, by its port.
  func server(at address: String) -> Server? {
    guard isHere(address) else { return nil }
    let port = address.split(separator: ":").last ?? ""
    return servers.first { $0.address.hasSuffix(":" + port) }
  }

  /// What people call the server at an address: its name where it's a usual one, else host and port.
  func title(of address: String) -> String {
    if let server = server(at: address) { return server.title }
    let host = address.drop { $0 != "/" }.drop { $0 == "/" }
    return String(host.hasSuffix("/v1") ? host.dropLast(3) : host)
  }
}
