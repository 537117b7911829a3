import Foundation
import Testing
import WebPlayer

@Suite("The embedded files")
struct WebAssetTests {
  @Test("The program carries every file of the folder, byte for byte, and no other")
  func embedded() throws {
    let onDisk = try AssetSources.onDisk()
    let missing = Set(onDisk.keys).subtracting(WebAsset.all.keys).sorted()
    let extra = Set(WebAsset.all.keys).subtracting(onDisk.keys).sorted()
    #expect(missing.isEmpty && extra.isEmpty, "run Scripts/web-assets: missing \(missing), extra \(extra)")
    for (name, asset) in WebAsset.all {
      #expect(onDisk[name].map { [UInt8]($0) } == asset.bytes, "\(name) is not what lies in the folder")
    }
  }

  @Test(
    "Media types",
    arguments: [
      ("index.html", "text/html; charset=utf-8"),
      ("app.js", "text/javascript; charset=utf-8"),
      ("style/base.css", "text/css; charset=utf-8"),
      ("icon.svg", "image/svg+xml"),
    ])
  func mediaTypes(name: String, type: String) {
    #expect(WebAsset.all[name]?.mediaType == type)
  }

  @Test("Entity tags are strong, quoted, and differ between files")
  func entityTags() {
    let tags = WebAsset.all.values.map(\.entityTag)
    for tag in tags { #expect(tag.wholeMatch(of: /"[0-9a-f]{32}"/) != nil, "\(tag)") }
    #expect(Set(tags).count == tags.count)
  }

  @Test("The page is the embedded index.html")
  func page() {
    #expect(WebAsset.page?.name == "index.html")
    #expect(AssetSources.page.hasPrefix("<!doctype html>"))
  }
}
