#pragma once
// The library's own choice would bring the enumerations of sys/socket.h in a second time, and then Swift finds those of
// neither module; this is all it needs.
#define MHD_PLATFORM_H
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>
struct sockaddr;
#include <microhttpd.h>

// Swift does not import variadic functions; these call them with the arguments that are used here.

/// What the library calls back.
struct jmk_callbacks {
  void *context;
  /// For each request line, before the library changes it; the result becomes the request's pointer.
  void *(*request_line)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback request;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
};

/// Starts a daemon that accepts no connections by itself, with `threads` (at least 2) threads; NULL if it cannot.
///
/// They poll: with epoll, 0.9.75 never sees an end that comes together with the last bytes, nor ends a connection whose
/// body fails, until something else happens on the same thread.
static inline struct MHD_Daemon *jmk_start(const struct jmk_callbacks *calls, unsigned int threads,
                                           unsigned int connections, size_t connection_memory) {
  return MHD_start_daemon(
      MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_NO_LISTEN_SOCKET, 0, NULL, NULL,
      calls->request, calls->context,
      MHD_OPTION_URI_LOG_CALLBACK, calls->request_line, calls->context,
      MHD_OPTION_NOTIFY_COMPLETED, calls->completed, calls->context,
      MHD_OPTION_NOTIFY_CONNECTION, calls->connection, calls->context,
      MHD_OPTION_THREAD_POOL_SIZE, threads,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory,
      MHD_OPTION_END);
}

/// The descriptor that the connection was added with.
static inline int jmk_descriptor(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

/// The pointer that was set when the connection started.
static inline void *jmk_connection_context(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
}

/// The length of the request line and the header fields in bytes as they came.
static inline size_t jmk_head_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}

/// Ends the response with the connection, and without chunks.
static inline void jmk_close_after(struct MHD_Response *response) {
  MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
}

/// Cuts the query off a target that `request_line` was given. The library would make a record of each parameter out of
/// the connection's memory, and 0.9.75 closes without an answer when that does not suffice.
static inline void jmk_cut_query(const char *target) {
  char *mark = strchr((char *)target, '?');
  if (mark) mark[1] = 0;
}

/// glibc declares it for GNU sources only, which Swift's are not.
int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
/// `POLLRDHUP`, likewise: the peer has closed its side.
static const short jmk_poll_peer_closed = 0x2000;
