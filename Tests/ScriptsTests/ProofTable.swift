/// A page whose tables say of each thing what uses it and what proves it.
struct ProofTable {
  /// What is wrong with one line.
  struct Problem: Equatable {
    var line: Int
    var sentence: String
  }

  /// From the project's root, e.g. `Sessions/tips.session`; `nil` where there is no such file.
  var text: (_ path: String) -> String?

  static let header = "| what | used by | proof |"
  private static let exemption = "departs, because "

  /// What is wrong with a page, and how many rows it has.
  func check(_ page: String) -> (problems: [Problem], rows: Int) {
    var problems: [Problem] = []
    var rows = 0
    var isInTable = false
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.hasPrefix("|") else {
        isInTable = false
        continue
      }
      var sentences: [String] = []
      if !isInTable {
        isInTable = true
        if line != ProofTable.header { sentences = ["a table begins with \(ProofTable.header)"] }
      } else if !line.allSatisfy({ "|- ".contains($0) }) {
        rows += 1
        sentences = check(row: line)
      }
      problems += sentences.map { Problem(line: index + 1, sentence: $0) }
    }
    return (problems, rows)
  }

  private func check(row: Substring) -> [String] {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmed }
    guard cells.count == 3, row.hasSuffix("|") else { return ["a row has three cells"] }
    guard !cells[0].isEmpty, !cells[1].isEmpty else { return ["a cell is empty"] }
    if cells[2].hasPrefix(ProofTable.exemption) {
      return cells[2].count > ProofTable.exemption.count ? [] : ["no reason is given"]
    }
    let parts = cells[2].split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 2, parts.count % 2 == 1 else { return ["there is no proof"] }
    var problems: [String] = []
    for (index, part) in parts.enumerated() {
      if index % 2 == 1 {
        if let problem = problem(with: part) { problems.append(problem) }
      } else if !part.allSatisfy({ ", ".contains($0) }) {
        problems.append("“\(part.trimmed)” is neither a proof nor a departure")
      }
    }
    return problems
  }

  /// What is wrong with one proof: a session, a Swift test, or a claim of a script.
  private func problem(with proof: Substring) -> String? {
    if proof.hasPrefix("Sessions/") {
      return proof.hasSuffix(".session") && text(String(proof)) != nil ? nil : "no file \(proof)"
    }
    guard let colon = proof.firstIndex(of: ":") else { return "no proof: \(proof)" }
    let file = String(proof[..<colon])
    let name = proof[proof.index(after: colon)...].trimmed.replacing(" ", with: "_")
    let isScript = file.hasSuffix(".py")
    guard let text = text(isScript ? file : "Tests/" + file) else { return "no file \(file)" }
    let isThere =
      isScript ? text.contains("def \(name)(") : ProofTable.hasTest(name, in: text)
    return isThere ? nil : "\(file) has no \(name)"
  }

  /// Whether a function of this name has `@Test` before it, behind the function above it.
  private static func hasTest(_ name: String, in text: String) -> Bool {
    var isTest = false
    for line in text.split(separator: "\n") {
      if line.contains("@Test") { isTest = true }
      guard line.contains("func ") else { continue }
      if isTest, line.contains("func \(name)(") { return true }
      isTest = false
    }
    return false
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
