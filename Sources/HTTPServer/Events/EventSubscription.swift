/// The place of one client in an event stream; free again when the response is over, or was never sent.
final class EventSubscription: PushedBody {
  let capacity: Int
  private let stream: EventStream
  private let place: Int
  private let lastEventID: String?

  init(stream: EventStream, place: Int, lastEventID: String?, capacity: Int) {
    self.stream = stream
    self.place = place
    self.lastEventID = lastEventID
    self.capacity = capacity
  }

  deinit {
    stream.end(place)
  }

  func begin(_ writer: BodyWriter) {
    stream.begin(place, after: lastEventID, writer: writer)
  }

  func end() {
    stream.end(place)
  }
}
