import Syntax

extension Program {
    /// Marks what stands beside tests: doubles and helpers of a test target, which import no test module themselves.
    ///
    /// A target is the nearest folder above a test that is called as those of tests are.
    static func markTestTargets(in files: inout [FileFacts]) {
        var targets: Set<Substring> = []
        for index in files.indices where files[index].isTest { testFolder(of: files[index].path).map { _ = targets.insert($0) } }
        guard !targets.isEmpty else { return }
        for index in files.indices where !files[index].isTest {
            guard Language(path: files[index].path)?.isMarkup == false, let folder = testFolder(of: files[index].path),
                targets.contains(folder)
            else { continue }
            files[index].isTest = true
        }
    }

    /// `App/AppTests` of `App/AppTests/Doubles/Spy.swift`.
    private static func testFolder(of path: String) -> Substring? {
        var end = path.utf8.endIndex
        while let slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) {
            if Conventions.isTestTarget(path[..<slash]) { return path[..<slash] }
            end = slash
        }
        return nil
    }
}
