//- Draft.swift
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
//- Editor.swift
class Base: UIViewController {
    var draft: Draft! {
        didSet {
            guard draft != nil else { return }
            title = draft.title
        }
    }
}
final class Editor: Base, UIViewControllerRestoration {
    // What is set to another value has had one before.
    var previous: Draft! {
        willSet { navigationItem.prompt = previous?.title ?? newValue?.title }
    }
    var next: Draft! {
        didSet { if isViewLoaded { showNext() } }
    }
    var other: Draft? {
        didSet { title = other?.title }
    }
    var found: Draft! {
        didSet { title = found.title }
    }
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    // Nobody observes what an initializer sets.
    init(id: String) {
        found = Drafts.draft(withID: id)
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    required init?(coder: NSCoder) { nil }
    private func showNext() { title = next?.title }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let id = coder.decodeObject(of: NSString.self, forKey: "draft") as String? else { return nil }
        let editor = Editor()
        editor.draft = Drafts.draft(withID: id)
        editor.previous = Drafts.draft(withID: id)
        editor.next = Drafts.draft(withID: id)
        editor.other = Drafts.draft(withID: id)
        editor.found = Drafts.draft(withID: id) ?? Draft(id: id, title: "new")
        if let found = Drafts.draft(withID: id) { editor.found = found }
        guard Drafts.all[id] != nil else { return nil }
        editor.found = Drafts.all[id]
        return editor
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(draft?.id, forKey: "draft")
    }
}
