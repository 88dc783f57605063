#pragma once

// What a server needs of GnuTLS, without its macros and with three answers in place of its many
// numbers.

#include <gnutls/gnutls.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// Answers of reading, writing and the rest: nothing can be done now, or ever again.
enum { lume_tls_again = -1, lume_tls_failed = -2 };

/// The server's certificates and its key, in PEM; NULL if they are none or not of each other.
static inline gnutls_certificate_credentials_t _Nullable lume_tls_credentials(
    const char *certificates, const char *key) {
  gnutls_certificate_credentials_t credentials = NULL;
  if (gnutls_certificate_allocate_credentials(&credentials) < 0) return NULL;
  gnutls_datum_t cert = {(unsigned char *)certificates, (unsigned)__builtin_strlen(certificates)};
  gnutls_datum_t secret = {(unsigned char *)key, (unsigned)__builtin_strlen(key)};
  if (gnutls_certificate_set_x509_key_mem(credentials, &cert, &secret, GNUTLS_X509_FMT_PEM) >= 0) {
    return credentials;
  }
  gnutls_certificate_free_credentials(credentials);
  return NULL;
}

/// The server's end on a descriptor that does not block; NULL without memory.
static inline gnutls_session_t _Nullable lume_tls_begin(
    gnutls_certificate_credentials_t credentials, int descriptor) {
  gnutls_session_t session = NULL;
  if (gnutls_init(&session, GNUTLS_SERVER | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL) < 0) return NULL;
  static unsigned char name[] = "http/1.1";
  gnutls_datum_t protocol = {name, sizeof name - 1};
  // Without the exchange of keys by RSA: who gets hold of the key later can't read what was said.
  if (gnutls_priority_set_direct(
          session, "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-RSA", NULL) < 0 ||
      gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, credentials) < 0) {
    gnutls_deinit(session);
    return NULL;
  }
  gnutls_alpn_set_protocols(session, &protocol, 1, 0);
  gnutls_transport_set_int2(session, descriptor, descriptor);
  return session;
}

static inline long lume_tls_answer(long result) {
  if (result >= 0) return result;
  return gnutls_error_is_fatal((int)result) ? lume_tls_failed : lume_tls_again;
}

/// 0 when both ends have agreed.
static inline long lume_tls_handshake(gnutls_session_t session) {
  return lume_tls_answer(gnutls_handshake(session));
}

/// Whether an attempt that is to be repeated waits to write.
static inline int lume_tls_wants_to_write(gnutls_session_t session) {
  return gnutls_record_get_direction(session);
}

/// The number of bytes; 0 at the end.
static inline long lume_tls_read(
    gnutls_session_t session, void *_Nullable bytes, size_t count) {
  return lume_tls_answer(gnutls_record_recv(session, (void *)bytes, count));
}

/// The number of bytes. One that is to be repeated has to be repeated with the same bytes.
static inline long lume_tls_write(
    gnutls_session_t session, const void *_Nullable bytes, size_t count) {
  return lume_tls_answer(gnutls_record_send(session, (const void *)bytes, count));
}

/// Says that nothing more comes; 0 when it's said.
static inline long lume_tls_bye(gnutls_session_t session) {
  return lume_tls_answer(gnutls_bye(session, GNUTLS_SHUT_WR));
}

#pragma clang assume_nonnull end
