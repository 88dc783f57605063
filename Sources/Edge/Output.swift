/// Where output goes: a screen with a live prompt, a pipe, or nowhere.
package struct Output {
  /// Shows one of `answer`, `answered`, `say`, `complain`, `note`, or takes one of `status`,
  /// `offer`, `remember`, `clear`, `option` to heart; ignores the rest. Waits while too much is to
  /// be shown already.
  package var show: (Effect) throws -> Void
  /// The core begins to wait for an input.
  package var waits: (WaitFor) throws -> Void
  /// A line that was typed before it was wanted is taken now: this is where it stands in the
  /// order of things.
  package var echo: (String) throws -> Void
  /// The core has been told of an interrupt: what it shows from now on, it shows knowing of it.
  package var interrupted: () throws -> Void

  package init(
    show: @escaping (Effect) throws -> Void,
    waits: @escaping (WaitFor) throws -> Void = { _ in },
    echo: @escaping (String) throws -> Void = { _ in },
    interrupted: @escaping () throws -> Void = {}
  ) {
    self.show = show
    self.waits = waits
    self.echo = echo
    self.interrupted = interrupted
  }

  /// An output that nobody reads.
  package static var none: Output { Output(show: { _ in }) }
}
