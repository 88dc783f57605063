import Edge

/// What happens at a prompt, each thing at its time: what the core shows and what the user types.
package struct Script: Sendable {
  /// One thing that happens.
  package enum Act: Sendable {
    /// The core shows something, or tells the prompt of something.
    case show(Effect)
    /// The core begins to wait.
    case waits(WaitFor)
    /// The core takes the line that was entered last.
    case takesLine
    /// The core knows of an interrupt.
    case interrupted
    case keys([Key])
    /// The user strikes Enter; the line has to be this text then, unless it may be any.
    case enter(String?)
    case resize(columns: Int, rows: Int)
    /// Nothing but a place to come back to, by its number.
    case mark(Int)
  }

  /// An act and when it happens, in milliseconds from the start; never before the act before it.
  package struct Step: Sendable {
    /// In milliseconds from the start.
    package var at: Int
    /// What happens.
    package var act: Act

    package init(at: Int, _ act: Act) {
      self.at = at
      self.act = act
    }
  }

  /// In their order.
  package var steps: [Step] = []
  /// The columns of the terminal.
  package var columns: Int
  /// The rows of the terminal.
  package var rows: Int
  /// Whether the core ends behind the last step, so that the prompt goes away.
  package var hasEnd = false

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// What a terminal was sent for a script.
package struct Drawing: Hashable, Sendable {
  /// Up to where the terminal was sent something by a time.
  package struct Moment: Hashable, Sendable {
    /// In milliseconds from the start; more than that of the moment before, but for the last one.
    package var at: Int
    /// How many bytes were sent by then.
    package var end: Int
    /// The size that the terminal has behind these bytes; `nil` where it stays.
    package var size: Size?

    package init(at: Int, end: Int, size: Size? = nil) {
      (self.at, self.end, self.size) = (at, end, size)
    }
  }

  /// Counted in cells.
  package struct Size: Hashable, Sendable {
    /// The width.
    package var columns: Int
    /// The height.
    package var rows: Int

    package init(columns: Int, rows: Int) {
      (self.columns, self.rows) = (columns, rows)
    }
  }

  /// A place to come back to.
  package struct Mark: Hashable, Sendable {
    /// Its number in the script.
    package var number: Int
    /// In milliseconds from the start.
    package var at: Int
    /// How many bytes were sent before it.
    package var offset: Int
  }

  /// A line that was not the text that was to be entered.
  package struct Mistyped: Hashable, Sendable {
    /// What was typed.
    package var line: String
    /// What was to be entered.
    package var text: String
  }

  /// As a tty hands them on, with `\r\n` at the end of a row.
  package var bytes: [UInt8] = []
  /// In their order.
  package var moments: [Moment] = []
  /// In their order.
  package var marks: [Mark] = []
  /// What was typed and should have been something else, first to last.
  package var mistyped: [Mistyped] = []
  /// How many bytes were sent when the last step was over and the prompt still stood.
  package var prompt = 0

  /// Of nothing.
  package init() {}
}
