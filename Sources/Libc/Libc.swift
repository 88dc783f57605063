// The C library of the system, by one name, and what its two kinds name otherwise.

#if canImport(Glibc)
  @_exported import Glibc

  package var streamSocket: Int32 { Int32(SOCK_STREAM.rawValue) }
  /// For `send`: somebody who has gone is an error, and no signal.
  package var noSignal: Int32 { Int32(MSG_NOSIGNAL) }
#else
  @_exported import Darwin

  package var streamSocket: Int32 { SOCK_STREAM }
  /// For `send`: somebody who has gone is a signal, which has to be ignored.
  package var noSignal: Int32 { 0 }
#endif
