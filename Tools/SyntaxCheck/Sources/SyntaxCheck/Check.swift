import Foundation
import Syntax

/// What the comparison of one file gave.
struct Verdict {
    var path: String
    var bytes = 0
    /// Facts on our side and on the other, by category.
    var counts: [(ours: Int, reference: Int)] = []
    var disagreements: [(disagreement: Disagreement, position: LineTable.Position)] = []
    var oursHasErrors = false
    var referenceHasErrors = false
    /// What we complain about first, where swift-syntax is content.
    var complaint: (message: String, position: LineTable.Position)?
    var isSkipped = false
}

func check(_ path: String, onlyValid: Bool) -> Verdict? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let bytes = [UInt8](data)
    let file = SourceFile(path: path, bytes: bytes)
    let reference = bytes.withUnsafeBufferPointer(referenceFacts)
    var verdict = Verdict(path: path, bytes: bytes.count)
    verdict.referenceHasErrors = reference.hasErrors
    if reference.hasErrors, onlyValid {
        verdict.isSkipped = true
        return verdict
    }
    let ours = ourFacts(file)
    verdict.oursHasErrors = ours.hasErrors
    let lines = LineTable(file)
    if ours.hasErrors, !reference.hasErrors, let error = SyntaxTree(parsing: file).errors.first {
        verdict.complaint = (error.message, lines.position(of: error.range.start))
    }
    for category in Category.allCases {
        verdict.counts.append((ours[category].count, reference[category].count))
        for disagreement in disagreements(in: category, ours: ours[category], reference: reference[category]) {
            verdict.disagreements.append((disagreement, lines.position(of: UInt32(disagreement.offset))))
        }
    }
    return verdict
}

/// The `.swift` files under `paths`, sorted. Build folders hold copies, and are left out.
func swiftFiles(under paths: [String]) -> [String] {
    var found: [String] = []
    for path in paths {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            complain("syntax-check: no such file or folder: \(path)")
            exit(2)
        }
        guard isDirectory.boolValue else {
            found.append(path)
            continue
        }
        guard let walk = FileManager.default.enumerator(atPath: path) else { continue }
        while let name = walk.nextObject() as? String {
            if name.hasSuffix(".build") { walk.skipDescendants() }
            if name.hasSuffix(".swift") { found.append("\(path)/\(name)") }
        }
    }
    return found.sorted()
}

func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
}
