#include "CNetworkLibraries.h"

#include "CLoading.h"

#ifdef __linux__

#define CURL(F)                                                                             \
  F(curl_easy_cleanup) F(curl_easy_getinfo) F(curl_easy_init) F(curl_easy_recv)             \
  F(curl_easy_send) F(curl_easy_setopt) F(curl_global_init) F(curl_multi_add_handle)        \
  F(curl_multi_cleanup) F(curl_multi_info_read) F(curl_multi_init) F(curl_multi_perform)    \
  F(curl_multi_poll) F(curl_multi_remove_handle) F(curl_multi_wakeup) F(curl_slist_append)  \
  F(curl_slist_free_all) F(curl_version)

#define MICROHTTPD(F)                                                                       \
  F(MHD_add_connection) F(MHD_add_response_header) F(MHD_create_response_for_upgrade)       \
  F(MHD_create_response_from_buffer) F(MHD_create_response_from_callback)                   \
  F(MHD_destroy_response) F(MHD_get_connection_info) F(MHD_get_connection_values)           \
  F(MHD_get_daemon_info) F(MHD_get_reason_phrase_for) F(MHD_get_timeout) F(MHD_get_version) \
  F(MHD_queue_response) F(MHD_resume_connection) F(MHD_run) F(MHD_start_daemon)             \
  F(MHD_stop_daemon) F(MHD_suspend_connection) F(MHD_upgrade_action)

#define GNUTLS(F)                                                                           \
  F(gnutls_alpn_set_protocols) F(gnutls_bye) F(gnutls_certificate_allocate_credentials)     \
  F(gnutls_certificate_free_credentials) F(gnutls_certificate_set_x509_key_mem)             \
  F(gnutls_check_version) F(gnutls_credentials_set) F(gnutls_deinit)                        \
  F(gnutls_error_is_fatal) F(gnutls_handshake) F(gnutls_init)                               \
  F(gnutls_priority_set_direct) F(gnutls_record_get_direction) F(gnutls_record_recv)        \
  F(gnutls_record_send) F(gnutls_transport_set_int2)

#define WSLAY(F)                                                                            \
  F(wslay_frame_context_free) F(wslay_frame_context_init) F(wslay_frame_recv)               \
  F(wslay_frame_send)

#define NETTLE(F)                                                                           \
  F(nettle_base64_encode_raw) F(nettle_sha1_digest) F(nettle_sha1_init)                     \
  F(nettle_sha1_update)

CURL(LUME_FORWARD)
MICROHTTPD(LUME_FORWARD)
GNUTLS(LUME_FORWARD)
WSLAY(LUME_FORWARD)
NETTLE(LUME_FORWARD)

static const struct lume_function curl[] = {CURL(LUME_ENTRY) LUME_LAST};
static const struct lume_function microhttpd[] = {MICROHTTPD(LUME_ENTRY) LUME_LAST};
static const struct lume_function gnutls[] = {GNUTLS(LUME_ENTRY) LUME_LAST};
static const struct lume_function wslay[] = {WSLAY(LUME_ENTRY) LUME_LAST};
static const struct lume_function nettle[] = {NETTLE(LUME_ENTRY) LUME_LAST};

// The names say which binary interface they have, the one of the headers.
static const struct {
  const char *file;
  const struct lume_function *functions;
} libraries[] = {
    [lume_curl] = {"libcurl.so.4", curl},
    [lume_microhttpd] = {"libmicrohttpd.so.12", microhttpd},
    [lume_gnutls] = {"libgnutls.so.30", gnutls},
    [lume_wslay] = {"libwslay.so.1", wslay},
    [lume_nettle] = {"libnettle.so.8", nettle},
};

const char *lume_load(enum lume_library library) {
  return lume_load_functions(libraries[library].file, libraries[library].functions);
}

#else

const char *lume_load(enum lume_library library) { return 0; }

#endif
