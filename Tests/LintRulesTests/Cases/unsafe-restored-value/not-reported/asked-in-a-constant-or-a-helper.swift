import UIKit

extension NSCoder {
    func has(_ key: String) -> Bool { containsValue(forKey: key) }
}

final class NoteController: UIViewController, UIViewControllerRestoration {
    private var id = ""
    private var text = ""
    private var author = ""

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard canRestore(from: coder) else { return nil }
        let id = coder.decodeObject(of: NSString.self, forKey: "id")! as String
        let note = NoteController()
        note.restorationIdentifier = path.last
        note.restorationClass = self
        note.id = id
        return note
    }

    private static func canRestore(from coder: NSCoder) -> Bool {
        coder.containsValue(forKey: "id")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(id, forKey: "id")
        coder.encode(text, forKey: "text")
        coder.encode(author, forKey: "author")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let hasText = coder.containsValue(forKey: "text")
        if hasText {
            text = coder.decodeObject(of: NSString.self, forKey: "text")! as String
        }
        guard coder.has("author") else { return }
        author = coder.decodeObject(of: NSString.self, forKey: "author")! as String
        title = author + text
    }
}
