// Tells the thread sanitizer of Swift's Mutex where two threads want it: then the work is done inside of the standard library,
// which is not instrumented, and by the kernel, so that everything it guards would look like a race. Preloaded by run.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// Missing in programs without the sanitizer, which inherit the preloading.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void jmk_lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void jmk_unlock(SELF void *mutex) __asm__(UNLOCK);

SWIFT void jmk_lock(uint32_t thread, SELF void *mutex) {
  SWIFT void (*lock)(uint32_t, SELF void *) = (SWIFT void (*)(uint32_t, SELF void *))dlsym(RTLD_NEXT, LOCK);
  lock(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void jmk_unlock(SELF void *mutex) {
  SWIFT void (*unlock)(SELF void *) = (SWIFT void (*)(SELF void *))dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(mutex);
  unlock(mutex);
}
