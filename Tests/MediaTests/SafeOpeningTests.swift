import Foundation
import Media
import Testing

/// A path is a path, and a file is read alone.
struct SafeOpeningTests {
  @Test(arguments: [
    "with space.wav", "-i.wav", "a:b.wav", "http:x.wav", "file:x.wav", "concat:a|b.wav",
    "'quoted' \"twice\".wav",
    "日本語 字幕.wav", "line\nbreak.wav", "%03d.wav", "*.wav", "no ending", "wrong ending.txt",
    "[brackets]{1,2}.wav",
  ])
  func anyNameOpens(_ name: String) throws {
    let scratch = try Scratch()
    let made = try scratch.make("made.wav", "-f lavfi -i sine=f=300:d=0.2")
    try FileManager.default.moveItem(atPath: made, toPath: scratch.file(name))
    #expect(try Hearing(scratch.file(name)).duration == 200)
  }

  @Test(arguments: [
    "http://127.0.0.1:1/a.mp4", "concat:a.wav|b.wav", "pipe:0", "-", "", "data:audio/wav;base64,AA", "a\0b",
  ])
  func anAddressIsTheNameOfAFileThatIsNotThere(_ path: String) {
    let error = #expect(throws: MediaError.self) { try MediaFile(path: path).probe() }
    #expect(error?.code == .notFound)
  }

  @Test func aLinkToItselfLeadsNowhere() throws {
    let scratch = try Scratch()
    let path = scratch.file("loop.wav")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "loop.wav")
    let error = #expect(throws: MediaError.self) { try MediaFile(path: path).probe() }
    #expect(error?.code == .notFound)
  }

  /// Texts that make a media library open something else.
  @Test(arguments: [
    "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:10\n#EXTINF:1,\nsecret.wav\n#EXT-X-ENDLIST\n",
    "ffconcat version 1.0\nfile secret.wav\n",
    "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio 49170 RTP/AVP 0\n",
    "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\" type=\"static\"><Period><AdaptationSet mimeType=\"audio/wav\"><Representation id=\"a\"><BaseURL>secret.wav</BaseURL></Representation></AdaptationSet></Period></MPD>",
    "[playlist]\nFile1=secret.wav\n",
  ])
  func aPlaylistReachesNothing(_ text: String) throws {
    let scratch = try Scratch()
    _ = try scratch.make("secret.wav", "-f lavfi -i sine=f=300:d=0.2")
    for name in ["list", "list.m3u8", "list.mp4"] {
      let path = try scratch.write(Array(text.utf8), to: name)
      let error = #expect(throws: MediaError.self) { try Hearing(path) }
      #expect([.notMedia, .noAudioTrack].contains(error?.code), "\(error.debugDescription)")
    }
  }

  @Test func textNamedLikeAFilmIsNoMedia() throws {
    let scratch = try Scratch()
    let path = try scratch.write(Array("Dear diary, nothing happened today.\n".utf8), to: "film.mp4")
    let error = #expect(throws: MediaError.self) { try MediaFile(path: path).probe() }
    #expect(error?.code == .notMedia)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func anUnreadableFileSaysSo() throws {
    let scratch = try Scratch()
    let path = try scratch.write([1], to: "a.wav")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let error = #expect(throws: MediaError.self) { try MediaFile(path: path).probe() }
    #expect(error?.code == .permissionDenied)
  }
}
