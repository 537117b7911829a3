internal import Glibc

/// Words as `execve` takes them: pointers to C strings, and a null after the last.
struct WordList: ~Copyable {
  let pointers: [UnsafeMutablePointer<CChar>?]
  private let owned: [UnsafeMutablePointer<CChar>?]

  /// A copy of each word.
  init(_ words: [String]) {
    owned = words.map { strdup($0) }
    pointers = owned + [nil]
  }

  /// The environment of this process, with some variables changed or added.
  ///
  /// The others are passed on as they are, whether or not they are UTF-8.
  init(environmentWith changes: [String: String]) {
    owned = changes.map { strdup("\($0.key)=\($0.value)") }
    var kept: [UnsafeMutablePointer<CChar>?] = []
    var entry = environ
    while let variable = entry.pointee {
      let isChanged = strchr(variable, Int32(UInt8(ascii: "="))).map { end in
        let name = UnsafeRawBufferPointer(start: variable, count: end - variable)
        return changes[String(decoding: name, as: UTF8.self)] != nil
      }
      if isChanged != true { kept.append(variable) }
      entry += 1
    }
    pointers = kept + owned + [nil]
  }

  deinit { owned.forEach { free($0) } }
}
