import AppModel
import Syntax
import Testing

@testable import LintRules

/// Constants of one name in several files.
struct KeyConstantTests {
    private let folder = """
        fileprivate extension String {
            static let path = "folder"
        }
        class Folder: UIViewController {
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode("1", forKey: .path)
            }
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                title = coder.decodeObject(of: NSString.self, forKey: .path) as String?
            }
        }
        """
    private let player = """
        fileprivate extension String {
            static let path = "recording"
        }
        class Player: UIViewController {
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode("2", forKey: .path)
            }
        }
        """

    @Test func eachFileMeansItsOwnConstant() {
        #expect(messages(folder, player) == ["key 'recording' is encoded by 'Player' but never decoded"])
    }

    @Test func theNameAloneTellsNothingInAThirdFile() {
        let third = "class Third: UIViewController {" + player.split(separator: "{", maxSplits: 3)[3]
        #expect(messages(folder, folder.replacing("Folder", with: "Other"), third) == [])
    }

    @Test func theDynamicTypeOfSwift2HoldsItsConstants() {
        let reader = """
            class Reader: UIViewController {
                static let pageKey = "page"
                override func encodeRestorableStateWithCoder(coder: NSCoder) {
                    super.encodeRestorableStateWithCoder(coder)
                    coder.encodeInteger(1, forKey: self.dynamicType.pageKey)
                }
            }
            """
        #expect(messages(reader) == ["key 'page' is encoded by 'Reader' but never decoded"])
    }

    private func messages(_ texts: String...) -> [String] {
        let files = texts.enumerated().map { FileFacts(extracting: SourceFile(path: "File\($0).swift", text: $1)) }
        return Rule.encodedKeyNeverDecoded.check(App(linking: files)).findings.map(\.message)
    }
}
