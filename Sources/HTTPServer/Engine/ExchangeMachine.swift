/// How far one request and its response are.
struct ExchangeMachine {
  private enum State {
    case head
    case body(RequestHead, [UInt8])
    /// The body goes on beyond the limit; it is not kept.
    case excess
    case handling
    case answered(HTTPResponse)
    case sending
    case over
  }

  /// What the thread that reads has to do next.
  enum Step {
    /// Let the rest of the request come.
    case receive
    /// Send this and close: the request was not read to its end.
    case refuse(HTTPStatus)
    /// Let the handler work, and wait for its response.
    case handle(RequestHead, [UInt8])
    /// Send this.
    case send(HTTPResponse)
    /// Close.
    case close
  }

  private var state = State.head
  private let bodyLimit: Int

  init(bodyLimit: Int) {
    self.bodyLimit = bodyLimit
  }

  /// Whether the handler works.
  var isHandling: Bool {
    if case .handling = state { true } else { false }
  }

  /// Whether whatever comes has no effect.
  var isOver: Bool {
    if case .over = state { true } else { false }
  }

  /// Whether the head has not come yet.
  var needsHead: Bool {
    if case .head = state { true } else { false }
  }

  /// The request line and the header fields are there.
  mutating func receivedHead(_ head: Result<RequestHead, RequestFault>) -> Step {
    switch (state, head) {
    case (.head, .success(let head)):
      state = .body(head, [])
      return .receive
    case (.head, .failure(let fault)):
      state = .sending
      return .refuse(fault.status)
    default:
      return .close
    }
  }

  /// A part of the body is there.
  mutating func receivedBody(_ bytes: UnsafeRawBufferPointer) -> Step {
    switch state {
    case .body(let head, var body):
      state = .excess  // gives the array up, so that it is not copied
      guard body.count + bytes.count <= bodyLimit else { return .receive }
      body.append(contentsOf: bytes)
      state = .body(head, body)
      return .receive
    case .excess:
      return .receive
    default:
      return .close
    }
  }

  /// Nothing more comes: the request is whole, or the response is ready.
  mutating func proceed() -> Step {
    switch state {
    case .body(let head, let body):
      state = .handling
      return .handle(head, body)
    case .excess:
      state = .sending
      return .refuse(RequestFault.bodyTooLarge.status)
    case .answered(let response):
      state = .sending
      return .send(response)
    default:
      return .close
    }
  }

  /// The handler is done; `false` when nobody waits for its response any more.
  mutating func answer(_ response: HTTPResponse) -> Bool {
    guard isHandling else { return false }
    state = .answered(response)
    return true
  }

  /// Whatever comes now has no effect.
  mutating func finish() {
    state = .over
  }
}
