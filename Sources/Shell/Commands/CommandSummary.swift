/// What a page about all commands says of one.
package struct CommandSummary: Sendable {
  /// The heading under which it stands, e.g. `Goals`.
  package let group: String
  /// With all that it takes, e.g. `/goal use GOAL`.
  package let form: String
  /// Another way to type it, e.g. `/goals`.
  package let alias: String?
  /// What it does, in a few words.
  package let help: String
  /// Its flags with the names of their values, and what they do.
  package let flags: [(form: String, help: String)]
  /// A line that works.
  package let example: String

  /// Every command, group by group as help lists them.
  package static let all = Usage.Group.allCases.flatMap { group in
    Registry.usages.filter { $0.group == group }.map(CommandSummary.init)
  }

  private init(_ usage: Usage) {
    group = usage.group.rawValue
    form = usage.brief + (usage.takesText ? " [-- TEXT]" : "")
    alias = usage.alias.map { "/" + $0 }
    help = usage.help.capitalizedFirst
    flags = usage.flags.map { flag in
      (
        flag.placeholder.isEmpty ? "--\(flag.name)" : "--\(flag.name) \(flag.placeholder)",
        flag.help
      )
    }
    example = usage.example
  }
}
