internal import CFFmpeg

/// The names of codecs in content types (RFC 6381), of the codecs that browsers play.
enum CodecString {
  /// The name of an audio codec; `nil` for what no browser plays.
  static func audio(_ parameters: AVCodecParameters) -> String? {
    switch parameters.codec_id {
    case AV_CODEC_ID_AAC: aac(profile: parameters.profile)
    // The object types of MPEG-2 (half rates) and MPEG-1 audio (ISO/IEC 14496-1, mp4ra.org).
    case AV_CODEC_ID_MP3: parameters.sample_rate > 24_000 ? "mp4a.6B" : "mp4a.69"
    case AV_CODEC_ID_OPUS: "opus"
    case AV_CODEC_ID_VORBIS: "vorbis"
    case AV_CODEC_ID_FLAC: "flac"
    default: nil
    }
  }

  /// The name of a video codec; `nil` for what no browser plays.
  static func video(_ parameters: AVCodecParameters) -> String? {
    let extradata = Array(
      UnsafeBufferPointer(start: parameters.extradata, count: max(0, Int(parameters.extradata_size))))
    switch parameters.codec_id {
    case AV_CODEC_ID_H264:
      return h264(extradata) ?? h264(profile: parameters.profile, level: parameters.level)
    case AV_CODEC_ID_VP8: return "vp8"
    case AV_CODEC_ID_VP9: return vp9(parameters)
    case AV_CODEC_ID_AV1: return av1(extradata)
    default: return nil
    }
  }

  /// `mp4a.40.` and the audio object type; the unknown profile is taken for the usual one.
  static func aac(profile: Int32) -> String? {
    switch profile {
    case FF_PROFILE_AAC_LOW, FF_PROFILE_UNKNOWN: "mp4a.40.2"
    case FF_PROFILE_AAC_HE: "mp4a.40.5"
    case FF_PROFILE_AAC_HE_V2: "mp4a.40.29"
    default: nil
    }
  }

  /// `avc1.` and three bytes in hexadecimal: profile, constraints, level.
  ///
  /// `extradata` is either a configuration record (ISO/IEC 14496-15 §5.3.3.1), where they follow the
  /// version, or a byte stream (ITU-T H.264 annex B), where they follow the head of the sequence parameters.
  static func h264(_ extradata: [UInt8]) -> String? {
    let three: ArraySlice<UInt8>
    if extradata.first == 1 {
      three = extradata.dropFirst().prefix(3)
    } else {
      let heads = extradata.indices.dropLast(6).first { index in
        extradata[index..<(index + 3)].elementsEqual([0, 0, 1]) && extradata[index + 3] & 0x1F == 7
      }
      guard let head = heads else { return nil }
      three = extradata[(head + 4)..<(head + 7)]
    }
    return three.count == 3 ? "avc1." + three.map { hexadecimal(Int($0)) }.joined() : nil
  }

  private static func h264(profile: Int32, level: Int32) -> String? {
    guard profile > 0, level > 0 else { return nil }
    return "avc1." + hexadecimal(Int(profile) & 0xFF) + "00" + hexadecimal(Int(level) & 0xFF)
  }

  /// `av01.` and profile, level with tier, bits of a sample, from the configuration record
  /// (AV1 in ISO base media files §2.3.3 and §5).
  static func av1(_ extradata: [UInt8]) -> String? {
    guard extradata.count >= 4, extradata[0] == 0x81 else { return nil }
    let (second, third) = (extradata[1], extradata[2])
    let bits = third & 0x40 == 0 ? 8 : third & 0x20 == 0 ? 10 : 12
    let tier = third & 0x80 == 0 ? "M" : "H"
    return "av01.\(second >> 5).\(decimal(Int(second & 0x1F)))\(tier).\(decimal(bits))"
  }

  /// `vp09.` and profile, level, bits of a sample (VP codec ISO media file format binding).
  private static func vp9(_ parameters: AVCodecParameters) -> String? {
    guard (0...3).contains(parameters.profile) else { return nil }
    let descriptor = av_pix_fmt_desc_get(AVPixelFormat(rawValue: parameters.format))
    return vp9(
      profile: Int(parameters.profile), level: parameters.level > 0 ? Int(parameters.level) : nil,
      bits: Int(descriptor?.pointee.comp.0.depth ?? 8), area: Int(parameters.width) * Int(parameters.height))
  }

  /// The largest picture of each level, in pixels; the levels say more, but nothing that matters for a name.
  private static let vp9Levels = [
    (36_864, 10), (73_728, 11), (122_880, 20), (245_760, 21), (552_960, 30), (983_040, 31), (2_228_224, 40),
    (8_912_896, 50),
  ]

  static func vp9(profile: Int, level: Int?, bits: Int, area: Int) -> String {
    let fitting = level ?? vp9Levels.first { area <= $0.0 }?.1 ?? 60
    return "vp09.\(decimal(profile)).\(decimal(fitting)).\(decimal(bits))"
  }

  private static func hexadecimal(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func decimal(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
