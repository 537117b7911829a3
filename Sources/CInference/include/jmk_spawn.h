// Starting a worker.
#pragma once
#include <spawn.h>

/// Has the child close every descriptor from `first` on; an error number, or 0.
///
/// glibc (2.34) declares it only with its extensions, which Swift's view of glibc leaves out.
int jmk_spawn_close_from(posix_spawn_file_actions_t *_Nonnull actions, int first);
