internal import CFFmpeg

extension Container {
  private static let microseconds = AVRational(num: 1, den: AV_TIME_BASE)
  /// A century in microseconds: stamps beyond are broken, and sums with them would not fit.
  private static let limit: Int64 = 1 << 52

  /// Containers whose negative times are the run-in of a codec or cut off by an edit list, not to be
  /// presented.
  private static let runInContainers = ["mov", "matroska", "ogg"]

  /// The moment of the container's clock that is zero of the timeline, in the library's microseconds.
  ///
  /// See Decisions/0030.
  var timelineStart: Int64 {
    let start = context.pointee.start_time
    guard start != jmk_no_timestamp, start.magnitude < Self.limit else { return 0 }
    guard start < 0 else { return start }
    return Self.runInContainers.contains { formatName.hasPrefix($0) } ? 0 : start
  }

  /// The moment of the timeline, in microseconds, of a stamp in `base`; `nil` for one that cannot be true.
  func moment(of stamp: Int64, in base: AVRational) -> Int64? {
    let moment = av_rescale_q(stamp, base, Self.microseconds)
    return moment.magnitude < UInt64(Self.limit) ? moment - timelineStart : nil
  }

  /// The stamp in `base` of a moment of the timeline, in microseconds.
  func stamp(of moment: Int64, in base: AVRational) -> Int64 {
    av_rescale_q(moment + timelineStart, Self.microseconds, base)
  }

  /// The stream whose index is the complete one where there is a picture: Matroska lists its key pictures
  /// and often nothing else.
  var pictureStream: Int32? {
    (0..<Int(context.pointee.nb_streams)).first { index in
      guard let stream = context.pointee.streams?[index]?.pointee else { return false }
      return stream.codecpar?.pointee.codec_type == AVMEDIA_TYPE_VIDEO
        && stream.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
    }.map(Int32.init)
  }
}
