#pragma once

// libwebsockets as it is, and what Swift cannot read of it: macros with shifts and casts.

#include <libwebsockets.h>

#pragma clang assume_nonnull begin

/// What must stand free in front of the bytes given to `lws_write`.
static const int lume_lws_pre = LWS_PRE;

static const uint64_t lume_lws_explicit_vhosts = LWS_SERVER_OPTION_EXPLICIT_VHOSTS;
static const uint64_t lume_lws_tls = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
static const uint64_t lume_lws_no_ipv6 = LWS_SERVER_OPTION_DISABLE_IPV6;

/// The headers that the library knows by a number, from 0.
static const int lume_lws_token_count = WSI_TOKEN_COUNT;

/// A timer that makes `lws_service` return.
struct lume_lws_timer {
  lws_sorted_usec_list_t entry;
  struct lws_context *_Nullable context;
};

/// Timers are looked at before the library begins to wait, and it goes on to wait then; what it
/// waits for has to wake it.
static inline void lume_lws_timer_fired(lws_sorted_usec_list_t *entry) {
  lws_cancel_service(((struct lume_lws_timer *)entry)->context);
}

/// Sets a timer to so many microseconds from now.
static inline void lume_lws_timer_set(
    struct lume_lws_timer *timer, struct lws_context *context, int64_t microseconds) {
  timer->context = context;
  lws_sul_schedule(context, 0, &timer->entry, lume_lws_timer_fired, microseconds);
}

static inline void lume_lws_timer_cancel(struct lume_lws_timer *timer) {
  lws_sul_cancel(&timer->entry);
}

#pragma clang assume_nonnull end
