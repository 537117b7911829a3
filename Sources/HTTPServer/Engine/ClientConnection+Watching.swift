internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// What the server's loop sees of a connection, beside the library.
extension ClientConnection {
  /// What to wait for; `nil` when nothing can come that matters.
  func interest(now: ContinuousClock.Instant) -> pollfd? {
    state.withLock { state in
      guard !state.isCut else { return nil }
      let left = jmk_poll_peer_closed
      let events: Int16? =
        switch state.progress.phase {
        case .greeting: (state.quietUntil ?? now) > now ? nil : Int16(POLLIN) | left
        case .lingering: Int16(POLLIN)
        case .waiting, .receiving, .working, .sending: state.hasPeerLeft ? nil : left
        }
      return events.map { pollfd(fd: state.descriptor, events: $0, revents: 0) }
    }
  }

  /// Looks at the first bytes without taking them; `nil` when the client is gone.
  func greeting(quietFor pause: Duration) -> Greeting? {
    state.withLock { state in
      var bytes = [UInt8](repeating: 0, count: Greeting.length)
      let count = recv(state.descriptor, &bytes, bytes.count, Int32(MSG_PEEK | MSG_DONTWAIT))
      if count < 0, errno == EAGAIN || errno == EINTR { return .incomplete }
      guard count > 0 else { return nil }
      let greeting = Greeting(bytes.prefix(count))
      if greeting == .incomplete { state.quietUntil = .now + pause }
      return greeting
    }
  }

  /// Another descriptor for the same connection, for the library; `nil` when the system has no more.
  func duplicate() -> Int32? {
    let copy = state.withLock { fcntl($0.descriptor, F_DUPFD_CLOEXEC, 0) }
    return copy < 0 ? nil : copy
  }

  /// Answers without the library, and closes this side.
  func refuse(_ status: HTTPStatus) {
    let body = HTTPResponse.plain(status)
    let text = """
      HTTP/1.1 \(status.rawValue) \(status.reason)\r
      Date: \(HTTPDate.now.text)\r
      Connection: close\r
      \(body.headers.fields.map { "\($0.name): \($0.value)\r\n" }.joined())\
      Content-Length: \(body.body.length ?? 0)\r
      \r
      \(status.reason)

      """
    state.withLock { state in
      // A new connection has room for so little; a client that is gone misses nothing.
      _ = send(state.descriptor, text, text.utf8.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      shutdown(state.descriptor, Int32(SHUT_WR))
      state.progress.enter(.lingering, now: .now)
    }
  }

  /// Throws away what still comes; `true` when nothing more will.
  func drain() -> Bool {
    state.withLock { state in
      var bytes = [UInt8](repeating: 0, count: 16 << 10)
      let count = recv(state.descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
    }
  }

  /// The client has closed its side.
  func peerLeft() {
    let exchange = state.withLock { state in
      state.hasPeerLeft = true
      return state.exchange
    }
    exchange?.peerLeft()
  }

  /// No more requests are wanted.
  func serverStops() {
    state.withLock { $0.exchange }?.serverStops()
  }
}
