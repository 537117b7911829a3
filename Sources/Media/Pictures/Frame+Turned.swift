internal import CFFmpeg

extension Frame {
  /// This picture turned clockwise by a number of quarter turns, in degrees; its planes hold bytes, the two
  /// of colour with half the lines and columns.
  ///
  /// `nil` without memory.
  func turned(by degrees: Int) -> Frame? {
    guard degrees != 0 else { return self }
    guard let target = Frame() else { return nil }
    let isUpright = degrees == 180
    target.pointer.pointee.format = pointer.pointee.format
    target.pointer.pointee.width = isUpright ? pointer.pointee.width : pointer.pointee.height
    target.pointer.pointee.height = isUpright ? pointer.pointee.height : pointer.pointee.width
    guard av_frame_get_buffer(target.pointer, 0) >= 0 else { return nil }
    let (sources, targets) = (planes, target.planes)
    for index in 0..<3 {
      let divisor = index == 0 ? 1 : 2
      guard let source = sources[index].bytes, let copy = targets[index].bytes else { return nil }
      let (width, height) = (size.width / divisor, size.height / divisor)
      for line in 0..<height {
        for column in 0..<width {
          let place =
            switch degrees {
            case 90: (line: column, column: height - 1 - line)
            case 180: (line: height - 1 - line, column: width - 1 - column)
            default: (line: width - 1 - column, column: line)
            }
          copy[place.line * targets[index].stride + place.column] =
            source[line * sources[index].stride + column]
        }
      }
    }
    return target
  }

  private var planes: [(bytes: UnsafeMutablePointer<UInt8>?, stride: Int)] {
    let frame = pointer.pointee
    return [
      (frame.data.0, Int(frame.linesize.0)), (frame.data.1, Int(frame.linesize.1)),
      (frame.data.2, Int(frame.linesize.2)),
    ]
  }
}
