internal import LanguagePacks
internal import Subtitles

/// `jimaku packs`: shows the packs, makes one of a model's folder, removes one.
struct PacksCommand {
  let arguments: PacksArguments
  let console: Console
  let keeper: any PackKeeper

  func run() async -> ExitCode {
    do throws(Failure) {
      switch arguments.action {
      case .list: return list()
      case .importing(let order):
        let pack = try await keeper.importPack(order).pack
        return publish(json: [pack.json(event: "imported")], text: console.messages.imported(pack))
      case .remove(let id):
        try keeper.remove(id)
        let object = JSONLine.object(["event": .text("removed"), "id": .text(id)])
        return publish(json: [object], text: console.messages.removed(id))
      }
    } catch {
      if arguments.printsJSON {
        let object = JSONLine.object([
          "event": .text("failed"), "code": .text(error.code),
          "message": .text(console.messages.failure(error)),
        ])
        if let code = console.publish(object.written + "\n") { return code }
      } else {
        console.complain(error)
      }
      return Task.isCancelled ? .interrupted : .failed
    }
  }

  /// A pack that cannot be used is complained about; the list is good all the same.
  private func list() -> ExitCode {
    let (packs, faults) = keeper.list()
    for fault in faults { console.complain(.pack(fault)) }
    return publish(
      json: packs.map { $0.pack.json(event: "pack") }, text: console.messages.packs(packs.map(\.pack)))
  }

  private func publish(json: [JSONLine], text: String) -> ExitCode {
    console.publish(arguments.printsJSON ? json.map { $0.written + "\n" }.joined() : text) ?? .done
  }
}

extension Pack {
  /// One object: `event`, `id`, `kind`, `from`, `to`, `size` in bytes, and `licence`, which is null when nobody told it.
  fileprivate func json(event: String) -> JSONLine {
    func tags(_ tags: [String]?) -> JSONLine { .list((tags ?? []).map { .text($0) }) }
    return .object([
      "event": .text(event), "id": .text(id), "kind": .text(kind.rawValue), "from": tags(languages.source),
      "to": tags(languages.target), "size": .number(byteCount),
      "licence": isLicenceKnown ? .text(licence) : JSONLine.none,
    ])
  }
}
