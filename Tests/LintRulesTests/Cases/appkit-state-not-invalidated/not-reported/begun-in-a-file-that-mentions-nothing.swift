//- Folder.swift
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
//- Opener.swift
class Opener: NSObject {
    var folders: [FolderWindowController] = []
    var owner: FolderWindowController?
    func open(_ address: URL) {
        let folder = FolderWindowController(windowNibName: "Folder")
        folder.selected = [address]
        folders.append(folder)
    }
    @objc func openLast(_ sender: Any) {
        owner = FolderWindowController(windowNibName: "Folder")
        owner?.selected = []
        owner?.showWindow(sender)
    }
}
