import UIKit
final class Draft {
    let id: String
    let title: String
    init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}
enum Drafts {
    static var all: [String: Draft] = [:]
    static func draft(withID id: String) -> Draft? { all[id] }
}
final class Editor: UIViewController, UIViewControllerRestoration {
    var draft: Draft! {
        didSet { show() }
    }
    var mode: String! {
        didSet { navigationItem.prompt = mode.uppercased() }
    }
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    required init?(coder: NSCoder) { nil }
    private func show() { title = draft.title }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let id = coder.decodeObject(of: NSString.self, forKey: "draft") as String? else { return nil }
        let editor = Editor()
        editor.draft = Drafts.draft(withID: id) // expect: unsafe-restored-value
        return editor.draft == nil ? nil : editor
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(draft.id, forKey: "draft")
        coder.encode(mode, forKey: "mode")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        mode = coder.decodeObject(of: NSString.self, forKey: "mode") as String? // expect: unsafe-restored-value
    }
}
