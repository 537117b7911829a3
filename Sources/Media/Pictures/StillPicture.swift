package import Subtitles

/// A picture out of a video, as a JPEG file.
package struct StillPicture: Hashable, Sendable {
  /// The bytes of the file.
  package var jpeg: [UInt8]
  /// The width in pixels, which are squares.
  package var width: Int
  /// The height in pixels.
  package var height: Int
  /// The moment it shows.
  package var time: Timestamp
}

extension MediaFile {
  /// The picture shown at `time`, upright, no side longer than `longestSide` pixels and none enlarged; the
  /// last one after the end.
  ///
  /// `nil` for a file without video. Throws the codes of `probe`, `undecodableTrack`, `decodeFailed`,
  /// `encodeFailed` and `cancelled`.
  package func stillPicture(
    at time: Timestamp, longestSide: Int
  ) async throws(MediaError) -> StillPicture? {
    try await blocking { cancellation throws(MediaError) in
      try PictureTaker(path: path, cancellation: cancellation)?.picture(
        at: time.boundedMilliseconds * 1000, longestSide: longestSide)
    }
  }

  /// A picture that stands for the file in a list: the first of some places from a tenth on that is not
  /// black or of one colour, else the most varied of them.
  ///
  /// `nil` for a file without video. Throws as `stillPicture` does.
  package func thumbnail(longestSide: Int) async throws(MediaError) -> StillPicture? {
    try await blocking { cancellation throws(MediaError) in
      try PictureTaker(path: path, cancellation: cancellation)?.thumbnail(longestSide: longestSide)
    }
  }
}
