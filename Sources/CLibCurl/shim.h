#pragma once

// libcurl as it is, and its variadic functions once for each type of argument, which Swift cannot
// call (https://curl.se/libcurl/c/curl_easy_setopt.html).

#include <curl/curl.h>
#include <fcntl.h>

#pragma clang assume_nonnull begin

typedef size_t (*lume_curl_data)(char *bytes, size_t size, size_t count, void *_Nullable user);
typedef int (*lume_curl_begin)(
    void *_Nullable user, char *_Nullable primary_ip, char *_Nullable local_ip, int primary_port,
    int local_port);

static inline CURLcode lume_curl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode lume_curl_set_text(
    CURL *handle, CURLoption option, const char *_Nullable value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode lume_curl_set_pointer(
    CURL *handle, CURLoption option, void *_Nullable value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode lume_curl_set_data(CURL *handle, CURLoption option, lume_curl_data value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode lume_curl_set_begin(CURL *handle, lume_curl_begin value) {
  return curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, value);
}

/// Keeps a descriptor from the programs that this one starts.
static inline int lume_curl_keep(void *_Nullable user, curl_socket_t descriptor, curlsocktype purpose) {
  (void)user;
  (void)purpose;
  return fcntl(descriptor, F_SETFD, FD_CLOEXEC) < 0 ? CURL_SOCKOPT_ERROR : CURL_SOCKOPT_OK;
}

/// Has each connection kept from the programs that this one starts, which libcurl doesn't by itself.
static inline CURLcode lume_curl_keep_sockets(CURL *handle) {
  return curl_easy_setopt(handle, CURLOPT_SOCKOPTFUNCTION, lume_curl_keep);
}

/// The body of a request, copied; its bytes need no end mark.
static inline CURLcode lume_curl_set_body(CURL *handle, const char *bytes, size_t count) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  return code ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

static inline long lume_curl_get_number(CURL *handle, CURLINFO info) {
  long value = 0;
  return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

/// The descriptor of a connection that is kept for the caller, or -1.
static inline curl_socket_t lume_curl_get_socket(CURL *handle) {
  curl_socket_t value = CURL_SOCKET_BAD;
  return curl_easy_getinfo(handle, CURLINFO_ACTIVESOCKET, &value) == CURLE_OK ? value
                                                                            : CURL_SOCKET_BAD;
}

/// A text that lives as long as the handle, or NULL.
static inline const char *_Nullable lume_curl_get_text(CURL *handle, CURLINFO info) {
  char *value = NULL;
  return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : NULL;
}

#pragma clang assume_nonnull end
