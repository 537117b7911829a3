/// Formats of subtitles that are recognised by their content and not read here.
package enum ForeignSubtitles: String, Hashable, Sendable, CaseIterable {
  /// Timed Text Markup Language, also as DFXP.
  case ttml
  /// Synchronized Accessible Media Interchange.
  case sami
  /// Scenarist closed captions.
  case scc
  /// MicroDVD, whose times are numbers of pictures.
  case microDVD
  /// SubViewer, and YouTube's form of it (SBV).
  case subViewer

  /// Recognises a format; `nil` for none of these.
  init?(_ text: String) {
    let begin = TextLine.lines(of: String(text.unicodeScalars.prefix(4096))).map(\.text)
      .filter { !$0.trimmed.isEmpty }
    guard let first = begin.first?.trimmed else { return nil }
    let lowercased = first.lowercased()
    if lowercased.hasPrefix("<sami") {
      self = .sami
    } else if lowercased.hasPrefix("scenarist_scc") {
      self = .scc
    } else if first.first == "<", begin.contains(where: { $0.contains("<tt ") || $0.contains(":tt ") }) {
      self = .ttml
    } else if Self.isMicroDVD(first) {
      self = .microDVD
    } else if ["[information]", "[subtitle]"].contains(lowercased) || Self.isSubViewer(first) {
      self = .subViewer
    } else {
      return nil
    }
  }

  /// `{25}{75}Text`.
  private static func isMicroDVD(_ line: Substring) -> Bool {
    let fields = line.split(separator: "}", maxSplits: 2, omittingEmptySubsequences: false).prefix(2)
    return fields.count == 2 && fields.allSatisfy { $0.first == "{" && Int($0.dropFirst()) != nil }
  }

  /// `0:00:01.000,0:00:02.000`.
  private static func isSubViewer(_ line: Substring) -> Bool {
    let times = line.split(separator: ",", omittingEmptySubsequences: false)
    return times.count == 2 && times.allSatisfy { $0.contains(":") && CueTiming.milliseconds($0) != nil }
  }
}
