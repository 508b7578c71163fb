// AppKit gives the object, and it is there already.
class FolderWindowController: NSWindowController {
    var selected: [URL] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selected, forKey: "selected") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        selected = coder.decodeArrayOfObjects(ofClass: NSURL.self, forKey: "selected") as? [URL] ?? []
    }
}
class List: NSViewController {
    var owner: FolderWindowController? { view.window?.windowController as? FolderWindowController }
    @objc func pick(_ sender: NSButton) {
        owner?.selected = [URL(fileURLWithPath: sender.title)]
    }
}
