#include "CPostgreSQLLibrary.h"

#include "CLoading.h"

#ifdef __linux__

#define LIBPQ(F)                                                                            \
  F(PQbackendPID) F(PQclear) F(PQcmdStatus) F(PQcmdTuples) F(PQconndefaults)                \
  F(PQconnectdbParams) F(PQconninfoFree) F(PQconninfoParse) F(PQconsumeInput)               \
  F(PQenterPipelineMode) F(PQerrorMessage) F(PQexitPipelineMode) F(PQfinish) F(PQfname)     \
  F(PQfreemem) F(PQftype) F(PQgetisnull) F(PQgetlength) F(PQgetResult) F(PQgetvalue)        \
  F(PQisBusy) F(PQlibVersion) F(PQnfields) F(PQnotifies) F(PQntuples)                       \
  F(PQparameterStatus) F(PQpipelineSync) F(PQresultErrorField) F(PQresultStatus)            \
  F(PQsendPrepare) F(PQsendQuery) F(PQsendQueryPrepared) F(PQserverVersion)                 \
  F(PQsetNoticeProcessor) F(PQsocket) F(PQstatus)

LIBPQ(LUME_FORWARD)

static const struct lume_function functions[] = {LIBPQ(LUME_ENTRY) LUME_LAST};

const char *lume_load_libpq(void) { return lume_load_functions("libpq.so.5", functions); }

#else

const char *lume_load_libpq(void) { return 0; }

#endif
