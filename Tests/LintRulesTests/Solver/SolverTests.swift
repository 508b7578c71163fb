import Foundation
import LintRules
import Syntax
import Testing

@testable import AppModel

/// That the points-to analysis is what it says: the least sets that hold all that its instructions, edges and uses ask for.
struct SolverTests {
    @Test func everyExampleIsSolvedToTheEnd() {
        for example in Case.some(Sample(oneIn: 4)) { expectSolved(example.app.program, example.rule.id) }
    }

    @Test func allDocumentedExamplesTogetherAreSolvedToTheEnd() {
        expectSolved(Program(linking: documentedExamples), "the documented examples")
    }

    /// Files are looked at in the order of their paths.
    @Test func theOrderOfTheFilesChangesNoSet() {
        let examples = Case.some(Sample(oneIn: 3)).filter { $0.example.files.count > 1 }
        for example in examples {
            func objects(numbered number: (Int) -> Int) -> ObjectsByPlace {
                let files = example.example.files.enumerated().map { index, file in
                    // Of four digits each. An extension of another file or a storyboard of another name would be another program.
                    FileFacts(extracting: SourceFile(path: "\(number(index) + 1000)/\(file.path)", text: file.text))
                }
                return ObjectsByPlace(Program(linking: files), pathsBeginAt: 5)
            }
            let (forwards, backwards) = (objects { $0 }, objects { examples.count - $0 })
            for (place, objects) in forwards.objects { #expect(backwards.objects[place] == objects, "\(place) in an example of \(example.rule.id)") }
            #expect(forwards.objects.count == backwards.objects.count)
        }
        #expect(examples.count > 50)
    }

    private var documentedExamples: [FileFacts] {
        Case.documented.enumerated().flatMap { index, example in
            example.example.files.map { FileFacts(extracting: SourceFile(path: "\(example.rule.id)/\(index)-\($0.path)", text: $0.text)) }
        }
    }

    /// `FOLDERS="App1 App2" swift test --filter SolverTests` asks it of apps.
    @Test(arguments: (ProcessInfo.processInfo.environment["FOLDERS"] ?? "").split(separator: " ").map(String.init))
    func everyAppIsSolvedToTheEnd(_ folder: String) throws {
        expectSolved(Program(linking: try facts(in: folder)), folder)
    }

    private func expectSolved(_ program: Program, _ name: String) {
        var repetition = Repetition(program)
        guard !repetition.solver.isExhausted else { return }
        let growths = repetition.growths()
        #expect(growths == [], "\(name): \(growths.count) sets grow")
        #expect(!repetition.solver.isExhausted)
    }

    private func facts(in folder: String) throws -> [FileFacts] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return try paths.sorted().filter { Language(path: $0) != nil }.compactMap { path -> FileFacts? in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)))
            return FileFacts(extracting: SourceFile(path: path, bytes: bytes))
        }
    }
}
