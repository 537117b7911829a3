import Testing
import WebPlayer

@Suite("The page needs nothing from elsewhere, and keeps to its content security policy")
struct SelfContainedTests {
  @Test("No file names an address on another host")
  func noForeignAddress() {
    let names = ["http://www.w3.org/2000/svg"]  // A namespace, which is never fetched.
    for (name, text) in AssetSources.texts("") {
      let addresses = text.captures(/((?:https?:|wss?:)?\/\/[a-z0-9.-]+\.[a-z]{2,}[^\s"'`)<]*)/)
      #expect(Set(addresses).subtracting(names).isEmpty, "\(name): \(addresses)")
    }
  }

  @Test("The page refers to files that exist, and only by way of /assets/")
  func references() {
    let references = AssetSources.page.captures(/(?:src|href)="([^"]*)"/).filter { !$0.hasPrefix("#") }
    #expect(references.count > 5)
    for reference in references {
      #expect(reference.hasPrefix("/assets/"), "\(reference)")
      #expect(
        WebAsset.all[String(reference.dropFirst("/assets/".count))] != nil, "\(reference) does not exist")
    }
  }

  @Test("The page has no inline script and no inline style")
  func nothingInline() {
    let page = AssetSources.page
    #expect(page.captures(/(<script(?![^>]*\bsrc=)[^>]*>)/).isEmpty)
    #expect(page.captures(/(<style)/).isEmpty)
    #expect(page.captures(/<[^>]*\s(style|on\w+)=/).isEmpty)
  }

  @Test("No module makes elements from text, or code from text, or a style attribute")
  func nothingFromText() {
    let forbidden =
      /(innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|setAttribute\("style")/
    for (name, text) in AssetSources.texts(".js") {
      #expect(text.captures(forbidden).isEmpty, "\(name): \(text.captures(forbidden))")
    }
  }

  @Test("Style sheets load nothing")
  func stylesLoadNothing() {
    for (name, text) in AssetSources.texts(".css") {
      #expect(text.captures(/(url\(|@import|@font-face)/).isEmpty, "\(name)")
    }
  }
}
