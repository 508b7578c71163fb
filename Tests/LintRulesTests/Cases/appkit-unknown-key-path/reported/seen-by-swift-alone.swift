// Without a word for Objective-C, and without one for those who observe.
class Outline: NSViewController {
    var page = 0
    @objc var zoom = 1.0
    override class var restorableStateKeyPaths: [String] {
        super.restorableStateKeyPaths + [
            "page", // expect: appkit-unknown-key-path
            "zoom", // expect: appkit-unknown-key-path
        ]
    }
    @IBAction func zoomIn(_ sender: Any) {
        zoom *= 2
    }
}
