// Dynamic, of a class whose members all are Objective-C's, never changed, told by hand, an outlet, and an override.
class Outline: NSViewController {
    @objc dynamic var page = 0
    dynamic var chapter = 0
    @objc var kept = 1.0
    @IBOutlet var tree: NSOutlineView!
    @objc override var title: String? {
        didSet { print(title ?? "") }
    }
    override class var restorableStateKeyPaths: [String] {
        super.restorableStateKeyPaths + ["page", "chapter", "kept", "tree.rowHeight", "title"]
    }
    @IBAction func next(_ sender: Any) {
        page += 1
        chapter += 1
    }
}
@objcMembers class Canvas: NSView {
    var scale = 1.0
    override class var restorableStateKeyPaths: [String] { ["scale"] }
}
class Sheet: NSView {
    @objc var zoom = 1.0
    override class var restorableStateKeyPaths: [String] { ["zoom"] }
    @IBAction func zoomIn(_ sender: Any) {
        willChangeValue(forKey: "zoom")
        zoom *= 2
        didChangeValue(forKey: "zoom")
    }
}
