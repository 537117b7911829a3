internal import Glibc

/// How many files and sockets this process may have open.
package enum DescriptorLimit {
  /// As many as dozens of servers with their clients need; tests run at the same time.
  private static let wanted: rlim_t = 8192

  private static let raised: Void = {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < wanted else {
      return
    }
    limit.rlim_cur = min(limit.rlim_max, wanted)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }()

  /// Raises it as far as is wanted and the system allows: the usual 1024 is for programs that use `select`.
  package static func raise() { raised }
}
