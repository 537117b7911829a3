internal import Synchronization

/// The body that comes through the pipe.
extension Exchange {
  /// Takes a piece in and waits for room; `false` when nobody wants it.
  func write(_ piece: [UInt8]) async -> Bool {
    await withCheckedContinuation { continuation in
      let isWanted: Bool? = state.withLock { state in
        guard state.pipe.end == nil else { return false }
        state.pipe.append(piece)
        state.resume()
        if state.pipe.hasRoom { return true }
        state.writer = continuation
        return nil
      }
      // Otherwise whoever makes room, or ends the exchange, resumes it.
      if let isWanted { continuation.resume(returning: isWanted) }
    }
  }

  /// Takes a piece in, or cuts the connection when there is no room; `false` when nobody will want more.
  func push(_ piece: [UInt8]) -> Bool {
    let hasRoom: Bool? = state.withLock { state in
      guard state.pipe.end == nil else { return nil }
      guard state.pipe.hasRoom else { return false }
      state.pipe.append(piece)
      state.resume()
      return true
    }
    if hasRoom == false { connection.cut() }
    return hasRoom ?? false
  }

  /// Takes a piece in if nothing waits; `false` when nobody will want more.
  func pushIfIdle(_ piece: [UInt8]) -> Bool {
    state.withLock { state in
      if state.pipe.count == 0 {
        state.pipe.append(piece)
        state.resume()
      }
      return state.pipe.end == nil
    }
  }

  /// Ends the body behind what was taken in.
  func close() {
    state.withLock { state in
      state.pipe.close(.complete)
      state.resume()
    }
  }

  /// Fills the library's buffer, on its thread.
  ///
  /// When nothing is there the connection is suspended until there is.
  func read(into buffer: UnsafeMutableRawBufferPointer, over pointer: OpaquePointer) -> BodyPipe.Reading {
    let (reading, writer) = state.withLock { state in
      let reading = state.pipe.read(into: buffer)
      if reading == .nothingYet { state.suspended = SuspendedConnection(suspending: pointer) }
      return (reading, state.pipe.hasRoom ? state.writer.take() : nil)
    }
    writer?.resume(returning: true)
    connection.enter(reading == .nothingYet ? .working : .sending)
    return reading
  }
}
