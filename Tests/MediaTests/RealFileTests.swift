import Foundation
import Media
import TestSupport
import Testing

/// Every odd file of the collection: where its sound lies, or which error it is.
@Suite(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)"))
struct RealFileTests {
  /// The path of a file of the collection.
  private func media(_ name: String) -> String { SharedData.testData("media/\(name)").path }

  /// A file that can be heard.
  ///
  /// `end` is in milliseconds, worked out from `ffprobe -show_frames`: the end of
  /// the last frame less the container's start (less zero, where that is negative and a run-in).
  struct Audible: Sendable, CustomTestStringConvertible {
    var name: String
    var end: Int
    var codec: String
    var channels: Int
    var rate: Int
    var testDescription: String { name }

    init(_ name: String, _ end: Int, _ codec: String, _ channels: Int, _ rate: Int) {
      self.name = name
      self.end = end
      self.codec = codec
      self.channels = channels
      self.rate = rate
    }
  }

  static let audible = [
    Audible("ae_p001.aac", 9033, "aac", 2, 44100),
    Audible("ae_p001.webm", 9016, "vorbis", 2, 44100),
    Audible("az_stereo_hello.wav", 1720, "pcm_s16le", 2, 16000),
    Audible("derived_two_audio_eng_jpn.mkv", 5888, "aac", 1, 16000),
    Audible("lh_bbb_5.1.mp4", 5312, "aac", 6, 48000),
    Audible("lh_stereo.mp3", 1000, "mp3", 2, 8000),
    Audible("nasa_13013.mp4", 13056, "aac", 2, 8000),
    Audible("nasa_13013_8khz.mp3", 13056, "mp3", 2, 8000),
    Audible("ps_awful.wav", 0, "pcm_s16le", 1, 1_092_676),
    Audible("se_sample_MKV_delayed.mkv", 5492, "aac", 2, 32000),
    Audible("se_sample_MP4_SRT.mp4", 4992, "aac", 2, 32000),
    Audible("sr_mono-24-bit.wav", 2745, "pcm_s24le", 1, 44100),
    Audible("sr_mono-8-bit.wav", 2745, "pcm_u8", 1, 44100),
    Audible("sr_stereo-32-bit.wav", 2745, "pcm_s32le", 2, 44100),
    Audible("tc_sine_16ch_s16.wav", 1000, "pcm_s16le", 16, 16000),
    Audible("tc_sine_mono_f32.wav", 4000, "pcm_f32le", 1, 16000),
    Audible("tc_sine_mono_s24.wav", 4000, "pcm_s24le", 1, 16000),
    Audible("tt_8khz_5s.opus", 5000, "opus", 1, 48000),
    Audible("tt_adpcm.wav", 12132, "adpcm_ms", 1, 44100),
    Audible("tt_mp3_audio.m4a", 1045, "mp3", 1, 44100),
    Audible("tt_mpeg4_with_image.m4a", 1408, "aac", 1, 8000),
    Audible("tt_multi_stream.ogv", 30000, "vorbis", 1, 8000),
    Audible("tt_multiple_values_images.flac", 100, "flac", 1, 44100),
    Audible("tt_vbr8stereo.mp3", 9040, "mp3", 2, 8000),
    Audible("tt_wav_with_image.wav", 2145, "pcm_u8", 1, 8000),
    Audible("wk_jfk_441khz.m4a", 11005, "aac", 1, 44100),
  ]

  @Test(arguments: audible)
  func soundEndsWhereTheIndependentToolSays(_ file: Audible) throws {
    let path = media(file.name)
    let track = try #require(try MediaFile(path: path).probe().audioTracks.first)
    #expect(track.codec == file.codec)
    #expect(track.channelCount == file.channels)
    #expect(track.sampleRate == file.rate)
    let hearing = try Hearing(path)
    #expect(abs(hearing.duration - file.end) <= 2, "\(hearing.duration)")
    #expect(hearing.damagedPackets == 0)
    #expect(hearing.peak() <= 1.05)
  }

  /// A file that cannot be heard, and whether opening (probe) or reading says so.
  struct Silent: Sendable, CustomTestStringConvertible {
    var name: String
    var code: MediaError.Code
    var testDescription: String { name }
  }

  static let silent = [
    Silent(name: "ae_mono.empty.wav", code: .emptyFile),
    Silent(name: "ae_mono.zero.wav", code: .emptyTrack),
    Silent(name: "derived_nasa_truncated_no_moov.mp4", code: .truncatedIndex),
    Silent(name: "ps_bad.wav", code: .notMedia),
    Silent(name: "se_sample_MP4_chapter_track.mp4", code: .noAudioTrack),
    Silent(name: "tc_nasa_13013_rotated.mp4", code: .noAudioTrack),
    Silent(name: "tc_test_non_zero_start.mp4", code: .noAudioTrack),
    Silent(name: "tc_testsrc2_vp9.webm", code: .noAudioTrack),
    Silent(name: "tt_UTF16.mp3", code: .notMedia),
    Silent(name: "tt_alac_file.m4a", code: .emptyTrack),
    Silent(name: "tt_empty_file.m4a", code: .emptyFile),
    Silent(name: "tt_id3v22_with_image.mp3", code: .notMedia),
    Silent(name: "tt_mp4_extended_size_truncated.m4a", code: .truncatedIndex),
    Silent(name: "tt_no_audio_data_uncompressed.wav", code: .emptyTrack),
    Silent(name: "no such file.mp4", code: .notFound),
    Silent(name: ".", code: .isDirectory),
  ]

  @Test(arguments: silent)
  func soundlessFilesAreToldApart(_ file: Silent) throws {
    let path = media(file.name)
    let error = #expect(throws: MediaError.self) { try Hearing(path) }
    #expect(error?.code == file.code, "\(error?.detail ?? "")")
    #expect(error?.path == path)
  }

  @Test func coverArtIsNoPicture() throws {
    for name in ["tt_mpeg4_with_image.m4a", "tt_multiple_values_images.flac", "tt_wav_with_image.wav"] {
      #expect(try !MediaFile(path: media(name)).probe().hasVideo, "\(name)")
    }
    #expect(try MediaFile(path: media("tt_multi_stream.ogv")).probe().hasVideo)
  }

  @Test func aFileSaysWhatIsInIt() throws {
    let info = try MediaFile(path: media("nasa_13013.mp4")).probe()
    #expect(info.container == "mov,mp4,m4a,3gp,3g2,mj2")
    #expect(info.duration == 16_570)
    #expect(!info.isDurationEstimated)
    #expect(info.containerStart == 0)
    #expect(info.hasVideo)
    #expect(info.audioTracks.map(\.number) == [1, 2])
    #expect(info.audioTracks.map(\.streamIndex) == [1, 4])
    #expect(info.audioTracks.map(\.sampleRate) == [8000, 16000])
    #expect(info.audioTracks.map(\.language) == ["eng", "eng"])
    #expect(info.audioTracks.map(\.channelLayout) == ["stereo", "stereo"])
    #expect(info.subtitleTracks.map(\.codec) == ["mov_text", "mov_text"])
    #expect(info.subtitleTracks.map(\.streamIndex) == [2, 5])
    let raw = try MediaFile(path: media("ae_p001.aac")).probe()
    #expect(raw.isDurationEstimated)
  }

  @Test func aLateTrackBeginsWithSilence() throws {
    // ffprobe: the audio of this file starts at 0.500 s, its picture at 0.
    let hearing = try Hearing(media("se_sample_MKV_delayed.mkv"))
    #expect(hearing.peak(0, 495) < 0.0001)
    #expect(hearing.peak(500, 1000) > 0.001)
  }
}
