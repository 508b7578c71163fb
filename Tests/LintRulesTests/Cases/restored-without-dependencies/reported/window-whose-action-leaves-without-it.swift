import AppKit

final class Song: NSObject {
    var title = ""
}

final class Editor: NSWindowController {
    var song: Song? // expect: restored-without-dependencies

    convenience init(song: Song) {
        self.init(windowNibName: "Editor")
        self.song = song
    }

    @IBAction func rename(_ sender: Any?) {
        guard let song else { return }
        song.title = "new"
        close()
    }
}

final class List: NSViewController {
    func open(_ song: Song) {
        let editor = Editor(song: song)
        editor.window?.identifier = NSUserInterfaceItemIdentifier("editor")
        editor.window?.restorationClass = Restorer.self
        editor.showWindow(self)
    }
}

final class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let editor = Editor(windowNibName: "Editor")
        completionHandler(editor.window, nil)
    }
}
