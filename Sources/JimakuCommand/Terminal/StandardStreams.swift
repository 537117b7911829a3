internal import Glibc

/// The three standard streams, of which whoever starts us may have closed some.
enum StandardStreams {
  /// Fills each closed one, so that no file opened later takes its number and gets what is meant for the stream.
  ///
  /// Using it fails as before, since it is opened for the other direction.
  static func fill() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given out, and those below are taken by now.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
