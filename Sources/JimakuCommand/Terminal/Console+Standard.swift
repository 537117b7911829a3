internal import Glibc

extension Console {
  /// The process's own standard streams and clock.
  static func standard(
    _ invocation: Invocation, _ messages: Messages, _ environment: [String: String]
  ) -> Console {
    let begin = ContinuousClock.now
    return Console(
      messages: messages,
      output: DescriptorOutput(descriptor: STDOUT_FILENO),
      errors: DescriptorOutput(descriptor: STDERR_FILENO),
      screen: screen(invocation, environment),
      outputStyle: outputStyle(environment),
      milliseconds: {
        let (seconds, attoseconds) = (ContinuousClock.now - begin).components
        return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
      })
  }

  private static func outputStyle(_ environment: [String: String]) -> TerminalStyle {
    let plain = TerminalStyle(hasColour: false)
    return isatty(STDOUT_FILENO) == 1 ? TerminalStyle(environment: environment) ?? plain : plain
  }

  private static func screen(_ invocation: Invocation, _ environment: [String: String]) -> Screen? {
    guard isatty(STDERR_FILENO) == 1, let style = TerminalStyle(environment: environment) else { return nil }
    // Objects for a program to read, and a picture for people, would write over each other.
    let printsJSON =
      switch invocation {
      case .subtitle(let arguments): arguments.printsJSON
      case .translate(let arguments): arguments.printsJSON
      default: false
      }
    if printsJSON, isatty(STDOUT_FILENO) == 1 { return nil }
    return Screen(style: style) {
      var size = winsize()
      // A terminal that does not say gets what terminals have had from the beginning.
      guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
        return (80, 24)
      }
      return (Int(size.ws_col), Int(size.ws_row))
    }
  }
}
