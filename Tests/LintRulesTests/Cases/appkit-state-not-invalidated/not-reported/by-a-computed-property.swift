// A setter that says so, one that sets nothing, and one of a key path.
class FolderWindowController: NSWindowController {
    var files: [URL] = []
    var selected: [URL] {
        get { files }
        set {
            files = newValue
            invalidateRestorableState()
        }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(files, forKey: "selected")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        files = coder.decodeArrayOfObjects(ofClass: NSURL.self, forKey: "selected") as? [URL] ?? []
    }
    @objc func open(_ sender: NSButton) {
        selected = [URL(fileURLWithPath: sender.title)]
    }
}
class TrashWindowController: NSWindowController {
    var files: [URL] = []
    var selected: [URL] {
        get { files }
        set { print(newValue) }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(files, forKey: "trashed")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        files = coder.decodeArrayOfObjects(ofClass: NSURL.self, forKey: "trashed") as? [URL] ?? []
    }
    @objc func open(_ sender: NSButton) {
        selected = [URL(fileURLWithPath: sender.title)]
    }
}
class SearchWindowController: NSWindowController {
    var files: [URL] = []
    @objc dynamic var selected: [URL] {
        get { files }
        set { files = newValue }
    }
    override class var restorableStateKeyPaths: [String] { ["selected"] }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(files, forKey: "found")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        files = coder.decodeArrayOfObjects(ofClass: NSURL.self, forKey: "found") as? [URL] ?? []
    }
    @objc func open(_ sender: NSButton) {
        selected = [URL(fileURLWithPath: sender.title)]
    }
}
