import Syntax
import Testing

@testable import AppModel

/// Which lines a comment silences.
struct SuppressionTests {
    /// For each suppression `rules: lines`, lines counted from 1.
    private func covered(_ text: String) -> [String] {
        let file = SourceFile(path: "A.swift", text: text)
        let lines = LineTable(file)
        return FileFacts(extracting: file).suppressions.map { suppression in
            let covered = (1...(file.bytes.filter { $0 == UInt8(ascii: "\n") }.count + 1)).filter { number in
                suppression.covered.contains(lines.range(ofLine: number, in: file).start)
            }
            return suppression.rules.map(\.id).joined(separator: " ") + ": " + covered.map(String.init).joined(separator: " ")
        }
    }

    @Test func aDirectionSilencesOneLine() {
        #expect(covered("a\n// restorelint:disable:next x\nb\nc") == ["x: 3"])
        #expect(covered("a\nb // restorelint:disable:this x\nc") == ["x: 2"])
        #expect(covered("a\nb\n// restorelint:disable:previous x\nc") == ["x: 2"])
    }

    @Test func linesMayEndInTwoBytes() {
        #expect(covered("a\r\n// restorelint:disable:next x\r\nb\r\nc") == ["x: 3"])
        #expect(FileFacts(extracting: SourceFile(path: "A.swift", text: "// restorelint:disable x -- why\r\na")).suppressions[0].reason == "why")
    }

    @Test func withoutADirectionItHoldsUntilEnabled() {
        #expect(covered("a\n// restorelint:disable x\nb\n// restorelint:enable x\nc") == ["x: 2 3"])
        #expect(covered("a\n// restorelint:disable x\nb\n// restorelint:enable\nc") == ["x: 2 3"])
        #expect(covered("a\n// restorelint:disable x\nb\n// restorelint:enable all\nc") == ["x: 2 3"])
        #expect(covered("a\n// restorelint:disable x\nb\n// restorelint:enable y\nc") == ["x: 2 3 4 5"])
    }

    @Test func eachRuleHoldsUntilItIsEnabled() {
        #expect(covered("// restorelint:disable x y\na\n// restorelint:enable x\nb") == ["x: 1 2", "y: 1 2 3 4"])
    }

    @Test func severalRulesMayBeNamed() {
        #expect(covered("// restorelint:disable:next x y\na") == ["x y: 2"])
        #expect(covered("// restorelint:disable:next x, y\na") == ["x y: 2"])
        #expect(covered("// restorelint:disable:next x,y\na") == ["x y: 2"])
        #expect(covered("// restorelint:disable:next all\na") == ["all: 2"])
    }

    @Test func anyKindOfCommentWillDo() {
        #expect(covered("/* restorelint:disable:next x */\na") == ["x: 2"])
        #expect(covered("/// restorelint:disable:next x\na") == ["x: 2"])
        #expect(covered("// restorelint: disable:next x\na") == ["x: 2"])
        #expect(covered("a /* restorelint:disable:this x */; b") == ["x: 1"])
    }

    @Test func otherSpellingsMeanNothing() {
        #expect(covered("// see restorelint:disable x\na") == [])
        #expect(covered("// restorelint:disabled x\na") == [])
        #expect(covered("// swiftlint:disable x\na") == [])
        #expect(covered("let a = \"// restorelint:disable x\"\na") == [])
    }

    /// Each would otherwise be compared with all that follow.
    @Test func aPageOfThemIsReadOnce() {
        let text = String(repeating: "// restorelint:disable x\n", count: 50_000) + "// restorelint:enable x\na"
        let suppressions = FileFacts(extracting: SourceFile(path: "A.swift", text: text)).suppressions
        #expect(suppressions.count == 50_000)
        #expect(suppressions.allSatisfy { $0.covered.end == suppressions[0].covered.end })
        #expect(suppressions.map(\.range.start) == suppressions.map(\.range.start).sorted())
    }

    @Test func aNameInLatin1StandsWhereItStands() {
        let bytes = Array("// restorelint:disable a".utf8) + [0xE4] + Array(",b".utf8)
        let rules = FileFacts(extracting: SourceFile(path: "A.swift", bytes: bytes)).suppressions.flatMap(\.rules)
        #expect(rules.map(\.id) == ["a\\xE4", "b"])
        #expect(rules.map(\.location) == [SourceRange(start: 23, end: 25), SourceRange(start: 26, end: 27)])
    }

    @Test func theReasonStandsBehindTwoDashes() {
        func reason(_ text: String) -> String? { FileFacts(extracting: SourceFile(path: "A.swift", text: text)).suppressions.first?.reason }
        #expect(reason("// restorelint:disable x -- it is -- so") == "it is -- so")
        #expect(reason("/* restorelint:disable x -- so */") == "so")
        #expect(reason("// restorelint:disable x") == nil)
        // In XML two hyphens would end the comment.
        #expect(reason("// restorelint:disable x — so") == "so")
    }
}
