import UIKit

final class Note: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    func encode(with coder: NSCoder) {}
    init?(coder: NSCoder) {}
}

final class NoteController: UIViewController, UIViewControllerRestoration {
    private enum Key {
        static let title = "title"
        static let cursor = "cursor"
        static let note = "note"
        static let draft = String(describing: Date.self) + UUID().uuidString
    }

    private let preview = PreviewController()
    private var note: Note?
    private var cursor = 0
    private var scroll = CGPoint.zero
    private var tags: [String] = []
    private var draft = ""

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "note"
        restorationClass = NoteController.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        NoteController()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: Key.title)
        coder.encode(cursor, forKey: Key.cursor)
        coder.encode(tags, forKey: "tags")
        coder.encode(scroll, forKey: "scroll")
        coder.encode(note, forKey: Key.note)
        coder.encode(preview, forKey: "preview")
        coder.encode(draft, forKey: Key.draft)
        coder.encode(Date(), forKey: "savedAt")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: Key.title) as String?
        cursor = coder.decodeInteger(forKey: Key.cursor)
        tags = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "tags") as? [String] ?? []
        scroll = coder.decodeCGPoint(forKey: "scroll")
        note = coder.decodeObject(of: Note.self, forKey: Key.note)
        draft = coder.decodeObject(of: NSString.self, forKey: Key.draft) as String? ?? ""
        let zoom = coder.decodeDouble(forKey: "zoom")
        view.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    }
}

final class PreviewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "preview"
    }

    required init?(coder: NSCoder) { nil }
}
