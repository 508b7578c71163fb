// What is filled on the way to the screen begins so.
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
        make()
        fill([URL(fileURLWithPath: sender.title)])
        present()
    }
    private func make() { owner = FolderWindowController() }
    private func present() { owner.showWindow(nil) }
    private func fill(_ urls: [URL]) {
        owner.selected = urls
    }
}
