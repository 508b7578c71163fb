import AppKit

final class LibraryController: NSWindowController {
    var filter = ""

    init() { super.init(window: NSWindow()) }

    required init?(coder: NSCoder) { nil }

    override func encodeRestorableState(with coder: NSCoder) { // expect: appkit-missing-restoration-super
        coder.encode(filter, forKey: "filter")
    }

    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        filter = coder.decodeObject(forKey: "filter") as? String ?? "" // expect: appkit-insecure-restorable-state
    }
}

final class LibraryRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let delegate = NSApp.delegate as? AppDelegate
        completionHandler(delegate?.library?.window, nil) // expect: restored-too-early
    }
}

final class ImportRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        guard identifier.rawValue == "import" else { return }
        completionHandler(ImportController().window, nil)
    }
}

final class ImportController: NSWindowController {
    init() {
        super.init(window: NSWindow())
        window?.identifier = NSUserInterfaceItemIdentifier("import")
        window?.restorationClass = ImportRestorer.self
    }

    required init?(coder: NSCoder) { nil }
}
