internal import Glibc

/// An address and a port of this or another machine.
package struct SocketAddress: Hashable, Sendable {
  /// IPv4 with points, or IPv6 as RFC 5952 writes it, without brackets.
  package var host: String
  /// The port.
  package var port: UInt16

  /// These, unchecked.
  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Out of what the system filled in; `nil` for other families than IPv4 and IPv6.
  init?(_ storage: sockaddr_storage) {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let found: UInt16? = withUnsafePointer(to: storage) { pointer in
      switch Int32(pointer.pointee.ss_family) {
      case AF_INET:
        pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
          var host = address.pointee.sin_addr
          inet_ntop(AF_INET, &host, &text, socklen_t(text.count))
          return UInt16(bigEndian: address.pointee.sin_port)
        }
      case AF_INET6:
        pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
          var host = address.pointee.sin6_addr
          inet_ntop(AF_INET6, &host, &text, socklen_t(text.count))
          return UInt16(bigEndian: address.pointee.sin6_port)
        }
      default: nil
      }
    }
    guard let found else { return nil }
    // A socket for both families shows IPv4 as a part of IPv6.
    let host = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.host = host.hasPrefix("::ffff:") && host.contains(".") ? String(host.dropFirst(7)) : host
    port = found
  }

  /// As the system wants it, with its length; `nil` when `host` is no numeric address.
  func forSystem() -> (storage: sockaddr_storage, length: socklen_t)? {
    var storage = sockaddr_storage()
    var four = sockaddr_in()
    if inet_pton(AF_INET, host, &four.sin_addr) == 1 {
      four.sin_family = sa_family_t(AF_INET)
      four.sin_port = port.bigEndian
      withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: four, as: sockaddr_in.self) }
      return (storage, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
    var six = sockaddr_in6()
    guard inet_pton(AF_INET6, host, &six.sin6_addr) == 1 else { return nil }
    six.sin6_family = sa_family_t(AF_INET6)
    six.sin6_port = port.bigEndian
    withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: six, as: sockaddr_in6.self) }
    return (storage, socklen_t(MemoryLayout<sockaddr_in6>.size))
  }
}
