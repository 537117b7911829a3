internal import CFFmpeg

extension UnsafeMutablePointer<AVStream> {
  /// Takes over from `source` how the picture is shown: turned, and with pixels that are no squares.
  func takeShape(of source: UnsafeMutablePointer<AVStream>) {
    var ratio = source.pointee.sample_aspect_ratio
    if ratio.num <= 0 || ratio.den <= 0 { ratio = source.pointee.codecpar.pointee.sample_aspect_ratio }
    pointee.sample_aspect_ratio = ratio
    pointee.codecpar.pointee.sample_aspect_ratio = ratio
    var length = 0
    guard let matrix = av_stream_get_side_data(source, AV_PKT_DATA_DISPLAYMATRIX, &length),
      let copy = av_stream_new_side_data(self, AV_PKT_DATA_DISPLAYMATRIX, length)
    else { return }
    copy.update(from: matrix, count: length)
  }
}
