import Libc

/// The permissions of a file, as `chmod` counts them.
func permissions(of path: String) -> UInt32 {
  var status = stat()
  return stat(path, &status) == 0 ? UInt32(status.st_mode) & 0o777 : 0
}
