import Edge
import Patterns

/// Finds what should not be in a text that others will read: tokens, keys, passwords, e-mail
/// addresses and numbers that lead to somebody; also where it is encoded.
package struct SecretFinder {
  /// One place in a text.
  package struct Occurrence: Hashable, Sendable {
    /// Of what is to be replaced, in UTF-8 bytes from the start of the text.
    package let range: Range<Int>
    package let kind: SecretKind
    /// What `sweep` puts there.
    package let standIn: String
  }

  private(set) var redactor: Redactor

  /// Loads what secrets are found by; without it nothing is written of any text.
  ///
  /// - Throws: `PatternError` where it isn't there.
  package static func load() throws(PatternError) { _ = try SecretPatterns.whole.get() }

  /// Makes a finder that knows shapes alone.
  ///
  /// - Parameters:
  ///   - includingExamples: whether addresses count that nobody can have, such as `ada@example.org`
  ///     (RFC 2606). `*.invalid`, which the recorder writes, never does.
  ///   - own: what somebody's own file says of secrets.
  package init(includingExamples: Bool = false, own: OwnSecrets = .none) {
    redactor = Redactor(
      personal: PersonalData(sparesExamples: !includingExamples, onlyAddresses: true), own: own)
  }

  /// Makes a finder that knows the passwords and tokens that a file tells of where they belong, so
  /// that it finds them where they do not.
  package init(
    knowing file: SessionFile, includingExamples: Bool = false, own: OwnSecrets = .none
  ) {
    self.init(includingExamples: includingExamples, own: own)
    learn(from: file)
  }

  /// Looks for a value from now on.
  mutating func register(_ value: String, kind: SecretKind) {
    guard value.utf8.count >= KnownTexts.shortest, !value.hasPrefix("[secret:") else { return }
    redactor.register(value, standIn: "[secret:\(kind.standInName)]", kind: kind)
  }

  /// Learns what is under masked keys.
  mutating func learn(_ payload: Payload) {
    if case .json(let json) = payload { _ = redactor.masked(json) }
  }

  /// What is in a text, in its order; no two overlap.
  package func occurrences(in text: String) -> [Occurrence] {
    var text = text
    return text.withUTF8 { bytes in
      redactor.findings(in: bytes).compactMap { finding in
        finding.kind.map {
          Occurrence(
            range: finding.range, kind: $0,
            standIn: finding.standInText)
        }
      }
    }
  }

  /// A text with stand-ins for what was found; the same stand-in for the same, in all texts that
  /// are given to this finder and its copies.
  package func sweep(_ text: String) -> String {
    redactor.text(text)
  }
}

extension SecretFinder {
  /// What is in a text, in its order; no two overlap.
  package static func occurrences(
    in text: String, includingExamples: Bool = false
  ) -> [Occurrence] {
    SecretFinder(includingExamples: includingExamples).occurrences(in: text)
  }

  /// What is in a file, in its order.
  package static func occurrences(
    in file: SessionFile, includingExamples: Bool = false, own: OwnSecrets = .none
  ) -> [Place] {
    SecretFinder(knowing: file, includingExamples: includingExamples, own: own).places(in: file)
  }

  /// A text with stand-ins for what was found.
  package static func sweep(_ text: String, includingExamples: Bool = false) -> String {
    SecretFinder(includingExamples: includingExamples).sweep(text)
  }
}
