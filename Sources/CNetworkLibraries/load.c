#include "CNetworkLibraries.h"

#ifdef __linux__

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

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

__attribute__((noreturn)) static void not_loaded(void) {
  fputs("a function of a library was called that is not loaded\n", stderr);
  abort();
}

#if defined(__x86_64__)
#define JUMP(place) "jmp *" place "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP(place) "adrp x16, " place "\nldr x16, [x16, :lo12:" place "]\nbr x16\n"
#else
#error "How to jump to where a pointer points isn't known for this processor."
#endif

// Hidden, so that the libraries themselves never meet these and keep to their own.
#define FORWARD(name)                                                                       \
  __attribute__((visibility("hidden"), used)) void *lume_at_##name = (void *)not_loaded;    \
  __asm__(".text\n.p2align 4\n.globl " #name "\n.hidden " #name "\n.type " #name            \
          ", @function\n" #name ":\n" JUMP("lume_at_" #name) ".size " #name ", .-" #name    \
          "\n");

CURL(FORWARD)
MICROHTTPD(FORWARD)
GNUTLS(FORWARD)
WSLAY(FORWARD)
NETTLE(FORWARD)

struct function {
  const char *_Nullable name;
  void *_Nullable *_Nullable place;
};

#define ENTRY(name) {#name, &lume_at_##name},

static const struct function curl[] = {CURL(ENTRY){NULL, NULL}};
static const struct function microhttpd[] = {MICROHTTPD(ENTRY){NULL, NULL}};
static const struct function gnutls[] = {GNUTLS(ENTRY){NULL, NULL}};
static const struct function wslay[] = {WSLAY(ENTRY){NULL, NULL}};
static const struct function nettle[] = {NETTLE(ENTRY){NULL, NULL}};

// The names say which binary interface they have, the one of the headers.
static const struct {
  const char *file;
  const struct function *functions;
} libraries[] = {
    [lume_curl] = {"libcurl.so.4", curl},
    [lume_microhttpd] = {"libmicrohttpd.so.12", microhttpd},
    [lume_gnutls] = {"libgnutls.so.30", gnutls},
    [lume_wslay] = {"libwslay.so.1", wslay},
    [lume_nettle] = {"libnettle.so.8", nettle},
};

const char *lume_load(enum lume_library library) {
  void *file = dlopen(libraries[library].file, RTLD_LAZY | RTLD_LOCAL);
  if (!file) return dlerror();
  // Looked up first and taken then: all or none.
  for (const struct function *one = libraries[library].functions; one->name; one++) {
    if (!dlsym(file, one->name)) return dlerror();
  }
  for (const struct function *one = libraries[library].functions; one->name; one++) {
    *one->place = dlsym(file, one->name);
  }
  return NULL;
}

#else

const char *lume_load(enum lume_library library) { return 0; }

#endif
