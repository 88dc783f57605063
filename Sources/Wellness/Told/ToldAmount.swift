/// An amount that a message may tell of a goal.
package struct ToldAmount: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// With a unit that the goal's unit counts, or by itself.
    case named, bare
    /// `a coffee`, `another glass`, `twice`.
    case one
    /// `the fourth`.
    case ordinal
    /// From one place or time to another.
    case span
    /// A time of day; an hour without `at`, `pm` or the like.
    case time, hour
    /// By how much a time of day is off.
    case shift
    /// What no number is said for: that it was done once, that there was nothing, that half of the
    /// target is reached, or all of it, or that nothing has changed.
    case event, nothing, half, whole, same
  }

  /// What shows in how it is written.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    static let plus = Marks(rawValue: 1)
    static let minus = Marks(rawValue: 2)
    static let currency = Marks(rawValue: 4)
    static let colon = Marks(rawValue: 8)
    /// `3 sets of 20`.
    static let product = Marks(rawValue: 16)
    /// `5 of 8`, of the target or of something else.
    static let ofTarget = Marks(rawValue: 32)
    static let ofOther = Marks(rawValue: 64)
    /// `call 23`, `number 8`.
    static let unitBefore = Marks(rawValue: 128)
    /// Its unit stands with the amount before it.
    static let unitCarried = Marks(rawValue: 256)
    /// A weight in the other unit of weights, by its size.
    static let otherWeight = Marks(rawValue: 512)
    /// `between 4 and 5`, which is 4.5.
    static let between = Marks(rawValue: 1024)
    static let another = Marks(rawValue: 2048)
    static let both = Marks(rawValue: 4096)
    static let times = Marks(rawValue: 8192)
    /// Said in millilitres or litres.
    static let volume = Marks(rawValue: 16384)
  }

  package internal(set) var kind: Kind
  /// In the goal's unit.
  package internal(set) var amount: Double
  /// The places of its words, with its unit; empty where no word says it.
  package internal(set) var range: Range<Int>
  /// How many words stand between it and its unit.
  var gap = 0
  var marks: Marks = []
}
