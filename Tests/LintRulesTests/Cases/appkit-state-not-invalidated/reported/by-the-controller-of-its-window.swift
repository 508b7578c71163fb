// Asked for on the spot.
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
    @objc func pick(_ sender: NSButton) {
        guard let owner = view.window?.windowController as? FolderWindowController else { return }
        owner.selected = [URL(fileURLWithPath: sender.title)]
    }
}
