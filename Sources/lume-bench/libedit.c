/* A prompt on libedit and nothing else: what the prompt of lume is measured beside.
 *
 *     cc libedit.c -ledit -o libedit && ./libedit [HISTORY]
 */
#include <histedit.h>
#include <locale.h>
#include <stdio.h>

static const char *prompt(EditLine *line) {
  (void)line;
  return "edit> ";
}

int main(int count, char **arguments) {
  HistEvent event;
  const char *line;
  int length;
  setlocale(LC_ALL, "");
  EditLine *edit = el_init("libedit", stdin, stdout, stderr);
  History *past = history_init();
  history(past, &event, H_SETSIZE, 10000);
  if (count > 1) history(past, &event, H_LOAD, arguments[1]);
  el_set(edit, EL_PROMPT, prompt);
  el_set(edit, EL_EDITOR, "emacs");
  el_set(edit, EL_SIGNAL, 1);
  el_set(edit, EL_HIST, history, past);
  while ((line = el_gets(edit, &length)) && length > 0) history(past, &event, H_ENTER, line);
  history_end(past);
  el_end(edit);
  return 0;
}
