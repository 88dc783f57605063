#pragma once

// libmicrohttpd as it is, and what Swift cannot call or read of it: variadic functions, and
// callbacks whose types are enumerations. Beside it epoll, in which its descriptor is waited for.

#include <microhttpd.h>
#include <netdb.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#pragma clang assume_nonnull begin

/// What the library calls, on the thread that calls `MHD_run`. `number` is that of the connection.
struct lume_mhd_callbacks {
  void *user;
  /// A connection was added; answers its number.
  uintptr_t (*opened)(void *user, struct MHD_Connection *connection);
  /// The target of a request, as it was sent, with a NUL behind it.
  void (*target)(void *user, uintptr_t number, char *_Nullable target);
  /// A head, a part of a body or its end; 0 ends the connection.
  int (*request)(
      void *user, uintptr_t number, const char *method, const char *version,
      const char *_Nullable bytes, size_t count);
  /// A request is over; whether its response was sent.
  void (*completed)(void *user, uintptr_t number, int was_answered);
  /// The library has given the connection back, behind a response that switches protocols.
  void (*upgraded)(
      void *user, uintptr_t number, const char *_Nullable bytes, size_t count, int descriptor,
      struct MHD_UpgradeResponseHandle *handle);
  void (*closed)(void *user, uintptr_t number);
  /// The library is about to answer a request by itself, with that status. It doesn't say which: of
  /// those that the application has not met, it's the one whose head is whole.
  void (*refusing)(void *user, unsigned status);
};

/// The number that a connection was given by `opened`, or 0.
static inline uintptr_t lume_mhd_number(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? (uintptr_t)info->socket_context : 0;
}

static inline int lume_mhd_descriptor(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// How many bytes the request's line and its headers have.
static inline size_t lume_mhd_head_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}

// What the library calls, which passes it on.

static inline void *_Nullable lume_mhd_target(
    void *user, const char *_Nullable target, struct MHD_Connection *connection) {
  const struct lume_mhd_callbacks *callbacks = (const struct lume_mhd_callbacks *)user;
  callbacks->target(callbacks->user, lume_mhd_number(connection), (char *)target);
  return NULL;
}

static inline enum MHD_Result lume_mhd_request(
    void *user, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *_Nullable bytes, size_t *count, void *_Nullable *_Nonnull own) {
  const struct lume_mhd_callbacks *callbacks = (const struct lume_mhd_callbacks *)user;
  size_t size = *count;
  *count = 0;
  return callbacks->request(
             callbacks->user, lume_mhd_number(connection), method, version, bytes, size)
      ? MHD_YES
      : MHD_NO;
}

static inline void lume_mhd_completed(
    void *user, struct MHD_Connection *connection, void *_Nullable *_Nonnull own,
    enum MHD_RequestTerminationCode code) {
  const struct lume_mhd_callbacks *callbacks = (const struct lume_mhd_callbacks *)user;
  callbacks->completed(
      callbacks->user, lume_mhd_number(connection), code == MHD_REQUEST_TERMINATED_COMPLETED_OK);
}

static inline void lume_mhd_upgraded(
    void *user, struct MHD_Connection *connection, void *_Nullable own, const char *_Nullable bytes,
    size_t count, MHD_socket descriptor, struct MHD_UpgradeResponseHandle *handle) {
  const struct lume_mhd_callbacks *callbacks = (const struct lume_mhd_callbacks *)user;
  callbacks->upgraded(
      callbacks->user, lume_mhd_number(connection), bytes, count, descriptor, handle);
}

static inline void lume_mhd_changed(
    void *user, struct MHD_Connection *connection, void *_Nullable *_Nonnull number,
    enum MHD_ConnectionNotificationCode code) {
  const struct lume_mhd_callbacks *callbacks = (const struct lume_mhd_callbacks *)user;
  if (code == MHD_CONNECTION_NOTIFY_STARTED) {
    *number = (void *)callbacks->opened(callbacks->user, connection);
  } else {
    callbacks->closed(callbacks->user, (uintptr_t)*number);
  }
}

/// What the library would have logged: the first words before each answer of its own have its status.
static inline void lume_mhd_logged(void *user, const char *format, va_list arguments) {
  const struct lume_mhd_callbacks *callbacks = (const struct lume_mhd_callbacks *)user;
  if (strstr(format, "response code is %u")) {
    callbacks->refusing(callbacks->user, va_arg(arguments, unsigned));
  }
}

/// A response that gives the connection back, for a protocol other than HTTP.
static inline struct MHD_Response *_Nullable lume_mhd_upgrade(
    const struct lume_mhd_callbacks *callbacks) {
  return MHD_create_response_for_upgrade(lume_mhd_upgraded, (void *)callbacks);
}

/// Gives a connection that was given back to the library again, which closes it.
static inline void lume_mhd_close(struct MHD_UpgradeResponseHandle *handle) {
  MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
}

/// A response with a body, which is copied.
static inline struct MHD_Response *_Nullable lume_mhd_response(
    const void *_Nullable bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

static inline int lume_mhd_add_header(
    struct MHD_Response *response, const char *name, const char *value) {
  return MHD_add_response_header(response, name, value) == MHD_YES;
}

/// What goes out as the response to the current request; the response is given up.
static inline int lume_mhd_respond(
    struct MHD_Connection *connection, unsigned status, struct MHD_Response *response) {
  int is_queued = MHD_queue_response(connection, status, response) == MHD_YES;
  MHD_destroy_response(response);
  return is_queued;
}

/// How many headers the library has read of the current request.
static inline int lume_mhd_headers_count(struct MHD_Connection *connection) {
  return MHD_get_connection_values(connection, MHD_HEADER_KIND, NULL, NULL);
}

/// The status of the current response, which the library may have made itself; 0 for none.
static inline unsigned lume_mhd_status(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
  return info ? info->http_status : 0;
}

/// Takes a connection over, for good or ill.
static inline void lume_mhd_add(
    struct MHD_Daemon *library, int descriptor, const struct sockaddr *address, socklen_t size) {
  MHD_add_connection(library, descriptor, address, size);
}

/// Milliseconds after which `MHD_run` has something to do, or -1.
static inline int64_t lume_mhd_timeout(struct MHD_Daemon *library) {
  MHD_UNSIGNED_LONG_LONG milliseconds = 0;
  if (MHD_get_timeout(library, &milliseconds) != MHD_YES) return -1;
  return milliseconds > INT32_MAX ? INT32_MAX : (int64_t)milliseconds;
}

static inline void lume_mhd_run(struct MHD_Daemon *library) { MHD_run(library); }

/// Begins a library without a thread and without a listening socket; NULL if that fails.
///
/// - Parameters:
///   - memory: bytes that a connection takes for a request and the head of its response.
///   - timeout: seconds after which a connection ends on which nothing moves.
static inline struct MHD_Daemon *_Nullable lume_mhd_start(
    const struct lume_mhd_callbacks *callbacks, unsigned connections, size_t memory,
    unsigned timeout) {
  void *user = (void *)callbacks;
  return MHD_start_daemon(
      MHD_USE_EPOLL | MHD_USE_NO_LISTEN_SOCKET | MHD_ALLOW_UPGRADE | MHD_ALLOW_SUSPEND_RESUME |
          MHD_USE_SUPPRESS_DATE_NO_CLOCK | MHD_USE_ERROR_LOG,
      0, NULL, NULL, lume_mhd_request, user, MHD_OPTION_EXTERNAL_LOGGER, lume_mhd_logged, user,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory, MHD_OPTION_CONNECTION_TIMEOUT, timeout,
      MHD_OPTION_URI_LOG_CALLBACK, lume_mhd_target, user, MHD_OPTION_NOTIFY_COMPLETED,
      lume_mhd_completed, user, MHD_OPTION_NOTIFY_CONNECTION, lume_mhd_changed, user,
      MHD_OPTION_END);
}

/// Readable when `MHD_run` has something to do.
static inline int lume_mhd_epoll(struct MHD_Daemon *library) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(library, MHD_DAEMON_INFO_EPOLL_FD);
  return info ? info->epoll_fd : -1;
}

#pragma clang assume_nonnull end
