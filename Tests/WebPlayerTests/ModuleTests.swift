import Testing
import WebPlayer

@Suite("The modules fit together")
struct ModuleTests {
  private let modules = AssetSources.texts(".js")

  @Test("Every import names a file that exists and something it exports")
  func importsResolve() {
    for (name, text) in modules {
      for match in text.matches(of: /import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/) {
        let path = resolved(String(match.output.2), from: name)
        guard let other = modules[path] else {
          Issue.record("\(name) imports \(path), which does not exist")
          continue
        }
        let exported = Set(other.captures(/export\s+(?:async\s+)?(?:const|let|class|function\*?)\s+(\w+)/))
        for item in match.output.1.split(separator: ",") {
          let wanted = item.split(separator: " ").first.map { $0.filter { !$0.isWhitespace } } ?? ""
          if !wanted.isEmpty {
            #expect(exported.contains(wanted), "\(name) imports \(wanted), which \(path) does not export")
          }
        }
      }
    }
  }

  @Test("Every module is used")
  func noDeadModule() {
    var reached: Set = ["app.js"]
    var toVisit = ["app.js"]
    while let name = toVisit.popLast() {
      for path in (modules[name] ?? "").captures(/(?:from|import|new URL\()\s*"([^"]+)"/).map({
        resolved($0, from: name)
      }) {
        if reached.insert(path).inserted { toVisit.append(path) }
      }
    }
    #expect(Set(modules.keys).subtracting(reached).isEmpty)
  }

  @Test("Everything that is exported is imported somewhere, or tested")
  func noDeadExport() {
    let imported = Set(
      modules.values.flatMap { $0.captures(/import\s*\{([^}]*)\}/) }
        .flatMap { $0.split(separator: ",").map { $0.filter { !$0.isWhitespace } } })
    let forTests: Set = ["SPEEDS", "changes", "swipeOf", "parseRoute"]
    for (name, text) in modules where !name.hasPrefix("i18n/e") && !name.hasPrefix("i18n/j") {
      let exported = Set(text.captures(/export\s+(?:async\s+)?(?:const|let|class|function\*?)\s+(\w+)/))
      #expect(
        exported.subtracting(imported).subtracting(forTests).isEmpty,
        "\(name): \(exported.subtracting(imported))")
    }
  }

  @Test("Every id that is looked up exists")
  func idsExist() {
    let made = Set(
      AssetSources.page.captures(/\bid="([^"]+)"/) + modules.values.flatMap { $0.captures(/\bid: "([^"]+)"/) }
    )
    let wanted = modules.values.flatMap {
      $0.captures(/getElementById\("([^"]+)"\)/) + $0.captures(/querySelector(?:All)?\("#([\w-]+)/)
        + $0.captures(/"aria-(?:labelledby|describedby|controls)": "([^"]+)"/)
    }
    #expect(!wanted.isEmpty)
    for id in wanted { #expect(made.contains(id), "no element has the id \(id)") }
  }

  @Test("Every class that a style sheet speaks of is given to an element")
  func noDeadStyle() {
    let text = AssetSources.page + modules.values.joined()
    for (name, style) in AssetSources.texts(".css") {
      for used in Set(style.captures(/\.([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?=[\s,.:{>\[+~)])/)) {
        #expect(isGiven(used, in: text), "\(name): nothing has the class \(used)")
      }
    }
  }

  /// Written out, or put together from a word and what is in a variable (`toast-${kind}`).
  private func isGiven(_ name: String, in text: String) -> Bool {
    guard !text.contains(name) else { return true }
    let head = name.split(separator: "-").dropLast().joined(separator: "-")
    return !head.isEmpty && text.contains(head + "-${")
  }

  private func resolved(_ path: String, from module: String) -> String {
    var parts = module.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      if part == ".." { parts = Array(parts.dropLast()) } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}
