/// The way of a text from one language to another: one pack, or two with English between them.
package struct TranslationRoute: Hashable, Sendable {
  /// In the order of the work, never none.
  package var legs: [TranslationLeg]

  /// What is translated from, as a pack's tag.
  package var source: String { legs[0].source }

  /// What is translated to, as a pack's tag.
  package var target: String { legs[legs.count - 1].target }

  /// The language in between, where no pack does it at once.
  package var middle: String? { legs.count > 1 ? Pack.pivot : nil }

  /// Whether a pack on the way is here and lacks something.
  package var isDamaged: Bool { legs.contains(where: \.isDamaged) }

  /// Whether all its packs are here; they can be had otherwise.
  package var isInstalled: Bool { legs.allSatisfy(\.isInstalled) }
}
