import Testing

@testable import HTTPServer

struct ExchangeMachineTests {
  private static func head() throws -> RequestHead {
    try RequestHead(
      method: "POST", target: "/", version: "HTTP/1.1",
      headers: ["Host": "a", "Transfer-Encoding": "chunked"],
      limits: HTTPLimits())
  }

  private static func name(_ step: ExchangeMachine.Step) -> String {
    switch step {
    case .receive: "receive"
    case .refuse(let status): "refuse \(status.rawValue)"
    case .handle(_, let body): "handle \(body.count)"
    case .send(let response): "send \(response.status.rawValue)"
    case .close: "close"
    }
  }

  private static func receive(_ count: Int, by machine: inout ExchangeMachine) -> String {
    [UInt8](repeating: 1, count: count).withUnsafeBytes { name(machine.receivedBody($0)) }
  }

  @Test func aRequestIsHandledAndAnswered() throws {
    var machine = ExchangeMachine(bodyLimit: 10)
    #expect(machine.needsHead)
    #expect(Self.name(machine.receivedHead(.success(try Self.head()))) == "receive")
    #expect(Self.receive(4, by: &machine) == "receive")
    #expect(Self.receive(6, by: &machine) == "receive")
    #expect(Self.name(machine.proceed()) == "handle 10")
    #expect(machine.isHandling)
    let isWanted = machine.answer(HTTPResponse(.created))
    #expect(isWanted)
    #expect(Self.name(machine.proceed()) == "send 201")
    #expect(Self.name(machine.proceed()) == "close")
  }

  @Test func aBadHeadIsRefusedAtOnce() {
    var machine = ExchangeMachine(bodyLimit: 10)
    #expect(Self.name(machine.receivedHead(.failure(.headersTooLarge))) == "refuse 431")
    let isWanted = machine.answer(HTTPResponse(.ok))
    #expect(!isWanted)
  }

  /// While a body comes there can be no response; so it is passed over to its end.
  @Test func aBodyBeyondTheLimitIsRefusedAtItsEnd() throws {
    var machine = ExchangeMachine(bodyLimit: 10)
    _ = machine.receivedHead(.success(try Self.head()))
    #expect(Self.receive(11, by: &machine) == "receive")
    #expect(Self.receive(1, by: &machine) == "receive")
    #expect(Self.name(machine.proceed()) == "refuse 413")
  }

  @Test func anExchangeThatIsOverWantsNoResponse() throws {
    var machine = ExchangeMachine(bodyLimit: 10)
    _ = machine.receivedHead(.success(try Self.head()))
    _ = machine.proceed()
    machine.finish()
    #expect(machine.isOver)
    let isWanted = machine.answer(HTTPResponse(.ok))
    #expect(!isWanted)
    #expect(Self.name(machine.proceed()) == "close")
  }

  @Test func thereIsOneAnswer() throws {
    var machine = ExchangeMachine(bodyLimit: 10)
    _ = machine.receivedHead(.success(try Self.head()))
    _ = machine.proceed()
    let answers = [machine.answer(HTTPResponse(.ok)), machine.answer(HTTPResponse(.created))]
    #expect(answers == [true, false])
  }
}
