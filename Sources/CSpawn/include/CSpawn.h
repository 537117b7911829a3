// Two wishes for a child process that glibc declares only with its extensions, which Swift's view of it leaves out.
#pragma once
#include <spawn.h>

/// Has the child close every descriptor from `first` on (glibc 2.34); an error number, or 0.
int jmk_spawn_close_from(posix_spawn_file_actions_t *_Nonnull actions, int first);

/// Has the child start in `folder` (glibc 2.29); an error number, or 0.
int jmk_spawn_change_folder(posix_spawn_file_actions_t *_Nonnull actions, const char *_Nonnull folder);
