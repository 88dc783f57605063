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

#pragma clang assume_nonnull end
