/// Something read piece by piece, with calls that block.
protocol BlockingReader: AnyObject, SendableMetatype {
  associatedtype Piece: Sendable

  /// The next piece; `nil` after the last.
  func next() throws(MediaError) -> Piece?
}
