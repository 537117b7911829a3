/// Gives every response the header fields that let a page do no more than it has to.
///
/// A field that a response has already stays as it is.
package struct SecurityHeaders: Middleware {
  private let headers: HTTPHeaders

  /// `policy` is the Content-Security-Policy; the default allows what comes from this server, and media that the page makes.
  package init(
    policy: String = "default-src 'self'; media-src 'self' blob:; img-src 'self' data:; object-src 'none'; "
      + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  ) {
    headers = [
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]
  }

  package func respond(to request: HTTPRequest, next: HTTPHandler) async -> HTTPResponse {
    var response = await next(request)
    for field in headers.fields where response.headers[field.name] == nil {
      response.headers.append(field.name, field.value)
    }
    return response
  }
}
