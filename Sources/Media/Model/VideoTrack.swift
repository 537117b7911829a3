/// One track of moving pictures.
package struct VideoTrack: Hashable, Sendable, Codable {
  /// The position among the video tracks, from 1.
  package var number: Int
  /// The position among all streams of the container, from 0.
  package var streamIndex: Int
  /// The codec's short name (`h264`, `vp9` …); `unknown` where there is none.
  package var codec: String
  /// The codec's name in a content type (`avc1.64001F` …); `nil` for one that browsers do not know.
  package var codecString: String?
  /// The stored width, in pixels; not that of display where pixels are no squares.
  package var width: Int
  /// The stored height, in pixels.
  package var height: Int
  /// How pixels are stored, by the library's name (`yuv420p`); empty where it is not known.
  package var pixelFormat: String
  /// By how many degrees the picture has to be turned clockwise to stand upright: 0, 90, 180 or 270.
  package var rotation: Int
  /// Whether pictures are stored in another order than they are shown in.
  package var isReordered: Bool
  /// Whether the file marks it as the one to play.
  package var isDefault: Bool
  /// Whether a decoder for it is here.
  package var isDecodable: Bool
}
