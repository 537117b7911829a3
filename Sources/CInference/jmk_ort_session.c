#include <stdio.h>
#include <string.h>

#include "include/jmk_ort.h"
#include "jmk_ort_internal.h"

typedef struct {
  char **names;
  size_t count;
} name_list;

struct jmk_ort_session {
  jmk_ort *runtime;
  OrtSession *session;
  name_list inputs;
  name_list outputs;
};

static bool configure(const jmk_ort_table *table, OrtSessionOptions *to, jmk_ort_options options, char *error,
                      size_t error_size) {
  return jmk_ort_ok(table, JMK_ORT(table, SetIntraOpNumThreads)(to, options.threads), error, error_size) &&
         jmk_ort_ok(table, JMK_ORT(table, SetInterOpNumThreads)(to, 1), error, error_size) &&
         // Waiting threads sleep: spinning starts a little sooner and costs a processor all the time.
         jmk_ort_ok(table, JMK_ORT(table, AddSessionConfigEntry)(to, "session.intra_op.allow_spinning", "0"),
                    error, error_size) &&
         // A pattern is remembered for every new input shape: with text that is one for every sentence.
         jmk_ort_ok(table, JMK_ORT(table, DisableMemPattern)(to), error, error_size) &&
         (options.arena ||
          jmk_ort_ok(table, JMK_ORT(table, DisableCpuMemArena)(to), error, error_size));
}

static bool read_names(jmk_ort_session *session, bool outputs, char *error, size_t error_size) {
  const jmk_ort_table *table = session->runtime->table;
  OrtAllocator *allocator = session->runtime->allocator;
  name_list *list = outputs ? &session->outputs : &session->inputs;
  size_t count = 0;
  OrtStatus *counted = outputs ? JMK_ORT(table, SessionGetOutputCount)(session->session, &count)
                               : JMK_ORT(table, SessionGetInputCount)(session->session, &count);
  if (!jmk_ort_ok(table, counted, error, error_size)) return false;
  list->names = calloc(count > 0 ? count : 1, sizeof *list->names);
  if (list->names == NULL) {
    snprintf(error, error_size, "out of memory");
    return false;
  }
  for (; list->count < count; list->count++) {
    char **name = &list->names[list->count];
    OrtStatus *named = outputs ? JMK_ORT(table, SessionGetOutputName)(session->session, list->count, allocator, name)
                               : JMK_ORT(table, SessionGetInputName)(session->session, list->count, allocator, name);
    if (!jmk_ort_ok(table, named, error, error_size)) return false;
  }
  return true;
}

static void free_names(const jmk_ort *runtime, name_list *list) {
  char ignored[1];
  for (size_t index = 0; index < list->count; index++) {
    jmk_ort_ok(runtime->table, JMK_ORT(runtime->table, AllocatorFree)(runtime->allocator, list->names[index]),
               ignored, sizeof ignored);
  }
  free(list->names);
}

jmk_ort_session *jmk_ort_session_create(jmk_ort *runtime, const char *path, jmk_ort_options options, char *error,
                                        size_t error_size) {
  const jmk_ort_table *table = runtime->table;
  jmk_ort_session *session = calloc(1, sizeof *session);
  if (session == NULL) {
    snprintf(error, error_size, "out of memory");
    return NULL;
  }
  session->runtime = runtime;
  OrtSessionOptions *to = NULL;
  bool made =
      jmk_ort_ok(table, JMK_ORT(table, CreateSessionOptions)(&to), error, error_size) &&
      configure(table, to, options, error, error_size) &&
      jmk_ort_ok(table, JMK_ORT(table, CreateSession)(runtime->environment, path, to, &session->session), error,
                 error_size) &&
      read_names(session, false, error, error_size) && read_names(session, true, error, error_size);
  if (to != NULL) JMK_ORT(table, ReleaseSessionOptions)(to);
  if (made) return session;
  jmk_ort_session_destroy(session);
  return NULL;
}

void jmk_ort_session_destroy(jmk_ort_session *session) {
  free_names(session->runtime, &session->inputs);
  free_names(session->runtime, &session->outputs);
  if (session->session != NULL) JMK_ORT(session->runtime->table, ReleaseSession)(session->session);
  free(session);
}

size_t jmk_ort_session_name_count(const jmk_ort_session *session, bool outputs) {
  return outputs ? session->outputs.count : session->inputs.count;
}

const char *jmk_ort_session_name(const jmk_ort_session *session, bool outputs, size_t index) {
  return outputs ? session->outputs.names[index] : session->inputs.names[index];
}

bool jmk_ort_session_run(jmk_ort_session *session, const char *const *input_names,
                         const jmk_ort_value *const *inputs, size_t input_count, const char *const *output_names,
                         jmk_ort_value **outputs, size_t output_count, char *error, size_t error_size) {
  const jmk_ort_table *table = session->runtime->table;
  return jmk_ort_ok(table,
                    JMK_ORT(table, Run)(session->session, NULL, input_names, (const OrtValue *const *)inputs,
                                        input_count, output_names, output_count, (OrtValue **)outputs),
                    error, error_size);
}
