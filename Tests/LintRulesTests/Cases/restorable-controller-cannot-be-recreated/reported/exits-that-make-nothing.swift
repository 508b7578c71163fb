// What is saved for a draft brings nothing back; and a factory that never makes anything.
final class Editor: UIViewController, UIViewControllerRestoration {
    var post: Int?
    var draft = ""
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard coder.containsValue(forKey: "post") else { return nil } // expect: restorable-controller-cannot-be-recreated
        return Editor()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let post = post {
            coder.encode(post, forKey: "post")
        } else {
            coder.encode(draft, forKey: "draft")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        post = coder.decodeInteger(forKey: "post")
        draft = coder.decodeObject(of: NSString.self, forKey: "draft") as String? ?? ""
    }
}
final class Map: UIViewController, UIViewControllerRestoration {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "map"
        restorationClass = Map.self // expect: restorable-controller-cannot-be-recreated
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { nil }
}
