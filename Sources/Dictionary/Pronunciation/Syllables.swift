/// Where syllables begin: before as many consonants as may begin an English word ("maximal onset").
enum Syllables {
  /// The place of the first sound of the syllable with this vowel; `previous` is the vowel before it.
  static func onset(of vowel: Int, after previous: Int?, _ sounds: [Substring]) -> Int {
    guard let previous else { return 0 }
    let consonants = previous + 1..<vowel
    return consonants.first { canBegin(sounds[$0..<vowel]) } ?? vowel
  }

  private static func canBegin(_ cluster: ArraySlice<Substring>) -> Bool {
    cluster.count == 1 ? cluster.first != "NG" : clusters.contains(cluster.joined(separator: " "))
  }

  private static let clusters: Set<String> = [
    "P L", "P R", "P Y", "B L", "B R", "B Y", "T R", "T W", "D R", "D W", "K L", "K R", "K W", "K Y", "G L",
    "G R", "G W", "G Y", "F L", "F R", "F Y", "V Y", "TH R", "TH W", "SH R", "HH W", "HH Y", "M Y", "N Y",
    "S P", "S T", "S K", "S F", "S M", "S N", "S L", "S W",
    "S P L", "S P R", "S P Y", "S T R", "S K L", "S K R", "S K W", "S K Y",
  ]
}
