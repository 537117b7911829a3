/// What a channel carries, as far as it matters for hearing what is said.
package enum ChannelRole: Hashable, Sendable {
  /// The front centre, where films put dialogue.
  case centre
  /// Front left or right, or one of their neighbours.
  case front
  /// Behind, beside or above the listener.
  case surround
  /// The bass channel.
  case lowFrequency
  /// Not said.
  case unknown

  /// The roles of channels of which only the number is known.
  ///
  /// Six and eight are taken for 5.1 and 7.1 in the order of WAVE files (left, right, centre, bass,
  /// surrounds); three and more of any other number have no custom worth the name and stay unknown.
  package static func usual(count: Int) -> [ChannelRole] {
    switch count {
    case 1: [.centre]
    case 2: [.front, .front]
    case 6, 8: [.front, .front, .centre, .lowFrequency] + Array(repeating: .surround, count: count - 4)
    default: Array(repeating: .unknown, count: max(0, count))
    }
  }
}
