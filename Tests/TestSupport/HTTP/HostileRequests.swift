/// Requests that are broken in some way, always the same for the same seed.
package struct HostileRequests {
  /// What a server of anything understands.
  private static let usual = [
    "GET /a/b?c=d&e=%20 HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: */*\r\n\r\n",
    "HEAD / HTTP/1.1\r\nHost: localhost:80\r\nConnection: close\r\n\r\n",
    "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\nContent-Type: text/plain\r\n\r\nhello world",
    "POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6;x=y\r\n world\r\n0\r\nT: 1\r\n\r\n",
    "GET /film HTTP/1.1\r\nHost: a\r\nRange: bytes=0-99,200-\r\nIf-Range: \"x\"\r\nIf-None-Match: W/\"y\", \"z\"\r\n\r\n",
    "GET / HTTP/1.0\r\nCookie: a=b; c=\"d\"; e\r\nIf-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n",
    "PUT / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\nabc",
    "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET http://a/b HTTP/1.1\r\nHost: a\r\n\r\n",
  ]

  /// What breaks parsers.
  private static let pieces = [
    "\0", "\r", "\n", "\r\n", "\r\n\r\n", " ", "\t", ":", ";", ",", "%", "%00", "%2e%2e%2f", "%c0%af", "%zz",
    "?", "#", "&",
    "=", "\"", "\\", "..", "//", "HTTP/1.1", "HTTP/9.9", "http://", "Host: b\r\n", "Host:\r\n",
    "Content-Length: 5\r\n",
    "Content-Length: -1\r\n", "Content-Length: 18446744073709551616\r\n", "Transfer-Encoding: chunked\r\n",
    "Transfer-Encoding: gzip, chunked\r\n", "Connection: close, x\r\n", "Upgrade: websocket\r\n",
    " folded\r\n",
    "Range: bytes=-\r\n", "Range: bytes=9999999999999999999-0\r\n", "Cookie: ;;=;\r\n",
    "ffffffffffffffffff\r\n", "0\r\n\r\n",
    "\u{feff}", "\u{202e}", "\u{ffff}",
  ]

  private let sound: [String]
  private var random: SeededRandom

  /// The requests of this seed, made of `sound` ones.
  package init(seed: UInt64, sound: [String]? = nil) {
    random = SeededRandom(seed: seed)
    self.sound = sound ?? Self.usual
  }

  /// The next request.
  package mutating func next() -> [UInt8] {
    if Int.random(in: 0..<10, using: &random) == 0 { return noise(upTo: 300) }
    var bytes = Array((sound.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...5, using: &random) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let rest = bytes.count - place
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes.insert(contentsOf: Array((Self.pieces.randomElement(using: &random) ?? "").utf8), at: place)
    case 1: bytes.insert(contentsOf: noise(upTo: 8), at: place)
    case 2 where rest > 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
    case 3 where rest > 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 4: bytes.removeSubrange(place..<place + Int.random(in: 0...min(rest, 20), using: &random))
    case 5:
      bytes.insert(
        contentsOf: bytes[place..<place + Int.random(in: 0...min(rest, 40), using: &random)], at: place)
    case 6: bytes.removeSubrange(place...)
    default:
      let letter = UInt8.random(in: .min ... .max, using: &random)
      let count = 1 << Int.random(in: 0...15, using: &random)
      bytes.insert(contentsOf: [UInt8](repeating: letter, count: count), at: place)
    }
  }

  private mutating func noise(upTo count: Int) -> [UInt8] {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in UInt8.random(in: .min ... .max, using: &random)
    }
  }
}
