import AppModel
import Syntax
import Testing

@testable import LintRules

/// Files that somebody is in the middle of, or that no reader was made for.
struct DamagedFileTests {
    private func findings(_ bytes: [UInt8], path: String) -> [String] {
        Linter().lint(App(linking: [FileFacts(extracting: SourceFile(path: path, bytes: bytes))])).diagnostics.map(\.rule)
    }

    @Test func twoKeysInLatin1AreTwoKeys() {
        func reader(_ first: UInt8, _ second: UInt8) -> [UInt8] {
            func key(_ byte: UInt8) -> [UInt8] { Array("@\"sch".utf8) + [byte] + Array("n\"".utf8) }
            return Array("""
                @interface Reader : UIViewController
                @end
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeInteger:1 forKey:
                """.utf8) + key(first) + Array("];\n    [coder encodeInteger:2 forKey:".utf8) + key(second) + Array("];\n}\n@end\n".utf8)
        }
        #expect(findings(reader(0xF6, 0xF6), path: "Reader.m").contains("duplicate-coder-key"))
        #expect(!findings(reader(0xF6, 0xFC), path: "Reader.m").contains("duplicate-coder-key"))
    }

    private let conflict = """
        class Reader: UIViewController {
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
        <<<<<<< HEAD
                coder.encode(1, forKey: "page")
        =======
                coder.encode(2, forKey: "page")
        >>>>>>> other
            }
        }
        class Shelf: UIViewController {
            override func encodeRestorableState(with coder: NSCoder) { }
        }
        """

    @Test func theSidesOfAConflictAreNotComparedWithEachOther() {
        #expect(findings(Array(conflict.utf8), path: "Reader.swift") == ["missing-restoration-super"])
        let resolved = conflict.split(separator: "\n").filter { !"<=>".contains($0.first!) }.joined(separator: "\n")
        #expect(Set(findings(Array(resolved.utf8), path: "Reader.swift")) == ["duplicate-coder-key", "encoded-key-never-decoded", "missing-restoration-super"])
    }
}
