import Testing

@testable import Media

/// What a browser is given of which file.
struct PlaybackPlanTests {
  /// A file in short: its family, `video/pixels` and the sounds, each with `*` where it is marked as default and
  /// `!` where nothing here decodes it; the sound asked for; and the outcome.
  struct Case: Sendable, CustomTestStringConvertible {
    var family: ContainerFamily
    var video: String
    var sounds: String
    var choice: String
    var outcome: String
    var testDescription: String { "\(family) [\(video)] [\(sounds)] \(choice)" }

    init(_ family: ContainerFamily, _ video: String, _ sounds: String, _ outcome: String) {
      self.init(family, video, sounds, "", outcome)
    }

    init(_ family: ContainerFamily, _ video: String, _ sounds: String, _ choice: String, _ outcome: String) {
      (self.family, self.video, self.sounds) = (family, video, sounds)
      (self.choice, self.outcome) = (choice, outcome)
    }
  }

  static let cases = [
    Case(.mp4, "avc1.64001F/yuv420p*", "aac*", "direct video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.mp4, "avc1.42C01E/yuvj420p", "", "direct video/mp4 avc1.42C01E"),
    Case(.mp4, "av01.0.08M.10/yuv420p10le", "opus", "direct video/mp4 av01.0.08M.10, opus"),
    Case(.mp4, "vp09.00.31.08/yuv420p", "flac", "direct video/mp4 vp09.00.31.08, flac"),
    Case(.mp4, "", "aac*", "direct audio/mp4 mp4a.40.2"),
    Case(.mp4, "", "mp3", "direct audio/mp4 mp4a.6B"),
    Case(.mp4, "", "alac", "audio audio/mp4 mp4a.40.2"),
    // Chromium and Firefox differ over a first track that is off; later ones they never play.
    Case(.mp4, "avc1.64001F/yuv420p*", "aac aac*", "1", "remux video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.mp4, "avc1.64001F/yuv420p*", "aac* aac", "1", "direct video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.mp4, "avc1.64001F/yuv420p*", "aac* aac", "2", "remux video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.mp4, "avc1.64001F/yuv420p", "aac* ac3", "2", "audio video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.mp4, "avc1.6E0028/yuv420p10le", "aac", "video video/mp4 avc1.64002A, mp4a.40.2"),
    Case(.mp4, "avc1.F4001F/yuv444p", "aac", "video video/mp4 avc1.64002A, mp4a.40.2"),
    Case(.mp4, "avc1.7A001F/yuv422p", "aac", "video video/mp4 avc1.64002A, mp4a.40.2"),
    Case(.mp4, "avc1.64001F/", "aac", "direct video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.mp4, "hevc/yuv420p", "aac", "video video/mp4 avc1.64002A, mp4a.40.2"),
    Case(.mp4, "mpeg4/yuv420p", "ac3", "both video/mp4 avc1.64002A, mp4a.40.2"),
    Case(.other, "avc1.64001F/yuv420p", "aac", "remux video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.other, "avc1.64001F/yuv420p", "ac3", "audio video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.other, "avc1.64001F/yuv420p", "eac3", "audio video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.other, "avc1.64001F/yuv420p", "dts", "audio video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.other, "avc1.64001F/yuv420p", "truehd", "audio video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.other, "avc1.64001F/yuv420p", "pcm_s16le", "audio video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.other, "avc1.64001F/yuv420p", "vorbis", "audio video/mp4 avc1.64001F, mp4a.40.2"),
    Case(.other, "mpeg2video/yuv420p", "mp2", "both video/mp4 avc1.64002A, mp4a.40.2"),
    Case(.other, "wmv2/yuv420p", "wmav2", "both video/mp4 avc1.64002A, mp4a.40.2"),
    Case(.other, "vp8/yuv420p", "vorbis", "both video/mp4 avc1.64002A, mp4a.40.2"),
    Case(.other, "vp09.00.31.08/yuv420p", "opus", "remux video/mp4 vp09.00.31.08, opus"),
    Case(.other, "", "aac", "remux audio/mp4 mp4a.40.2"),
    Case(.webM, "vp8/yuv420p", "vorbis*", "direct video/webm vp8, vorbis"),
    Case(.webM, "vp09.02.31.10/yuv420p10le", "opus", "direct video/webm vp09.02.31.10, opus"),
    Case(.webM, "vp09.01.31.08/yuv444p", "opus", "video video/mp4 avc1.64002A, opus"),
    Case(.webM, "vp09.00.31.08/yuv420p", "opus opus*", "2", "remux video/mp4 vp09.00.31.08, opus"),
    Case(.webM, "", "opus", "direct audio/webm opus"),
    Case(.withoutPresentationTimes, "avc1.64001F/yuv420p", "mp3", "remux video/mp4 avc1.64001F, mp4a.6B"),
    Case(.withoutPresentationTimes, "avc1.64001F~/yuv420p", "mp3", "video video/mp4 avc1.64002A, mp4a.6B"),
    Case(.withoutPresentationTimes, "mpeg4/yuv420p", "mp3", "video video/mp4 avc1.64002A, mp4a.6B"),
    Case(.mp3, "", "mp3", "direct audio/mpeg mp3"),
    Case(.ogg, "", "opus", "direct audio/ogg opus"),
    Case(.ogg, "", "vorbis", "direct audio/ogg vorbis"),
    Case(.ogg, "theora/yuv420p", "vorbis", "both video/mp4 avc1.64002A, mp4a.40.2"),
    Case(.ogg, "", "speex", "audio audio/mp4 mp4a.40.2"),
    Case(.flac, "", "flac", "direct audio/flac flac"),
    Case(.wav, "", "pcm_s16le", "direct audio/wav 1"),
    Case(.wav, "", "pcm_alaw", "direct audio/wav"),
    Case(.wav, "", "pcm_f32le", "audio audio/mp4 mp4a.40.2"),
    Case(.wav, "", "adpcm_ms", "audio audio/mp4 mp4a.40.2"),
    // What nothing can play is left out where something is left.
    Case(.other, "avc1.64001F/yuv420p", "unknown!", "remux video/mp4 avc1.64001F"),
    Case(.other, "unknown!/", "aac", "remux audio/mp4 mp4a.40.2"),
    Case(.other, "avc1.64001F/yuv420p", "unknown!", "1", "undecodableTrack"),
    Case(.other, "avc1.64001F/yuv420p", "aac", "2", "noSuchTrack"),
    Case(.other, "unknown!/", "unknown!", "undecodableTrack"),
    Case(.other, "", "", "noAudioTrack"),
  ]

  @Test(arguments: cases)
  func aBrowserGetsWhatItPlays(_ file: Case) throws {
    let info = MediaInfo.made(file.family, video: file.video, sounds: file.sounds)
    let choice = file.choice.isEmpty ? AudioTrackChoice.automatic : AudioTrackChoice(file.choice)
    let result = Result { try PlaybackPlan(for: info, path: "film", audio: choice) }
    switch result {
    case .success(let plan): #expect(plan.summary == file.outcome)
    case .failure(let error): #expect((error as? MediaError)?.code.rawValue == file.outcome)
    }
  }

  /// Browsers do not shift a file's clock to zero, except for the run-in of MP3.
  @Test(arguments: [
    (ContainerFamily.mp4, "avc1.64001F/yuv420p", "aac", 0, "direct"),
    (.mp4, "avc1.64001F/yuv420p", "aac", 50, "direct"),
    (.mp4, "avc1.64001F/yuv420p", "aac", 51, "remux"), (.webM, "vp8/yuv420p", "opus", 1400, "transcode"),
    (.mp3, "", "mp3", 138, "direct"),
  ])
  func aClockThatBeginsLateIsSetRight(
    _ family: ContainerFamily, _ video: String, _ sound: String, _ start: Int, _ outcome: String
  ) throws {
    var info = MediaInfo.made(family, video: video, sounds: sound)
    info.timelineStart = start
    let plan = try PlaybackPlan(for: info, path: "film")
    #expect("\(plan.delivery)".hasPrefix(outcome))
  }

  @Test func manyChannelsAndOddRatesAreMixedDown() throws {
    for (channels, rate, outcome) in [(8, 48_000, "direct"), (9, 48_000, "audio"), (1, 1_092_676, "audio")] {
      var info = MediaInfo.made(.wav, video: "", sounds: "pcm_s16le")
      info.audioTracks[0].channelCount = channels
      info.audioTracks[0].sampleRate = rate
      #expect(try PlaybackPlan(for: info, path: "film").summary.hasPrefix(outcome))
    }
  }
}

extension PlaybackPlan {
  /// The plan in short: `direct video/mp4 avc1.64001F, mp4a.40.2`.
  fileprivate var summary: String {
    let delivered =
      switch delivery {
      case .direct: "direct"
      case .remux: "remux"
      case .transcode(true, true): "both"
      case .transcode(true, false): "video"
      case .transcode: "audio"
      }
    let type = contentType.replacing("; codecs=\"", with: " ").replacing("\"", with: "")
    return "\(delivered) \(type)"
  }
}

extension MediaInfo {
  /// A file in the short form of `PlaybackPlanTests.Case`; `~` marks reordered pictures.
  fileprivate static func made(_ family: ContainerFamily, video: String, sounds: String) -> MediaInfo {
    let parts = video.split(separator: "/", omittingEmptySubsequences: false)
    let families = ["avc1": "h264", "vp09": "vp9", "av01": "av1"]
    let videos = video.isEmpty ? [] : [String(parts[0].filter { !"~!".contains($0) })]
    let names = ["aac": "mp4a.40.2", "mp3": "mp4a.6B", "opus": "opus", "vorbis": "vorbis", "flac": "flac"]
    return MediaInfo(
      container: "test", family: family, duration: 1000, isDurationEstimated: false, containerStart: 0,
      timelineStart: 0,
      audioTracks: sounds.split(separator: " ").enumerated().map { index, word in
        let codec = String(word.filter { !"*!".contains($0) })
        return AudioTrack(
          number: index + 1, streamIndex: index + 1, codec: codec, codecString: names[codec],
          isDefault: word.contains("*"), channelCount: 2, channelLayout: "stereo", sampleRate: 48_000,
          isDecodable: !word.contains("!"))
      },
      videoTracks: videos.map { name in
        VideoTrack(
          number: 1, streamIndex: 0, codec: families[String(name.prefix(4))] ?? name,
          codecString: name == "vp8" || families[String(name.prefix(4))] != nil ? name : nil, width: 640,
          height: 360, pixelFormat: String(parts[1].filter { $0 != "*" }), rotation: 0,
          isReordered: video.contains("~"), isDefault: video.contains("*"), isDecodable: !video.contains("!"))
      }, subtitleTracks: [])
  }
}
