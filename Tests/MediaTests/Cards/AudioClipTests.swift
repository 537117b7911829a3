import Foundation
import Media
import Subtitles
import Testing

/// A sentence's sound for a card, heard by FFmpeg's own program.
struct AudioClipTests {
  /// The samples of an MP3 file at 48 kHz, one channel.
  static func decode(_ clip: AudioClip, in scratch: Scratch) throws -> [Float] {
    let path = try scratch.write(clip.mp3, to: "clip.mp3")
    let pcm = try scratch.make("clip.f32", "-i \(path) -map 0:a -ac 1 -ar 48000 -f f32le")
    return try Data(contentsOf: URL(filePath: pcm)).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
  }

  /// Noise differs everywhere, so that one place alone fits: the clip's samples are those of the file.
  @Test(arguments: ["a.wav", "a.mkv", "a.mp3", "a.m4a"]) func aClipBeginsAtTheVerySample(_ name: String)
    async throws
  {
    let scratch = try Scratch()
    let codec = name == "a.mkv" ? "-c:a flac" : ""
    let path = try scratch.make(
      name, "-f lavfi -i anoisesrc=a=0.3:d=8:r=48000:seed=7,lowpass=f=4000 -ac 1 \(codec)")
    let pcm = try scratch.make("whole.f32", "-i \(path) -ac 1 -ar 48000 -f f32le")
    let whole = try Data(contentsOf: URL(filePath: pcm)).withUnsafeBytes {
      Array($0.bindMemory(to: Float.self))
    }
    for start in [0, 1, 2345, 6789] {
      let span = TimeSpan(start, start + 700)
      let clip = try await MediaFile(path: path).audioClip(span)
      #expect(clip.span == span)
      let samples = try Self.decode(clip, in: scratch)
      let middle = samples[9600..<19_200]
      func likeness(_ shift: Int) -> Float {
        let place = start * 48 + 9600 + shift
        return zip(middle, whole[place..<(place + middle.count)]).reduce(0) { $0 + $1.0 * $1.1 }
      }
      let best = (-48...48).max { likeness($0) < likeness($1) }
      #expect(abs(best ?? 99) <= 1, "\(start): \(best ?? 99)")
      // The encoder fills its last frame.
      #expect((33_600...(33_600 + 2304)).contains(samples.count))
    }
  }

  @Test func endsAreFaded() async throws {
    let scratch = try Scratch()
    let path = try scratch.make("a.wav", "-f lavfi -i aevalsrc=0.8*cos(2000*PI*t):s=48000:d=2")
    let samples = try await Self.decode(MediaFile(path: path).audioClip(TimeSpan(500, 1000)), in: scratch)
    func peak(_ range: Range<Int>) -> Float { samples[range].map(abs).max() ?? 0 }
    #expect(peak(0..<24) < 0.15)
    #expect(peak(480..<23_500) > 0.75)
    #expect(peak(23_976..<24_000) < 0.15)
    #expect((0.2...0.7).contains(peak(96..<144)))
  }

  @Test func theTrackIsTheOneAskedFor() async throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      "a.mkv",
      "-f lavfi -i sine=f=300:d=2 -f lavfi -i sine=f=3000:d=2 -map 0 -map 1 -c:a aac -metadata:s:0 language=eng -metadata:s:1 language=jpn"
    )
    for (choice, pitch) in [(AudioTrackChoice.automatic, 300), (.language("ja"), 3000), (.number(2), 3000)] {
      let samples = try await Self.decode(
        MediaFile(path: path).audioClip(TimeSpan(500, 1500), track: choice), in: scratch)
      let crossings = zip(samples, samples.dropFirst()).count { $0.sign != $1.sign }
      #expect(abs(crossings / 2 - pitch) < pitch / 10)
    }
  }

  @Test func aClipEndsWithTheSound() async throws {
    let scratch = try Scratch()
    let file = MediaFile(path: try scratch.make("a.wav", "-f lavfi -i sine=f=300:d=2"))
    #expect(try await file.audioClip(TimeSpan(1500, 9000)).span == TimeSpan(1500, 2000))
    #expect(try await file.audioClip(TimeSpan(-500, 500)).span == TimeSpan(0, 500))
    for span in [TimeSpan(2000, 3000), TimeSpan(500, 500), TimeSpan(900_000, 900_100)] {
      let error = await #expect(throws: MediaError.self) { try await file.audioClip(span) }
      #expect(error?.code == .emptyTrack)
    }
    let silent = MediaFile(path: try scratch.make("b.mkv", "-f lavfi -i testsrc=s=64x64:d=1 -c:v mpeg4"))
    let error = await #expect(throws: MediaError.self) { try await silent.audioClip(TimeSpan(0, 500)) }
    #expect(error?.code == .noAudioTrack)
  }
}
