//- App.swift
import Cocoa

@main final class Delegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}

final class Panel: NSWindowController {
    static let shared = Panel()

    override func windowDidLoad() {
        super.windowDidLoad()
        window?.isRestorable = false
    }
}

final class PanelRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-window-without-restoration-class
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        Panel.shared.showWindow(nil)
    }
}
