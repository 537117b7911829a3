/// Translates: what the command for texts needs of the world.
protocol TextTranslator: Sendable {
  /// Makes sure that the pair can be translated; throws `Failure`.
  func prepare(from source: String, to target: String) async throws

  /// As many texts out as in, in their order; none of them is empty.
  ///
  /// One that fails costs no other: it comes back as it was. Throws when not one could be translated.
  func translate(_ texts: [String]) async throws -> [MarkedText]

  /// The facts of an error that one of these threw.
  func failure(_ error: any Error) -> Failure
}
