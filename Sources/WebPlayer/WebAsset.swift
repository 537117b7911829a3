internal import CWebAssets

/// A file of the browser side, carried by the program itself.
package struct WebAsset: Hashable, Sendable {
  /// Its path below `/assets/`, such as `player/clock.js`.
  package let name: String
  /// Its content.
  package let bytes: [UInt8]
  /// Its media type with its character set, for `Content-Type` (RFC 9110 §8.3).
  package let mediaType: String
  /// A strong entity tag with its quotation marks, for `ETag` (RFC 9110 §8.8.3): another content has another tag.
  package let entityTag: String

  /// The page itself, which is served at `/`.
  package static let page = all["index.html"]

  /// Every file by its name.
  package static let all: [String: WebAsset] = {
    var assets: [String: WebAsset] = [:]
    for index in 0..<jmk_web_asset_count() {
      guard let embedded = jmk_web_asset_at(index)?.pointee, let asset = WebAsset(embedded) else { continue }
      assets[asset.name] = asset
    }
    return assets
  }()

  private init?(_ embedded: jmk_web_asset) {
    let name = String(cString: embedded.name)
    let bytes = Array(UnsafeBufferPointer(start: embedded.bytes, count: Int(embedded.size)))
    guard let mediaType = MediaType.of(name), let entityTag = EntityTag.strong(of: bytes) else { return nil }
    self.name = name
    self.bytes = bytes
    self.mediaType = mediaType
    self.entityTag = entityTag
  }
}
