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
    .library(name: "NaturalLanguage", targets: ["NaturalLanguage"]),
    .library(name: "Subtitles", targets: ["Subtitles"]),
    .executable(name: "jimaku", targets: ["jimaku"]),
  ],
  targets: [
    // System libraries: a module map and a shim of what Swift cannot import.
    .systemLibrary(name: "CFFmpeg", pkgConfig: "libavformat", providers: [.apt(["libavformat-dev"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    // ICU's text boundaries and encodings; not a system library, since its headers clash with those of Foundation's own ICU.
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),

    // The engines behind one C façade; they are loaded at run time from `.native` or JIMAKU_NATIVE.
    .target(
      name: "CInference",
      cSettings: [
        .headerSearchPath("../../.native/sherpa-onnx/include"),
        .define("JMK_NATIVE_DIRECTORY", to: "\"\(Context.packageDirectory)/.native\""),
      ],
      linkerSettings: [.linkedLibrary("sentencepiece"), .linkedLibrary("dl")]),

    // What Swift's view of glibc leaves out for starting a program.
    .target(name: "CSpawn"),

    // fastText, which tells languages, behind C.
    .target(name: "CLanguageIdentification", linkerSettings: [.linkedLibrary("fasttext")]),

    // The files of the browser side, embedded by the compiler: see Decisions/0073.
    .target(name: "CWebAssets"),

    library("AVFAudio"),
    library("Subtitles", ["CICU"]),
    library("Media", ["CCrypto", "CFFmpeg", "Subtitles"]),
    library("Library", ["CSQLite", "Subtitles"]),
    library("ChildProcesses", ["CSpawn"]),
    library("Inference", ["CICU", "ChildProcesses", "CInference", "Subtitles"]),
    library("LanguagePacks", ["CCrypto"]),
    library("NaturalLanguage", ["CICU", "CLanguageIdentification", "LanguagePacks"]),
    library("HTTPServer", ["CMicroHTTPD"]),
    library("Dictionary", ["CZlib", "LanguagePacks"]),
    library("Speech", ["AVFAudio", "Inference", "LanguagePacks", "Media"]),
    library("Translation", ["Inference", "LanguagePacks", "NaturalLanguage"]),
    library("Captioning", ["AVFAudio", "Media", "Speech", "Translation", "Subtitles"]),
    library("Chase", ["Captioning", "Library", "Subtitles", "Translation"]),
    .target(
      name: "WebPlayer", dependencies: ["CCrypto", "CWebAssets"], exclude: ["Assets"],
      swiftSettings: settings),
    library(
      "Server",
      [
        "CArchive", "Captioning", "Chase", "Dictionary", "HTTPServer", "Library", "Media", "Subtitles",
        "WebPlayer",
      ]),
    library(
      "JimakuCommand",
      [
        "AVFAudio", "Captioning", "Chase", "ChildProcesses", "Dictionary", "HTTPServer", "Inference",
        "LanguagePacks", "Library", "Media", "Server", "Speech", "Subtitles", "Translation",
      ]),
    .executableTarget(name: "jimaku", dependencies: ["JimakuCommand"], swiftSettings: settings),

    // The documentation's running example, written as a client would.
    .executableTarget(
      name: "TrailReviews", dependencies: ["NaturalLanguage", "Translation"], path: "Examples/TrailReviews",
      packageAccess: false, swiftSettings: settings),

    // Translates with the decoder alone, for Benchmarks/run.
    .executableTarget(
      name: "PlainDecoder", dependencies: ["Inference"], path: "Benchmarks/PlainDecoder",
      swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["ChildProcesses", "Inference", "LanguagePacks"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    // Opens a library in a process of its own, for the tests to kill.
    .executableTarget(
      name: "LibraryWriter", dependencies: ["Library", "Subtitles"], path: "Tests/LibraryWriter",
      swiftSettings: settings),
    tests("CaptioningTests", ["Captioning", "Media", "Subtitles", "Translation", "jimaku"]),
    tests("ChaseTests", ["Captioning", "Chase", "Library", "Speech", "Subtitles", "Translation", "jimaku"]),
    tests("ChildProcessesTests", ["ChildProcesses"]),
    tests("DictionaryTests", ["Dictionary", "LanguagePacks"], fixtures: ["Dictd/Fixtures"]),
    tests("EndToEndTests", ["ChildProcesses", "jimaku"]),
    tests("HTTPServerTests", ["HTTPServer"]),
    tests(
      "InferenceTests", ["ChildProcesses", "Inference", "LanguagePacks", "Media", "jimaku"],
      fixtures: ["Runtime/Models", "Translation/Fixtures", "Worker/Fixtures"]),
    tests(
      "JimakuCommandTests",
      [
        "Captioning", "Dictionary", "HTTPServer", "Inference", "JimakuCommand", "LanguagePacks", "Library",
        "Media", "Server", "Subtitles", "Translation",
      ],
      fixtures: ["Goldens"]),
    tests("LanguagePacksTests", ["LanguagePacks"]),
    tests(
      "LibraryTests", ["ChildProcesses", "Library", "LibraryWriter", "Subtitles"], fixtures: ["Fixtures"]),
    tests("MediaTests", ["Media", "Subtitles"]),
    tests("NaturalLanguageTests", ["LanguagePacks", "NaturalLanguage"]),
    // A client's code: it sees what is public, and nothing else.
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: ["AVFAudio", "NaturalLanguage", "Speech", "Translation", "jimaku"],
      packageAccess: false, swiftSettings: settings),
    tests(
      "ServerTests",
      [
        "Captioning", "Chase", "ChildProcesses", "Dictionary", "HTTPServer", "LanguagePacks", "Library",
        "Server", "Speech", "Subtitles", "Translation", "jimaku",
      ]),
    tests("SpeechTests", ["AVFAudio", "Inference", "LanguagePacks", "Speech"]),
    tests("SubtitlesTests", ["Subtitles"], fixtures: ["Goldens"]),
    tests(
      "TranslationTests",
      ["Inference", "LanguagePacks", "NaturalLanguage", "TrailReviews", "Translation", "jimaku"],
      fixtures: ["Fixtures"]),
    tests("WebPlayerTests", ["WebPlayer"]),
  ],
  cxxLanguageStandard: .cxx17
)
