internal import Dispatch
internal import Foundation
internal import Glibc
internal import Inference
internal import LanguagePacks

/// The program `jimaku`: reads its command line, does what it asks, and ends the process.
public enum JimakuProgram {
  /// Runs the program with this process's arguments and environment; the body of `main`.
  public static func main() -> Never {
    StandardStreams.fill()
    // A reader that goes away shows as an error of the write, so that files in the making are cleaned up.
    signal(SIGPIPE, SIG_IGN)
    // Whoever started the program may ignore the ends of children; then the system would not tell how a worker ended.
    signal(SIGCHLD, SIG_DFL)
    let environment = ProcessInfo.processInfo.environment
    let messages = Messages(language: MessageLanguage(environment: environment))
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try Invocation(Array(CommandLine.arguments.dropFirst()))
    } catch {
      DescriptorOutput(descriptor: STDERR_FILENO).write(messages.usage(error))
      exit(ExitCode.usage.rawValue)
    }
    if invocation == .engine { WorkerService.serveStandardInput() }
    Task { end(await run(invocation, messages, environment)) }
    dispatchMain()
  }

  private static func run(
    _ invocation: Invocation, _ messages: Messages, _ environment: [String: String]
  ) async -> ExitCode {
    let store = PackStore.standard(environment: environment)
    let console = Console.standard(invocation, messages, environment)
    // Without packs there is a remedy; where there can be none, nothing else is worth saying.
    if invocation.needsPacks, !store.isFolderMissing, let failure = Failure(folderOf: store) {
      console.complain(failure)
      return .failed
    }
    switch invocation {
    case .help(let command):
      return console.publish(command.map { messages.help($0) } ?? messages.overview) ?? .done
    case .version:
      return console.publish(messages.version) ?? .done
    case .subtitle(let arguments):
      return await subtitle(arguments, console, store)
    case .serve(let arguments):
      return await serve(arguments, console, store)
    case .translate(let arguments):
      return await translate(arguments, console, store)
    case .define(let arguments):
      return DefineCommand(arguments: arguments, console: console, definer: LocalWordDefiner(store: store))
        .run()
    case .packs(let arguments):
      let keeper = LocalPackKeeper(store: store, engines: .located(environment: environment))
      return await interruptible {
        await PacksCommand(arguments: arguments, console: console, keeper: keeper).run()
      }
    case .languages(let printsJSON):
      return LanguagesCommand(printsJSON: printsJSON, console: console) {
        (store.translationRoutes().all, store.contents().faults)
      }.run()
    case .doctor(let printsJSON):
      let examination = Examination(environment: environment)
      return await DoctorCommand(printsJSON: printsJSON, console: console) { await examination.report() }
        .run()
    case .engine:
      return .done
    }
  }

  private static func subtitle(
    _ arguments: SubtitleArguments, _ console: Console, _ store: PackStore
  ) async -> ExitCode {
    let register = TemporaryRegister()
    return await interruptible(register) {
      await SubtitleCommand(
        arguments: arguments, console: console,
        pipeline: LocalCaptionPipeline(store: store, glossary: arguments.glossary),
        register: register
      ).run()
    }
  }

  private static func serve(
    _ arguments: ServeArguments, _ console: Console, _ store: PackStore
  ) async -> ExitCode {
    await interruptible {
      await ServeCommand(arguments: arguments, console: console, opener: LocalPlayerOpener(store: store))
        .run()
    }
  }

  /// Work that a signal cancels and a second one ends at once, without leaving temporary files.
  static func interruptible(
    _ register: TemporaryRegister = TemporaryRegister(), _ work: @escaping @Sendable () async -> ExitCode
  ) async -> ExitCode {
    let work = Task { await work() }
    let interruption = Interruption(
      first: { work.cancel() },
      again: {
        register.removeAllFiles()
        _exit(ExitCode.interrupted.rawValue)
      })
    let code = await work.value
    withExtendedLifetime(interruption) {}
    return code
  }

  private static func end(_ code: ExitCode) -> Never {
    if code == .nobodyListens {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    exit(code.rawValue)
  }
}
