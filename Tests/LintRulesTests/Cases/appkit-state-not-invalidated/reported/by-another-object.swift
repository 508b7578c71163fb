class FolderWindowController: NSWindowController {
    var files: [URL] = []
    var selected: [URL] {
        get { files }
        set { files = newValue }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selected, forKey: "selected") // expect: appkit-state-not-invalidated
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
    }
}
