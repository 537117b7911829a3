internal import Glibc

/// The releases of the libraries this program is linked with, as the libraries say themselves.
///
/// `Media` and `Subtitles` show nothing of C; so the running program is searched by the functions' names.
enum LinkedLibraries {
  /// FFmpeg's release, such as `5.1.6`.
  static var ffmpeg: String? {
    guard let symbol = dlsym(nil, "av_version_info") else { return nil }
    typealias Function = @convention(c) () -> UnsafePointer<CChar>
    // libavutil/avutil.h declares it so.
    return String(cString: unsafeBitCast(symbol, to: Function.self)())
  }

  /// ICU's release, such as `72.1`; its functions carry the release in their names.
  static var icu: String? {
    guard let symbol = (50...120).lazy.compactMap({ dlsym(nil, "u_getVersion_\($0)") }).first else {
      return nil
    }
    typealias Function = @convention(c) (UnsafeMutablePointer<UInt8>) -> Void
    var numbers = [UInt8](repeating: 0, count: 4)
    // unicode/uversion.h declares it so.
    unsafeBitCast(symbol, to: Function.self)(&numbers)
    return "\(numbers[0]).\(numbers[1])"
  }
}
