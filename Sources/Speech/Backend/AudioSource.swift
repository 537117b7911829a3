/// Where a task's audio comes from.
protocol AudioSource: Sendable {
  /// Begins to give audio to `consumer`; called once.
  func start(_ consumer: any AudioConsumer)
  /// The engine has heard all audio before this sample (16 kHz): more may be given.
  func heard(_ position: Int64)
  /// No more audio is wanted.
  func stop()
}

/// Takes a task's audio: 16 kHz mono.
protocol AudioConsumer: AnyObject, Sendable {
  func take(_ samples: [Float])
  func end()
  func fail(_ error: any Error)
}
