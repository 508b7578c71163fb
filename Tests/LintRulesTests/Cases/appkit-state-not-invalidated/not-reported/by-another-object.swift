// Who makes it, shows it or sets it up begins it.
class FolderWindowController: NSWindowController {
    var files: [URL] = []
    var selected: [URL] {
        get { files }
        set { files = newValue }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selected, forKey: "selected")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        files = coder.decodeArrayOfObjects(ofClass: NSURL.self, forKey: "selected") as? [URL] ?? []
    }
}
class List: NSViewController {
    var owner: FolderWindowController!
    @objc func pick(_ sender: NSButton) {
        owner.selected = [URL(fileURLWithPath: sender.title)]
        owner.showWindow(nil)
    }
}
class Starter: NSViewController {
    var folder: FolderWindowController?
    @objc func begin(_ sender: NSButton) {
        folder = FolderWindowController()
        folder?.selected = [URL(fileURLWithPath: sender.title)]
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        folder?.selected = []
    }
    func fill(_ folder: FolderWindowController) {
        folder.selected = []
    }
}
