import HTTPServer
import Testing

struct CookiesTests {
  static let cases: [(fields: [String], values: [String])] = [
    (["a=1"], ["1"]),
    (["b=2; a=1; c=3"], ["1"]),
    (["a=1; a=2"], ["1", "2"]),
    (["a=1", "a=2"], ["1", "2"]),
    (["a=x=y=="], ["x=y=="]),
    (["a="], [""]),
    ([" a = 1 "], ["1"]),
    (["A=1"], []),
    (["aa=1"], []),
    (["a"], []),
    (["=1"], []),
    ([""], []),
    ([";;;"], []),
    // What no cookie can hold is none, and the others are still there.
    (["b=\"; a=1"], ["1"]),
    (["a=\"1\""], []),
    (["a=1,2"], []),
    (["a=1 2"], []),
    (["a=字"], []),
    (["a b=1; a=2"], ["2"]),
  ]

  @Test(arguments: cases)
  func cookiesAreRead(fields: [String], values: [String]) {
    #expect(Cookies(fields).values("a") == values)
  }

  @Test func aCookieIsSetNarrowly() {
    #expect(SetCookie(name: "a", value: "1")?.text == "a=1; Path=/; HttpOnly; SameSite=Strict")
  }

  @Test(arguments: [
    ("", "1"), ("a b", "1"), ("a;b", "1"), ("a", "1;b=2"), ("a", "1\r\nX: y"), ("a", " 1"), ("a=", "1"),
  ])
  func whatIsNoCookieCannotBeSet(name: String, value: String) {
    #expect(SetCookie(name: name, value: value) == nil)
  }
}
