// A window is told for its controller.
class FolderWindowController: NSWindowController {
    var selected: [URL] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selected, forKey: "selected")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        selected = coder.decodeArrayOfObjects(ofClass: NSURL.self, forKey: "selected") as? [URL] ?? []
    }
}
class List: NSViewController {
    var owner: FolderWindowController!
    @objc func pick(_ sender: NSButton) {
        owner.selected = [URL(fileURLWithPath: sender.title)]
        owner.window?.invalidateRestorableState()
    }
}
