import AppKit

final class NoteWindowController: NSWindowController {
    var page = 0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page") // expect: appkit-state-not-invalidated
    }

    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}

final class Importer {
    let note = NoteWindowController(window: nil)
    let file = FileHandle.standardInput

    func turn() {
        note.page += 1
        file.close()
    }
}
