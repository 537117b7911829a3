/// A translated text, with what is to be looked at in it.
struct MarkedText: Hashable, Sendable {
  var text: String
  /// The marks by their names, in alphabetical order.
  var marks: [String] = []
  /// Whether it is the source, since the engine failed at it.
  var isSource = false
}
