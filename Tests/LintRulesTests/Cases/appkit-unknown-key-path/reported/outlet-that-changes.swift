// An outlet is seen by Objective-C, but a change to it is not heard; nor is that of what Interface Builder sets.
class Lookup: NSWindowController {
    @IBOutlet var list: NSArrayController!
    @IBOutlet @objc weak var field: NSTextField?
    @IBInspectable var scale: Double = 1
    override class var restorableStateKeyPaths: [String] {
        super.restorableStateKeyPaths + [
            "list", // expect: appkit-unknown-key-path
            "field", // expect: appkit-unknown-key-path
            "scale", // expect: appkit-unknown-key-path
        ]
    }
    @objc func setDirection(_ sender: NSMenuItem) {
        list = NSArrayController()
        field = nil
        scale = 2
    }
}
