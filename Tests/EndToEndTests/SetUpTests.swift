import Foundation
import Testing

/// The other suites are skipped where set-up has not run; where it must have, that would be silence about a fault.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["JIMAKU_SET_UP"] == "1", "only `Scripts/test` promises set-up"))
struct SetUpTests {
  @Test func everythingIsThereAfterSetUp() throws {
    let doctor = try JimakuProcess.run(["doctor"])
    #expect(doctor.exitCode == 0, "\(doctor.output)\(doctor.errors)")
  }
}
