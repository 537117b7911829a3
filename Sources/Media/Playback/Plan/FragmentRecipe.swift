/// Which of two tracks have to be encoded anew to go into fragments of MPEG-4, and what the result is called.
struct FragmentRecipe {
  /// Whether the picture is encoded anew.
  let convertsVideo: Bool
  /// Whether the sound is encoded anew.
  let convertsAudio: Bool
  /// The content type of the fragments.
  let contentType: String

  /// The recipe for tracks of a file of `family`.
  init(_ video: VideoTrack?, _ audio: AudioTrack?, from family: ContainerFamily) {
    let convertsVideo = video.map { !BrowserFormats.copies($0, from: family) } ?? false
    let convertsAudio = audio.map { !BrowserFormats.copies($0) } ?? false
    let names = [
      video.map { convertsVideo ? VideoEncoding.current?.codecString : $0.codecString },
      audio.map { convertsAudio ? AudioEncoding.codecString : $0.codecString },
    ]
    self.convertsVideo = convertsVideo
    self.convertsAudio = convertsAudio
    contentType = BrowserFormats.contentType(
      video == nil ? "audio/mp4" : "video/mp4", codecs: names.compactMap(\.self))
  }
}
