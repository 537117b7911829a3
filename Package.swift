// swift-tools-version: 6.2
import PackageDescription

/// One array for every Swift target: see Decisions/0001.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Fixtures are found beside the test's source, so they are no resources.
func tests(_ name: String, _ dependencies: [Target.Dependency], fixtures: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: fixtures, swiftSettings: settings)
}

let package = Package(
  name: "Jimaku",
  products: [
    .library(name: "Speech", targets: ["Speech", "AVFAudio"]),
    .library(name: "Translation", targets: ["Translation"]),
    .library(name: "Subtitles", targets: ["Subtitles"]),
    .executable(name: "jimaku", targets: ["jimaku"]),
  ],
  targets: [
    // System libraries: a module map and a shim of what Swift cannot import.
    .systemLibrary(name: "CFFmpeg", pkgConfig: "libavformat", providers: [.apt(["libavformat-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),

    // ICU's text boundaries; not a system library, since its headers clash with those of Foundation's own ICU.
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),

    // The engines behind one C façade; they are loaded at run time from `.native` or JIMAKU_NATIVE.
    .target(
      name: "CInference",
      cSettings: [
        .headerSearchPath("../../.native/sherpa-onnx/include"),
        .define("JMK_NATIVE_DIRECTORY", to: "\"\(Context.packageDirectory)/.native\""),
      ],
      linkerSettings: [.linkedLibrary("sentencepiece"), .linkedLibrary("dl")]),

    library("AVFAudio"),
    library("Subtitles", ["CICU"]),
    library("Media", ["CFFmpeg", "Subtitles"]),
    library("Inference", ["CInference"]),
    library("LanguagePacks", ["CCrypto"]),
    library("Dictionary", ["CZlib", "LanguagePacks"]),
    library("Speech", ["AVFAudio", "Inference", "LanguagePacks", "Media"]),
    library("Translation", ["Inference", "LanguagePacks"]),
    library("Captioning", ["AVFAudio", "Media", "Speech", "Translation", "Subtitles"]),
    library(
      "JimakuCommand",
      [
        "AVFAudio", "Captioning", "Dictionary", "Inference", "LanguagePacks", "Media", "Speech", "Subtitles",
        "Translation",
      ]),
    .executableTarget(name: "jimaku", dependencies: ["JimakuCommand"], swiftSettings: settings),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("CaptioningTests", ["Captioning", "Media", "Subtitles"]),
    tests("DictionaryTests", ["Dictionary", "LanguagePacks"], fixtures: ["Dictd/Fixtures"]),
    tests("EndToEndTests", ["jimaku"]),
    tests(
      "InferenceTests", ["Inference", "LanguagePacks", "Media", "jimaku"],
      fixtures: ["Runtime/Models", "Translation/Fixtures", "Worker/Fixtures"]),
    tests(
      "JimakuCommandTests",
      ["Captioning", "Dictionary", "Inference", "JimakuCommand", "LanguagePacks", "Media", "Subtitles"],
      fixtures: ["Goldens"]),
    tests("LanguagePacksTests", ["LanguagePacks"]),
    tests("MediaTests", ["Media", "Subtitles"]),
    tests("SpeechTests", ["AVFAudio", "Inference", "Speech"]),
    tests("SubtitlesTests", ["Subtitles"], fixtures: ["Goldens"]),
  ],
  cxxLanguageStandard: .cxx17
)
