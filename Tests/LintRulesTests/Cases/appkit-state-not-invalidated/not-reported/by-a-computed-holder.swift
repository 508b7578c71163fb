// Made anew, or perhaps, or just coming on screen.
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
class Opener: NSViewController {
    var fresh: FolderWindowController { FolderWindowController(windowNibName: "Folder") }
    var made: FolderWindowController { view.window?.windowController as? FolderWindowController ?? fresh }
    var owner: FolderWindowController? { view.window?.windowController as? FolderWindowController }
    @objc func pick(_ sender: NSButton) {
        fresh.selected = [URL(fileURLWithPath: sender.title)]
        made.selected = []
    }
    override func viewDidAppear() {
        super.viewDidAppear()
        owner?.selected = []
    }
    func open(_ address: URL) {
        let window = NSWindow(contentViewController: self)
        window.windowController = FolderWindowController(window: window)
        (window.windowController as? FolderWindowController)?.selected = [address]
    }
}
