/// Lets only requests through that name this server.
///
/// Without it a page of any site could have its own name resolved to this machine's address, and would then count as of
/// the same origin here (DNS rebinding). Others get 421 (RFC 9110 §15.5.20).
package struct HostGuard: RequestGuard {
  private let hosts: Set<String>
  private let authorities: Set<String>

  /// `hosts` are names and addresses, IPv6 in brackets, that are right with the port of the server alone; `authorities`
  /// are right as they are, for a proxy in front.
  package init(hosts: [String] = ["127.0.0.1", "[::1]", "localhost"], authorities: [String] = []) {
    self.hosts = Set(hosts.map(ASCII.lowercased))
    self.authorities = Set(authorities.map(ASCII.lowercased))
  }

  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let asked = request.authority.map(ASCII.lowercased) else { return .plain(.misdirectedRequest) }
    // Also when the address in the request line is right: a browser sends no such thing, and who does means both.
    let all = [asked] + request.headers.values("Host").map(ASCII.lowercased)
    return all.allSatisfy { isOurs($0, port: request.server.port) } ? nil : .plain(.misdirectedRequest)
  }

  private func isOurs(_ authority: String, port: UInt16) -> Bool {
    if authorities.contains(authority) { return true }
    let suffix = ":\(port)"
    if authority.hasSuffix(suffix) { return hosts.contains(String(authority.dropLast(suffix.count))) }
    return port == 80 && hosts.contains(authority)
  }
}
