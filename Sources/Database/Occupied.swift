/// Another transaction has locked a row; nothing was changed, and it may be tried again in a moment.
package struct Occupied: Error, CustomStringConvertible {
  package init() {}

  package var description: String { "another transaction has the user" }
}
