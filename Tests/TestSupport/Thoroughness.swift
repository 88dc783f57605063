import Libc

/// Whether tests of many cases do all of them, as `Scripts/test --all` has them by
/// `LUME_TEST_SESSIONS`; otherwise they do as many as show that it works.
package let isThorough = getenv("LUME_TEST_SESSIONS") != nil
