//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Reader.swift
// UIKit's storyboard, a value nobody looks at, and a model's own archive.
class Reader: UIViewController, UIViewControllerRestoration {
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "reader"
        restorationClass = Reader.self
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(parent, forKey: "parent")
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        _ = coder.decodeObject(forKey: "parent")
        let board = coder.decodeObject(forKey: UIStateRestorationViewControllerStoryboardKey) as? UIStoryboard
        return board?.instantiateViewController(withIdentifier: "reader")
    }
}
class Note: NSObject, NSCoding {
    let text: String?
    required init?(coder: NSCoder) {
        text = coder.decodeObject(forKey: "text") as? String
    }
    func encode(with coder: NSCoder) {
        coder.encode(text, forKey: "text")
    }
}
