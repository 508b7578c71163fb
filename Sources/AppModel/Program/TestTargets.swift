import Syntax

extension Program {
    /// Marks what stands beside tests: doubles and helpers of a test target, which import no test module themselves.
    ///
    /// A target is the nearest folder above a test that is called as those of tests are.
    static func markTestTargets(in files: inout [FileFacts]) {
        var targets: Set<Substring> = []
        let folders = Folders(of: files)
        for index in files.indices where files[index].isTest { folders.testFolder(of: files[index].path).map { _ = targets.insert($0) } }
        guard !targets.isEmpty else { return }
        for index in files.indices where !files[index].isTest {
            guard Language(path: files[index].path)?.isMarkup == false, let folder = folders.testFolder(of: files[index].path),
                targets.contains(folder)
            else { continue }
            files[index].isTest = true
        }
    }

    private final class Folders {
        private let files: [FileFacts]
        private var known: [Substring: Bool] = [:]

        init(of files: [FileFacts]) { self.files = files }

        /// `App/AppTests` of `App/AppTests/Doubles/Spy.swift`.
        func testFolder(of path: String) -> Substring? {
            var end = path.utf8.endIndex
            while let slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) {
                if Conventions.isTestTarget(path[..<slash]) || isOfTestsOfNeighbour(path[..<slash]) { return path[..<slash] }
                end = slash
            }
            return nil
        }

        /// `App/AppTest`, in or beside the folder of what it tests: an app may well be called a test itself.
        private func isOfTestsOfNeighbour(_ folder: Substring) -> Bool {
            guard folder.hasSuffix("Test") else { return false }
            let around = folder.lastIndex(of: "/").map { folder[...$0] } ?? ""
            let tested = folder.dropLast("Test".count)
            guard tested.count > around.count else { return false }
            if around.dropLast().split(separator: "/").last == tested.dropFirst(around.count) { return true }
            if let known = known[folder] { return known }
            let found = files.contains { $0.path.hasPrefix(tested + "/") }
            known[folder] = found
            return found
        }
    }
}
