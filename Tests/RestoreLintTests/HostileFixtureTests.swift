import Foundation
import Testing

@testable import RestoreLint

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Hostile").path

private let folders = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { !$0.hasPrefix(".") }.sorted()

/// What once made a reader fall or run for ever, each in a folder that is named after it. The fuzzer's findings belong here.
struct HostileFixtureTests {
    @Test func thereAreSome() {
        #expect(folders.count >= 3)
    }

    @Test(arguments: folders)
    func everyReportComesOut(_ name: String) throws {
        let folder = try copy(of: name)
        for reporter in Reporter.all {
            let run = restorelint(".", "--format", reporter.name, in: folder) { $0.rules = Environment(workingDirectory: "/").rules }
            #expect(run.exitCode < 2 || !run.errors.isEmpty)
        }
        let reports = [1, 4].map { restorelint(".", "--format", "json", "--jobs", "\($0)", in: folder) { $0.rules = Environment(workingDirectory: "/").rules }.output }
        #expect(reports[0] == reports[1])
        #expect(try JSON(reading: Array(reports[0].utf8))["version"]?.number == 1)
    }

    @Test(arguments: folders)
    func whatCanBeRepairedIs(_ name: String) throws {
        let folder = try copy(of: name)
        let run = restorelint(".", "--fix", "--unsafe-fixes", "--format", "json", in: folder) { $0.rules = Environment(workingDirectory: "/").rules }
        #expect(try JSON(reading: Array(run.output.utf8))["version"]?.number == 1)
    }

    private func copy(of name: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let files = try FileManager.default.subpathsOfDirectory(atPath: root + "/" + name)
        for file in files {
            let data = FileManager.default.contents(atPath: "\(root)/\(name)/\(file)")
            if let data { try folder.write(data, to: file) }
        }
        return folder
    }
}
