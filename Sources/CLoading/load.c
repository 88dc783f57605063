#include "CLoading.h"

#ifdef __linux__

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

void lume_function_not_loaded(void) {
  fputs("a function of a library was called that is not loaded\n", stderr);
  abort();
}

const char *lume_load_functions(const char *file, const struct lume_function *functions) {
  void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
  if (!library) return dlerror();
  for (const struct lume_function *one = functions; one->name; one++) {
    if (!dlsym(library, one->name)) return dlerror();
  }
  for (const struct lume_function *one = functions; one->name; one++) {
    *one->place = dlsym(library, one->name);
  }
  return NULL;
}

#endif
