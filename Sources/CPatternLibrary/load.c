#include "CPatternLibrary.h"

#include "CLoading.h"

#ifdef __linux__

#define PCRE2(F)                                                                            \
  F(pcre2_code_free_8) F(pcre2_compile_8) F(pcre2_config_8)                                 \
  F(pcre2_get_error_message_8) F(pcre2_get_mark_8) F(pcre2_get_ovector_pointer_8)           \
  F(pcre2_jit_compile_8) F(pcre2_match_8) F(pcre2_match_context_create_8)                   \
  F(pcre2_match_context_free_8) F(pcre2_match_data_create_from_pattern_8)                   \
  F(pcre2_match_data_free_8) F(pcre2_set_depth_limit_8) F(pcre2_set_heap_limit_8)           \
  F(pcre2_set_match_limit_8)

PCRE2(LUME_FORWARD)

static const struct lume_function functions[] = {PCRE2(LUME_ENTRY) LUME_LAST};

const char *lume_load_pcre2(void) { return lume_load_functions("libpcre2-8.so.0", functions); }

#else

const char *lume_load_pcre2(void) { return 0; }

#endif
