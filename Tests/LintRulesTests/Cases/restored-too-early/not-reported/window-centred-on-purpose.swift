import AppKit
final class PreferencesController: NSWindowController {
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
        super.init(window: window)
        if !window.setFrameUsingName("preferences") {
            window.center()
        }
        windowFrameAutosaveName = "preferences"
    }
    required init?(coder: NSCoder) { nil }
    func show() {
        showWindow(self)
    }
}
// Only where nothing was kept, or when somebody asks for it.
final class FirstController: NSWindowController {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.setFrameAutosaveName("first")
    }
    func present() {
        let isNew = UserDefaults.standard.string(forKey: "NSWindow Frame first") == nil
        if isNew {
            window?.center()
        }
        showWindow(nil)
    }
    @IBAction func centre(_ sender: Any?) {
        window?.center()
    }
}
// It is put back to where it was.
final class LogController: NSWindowController {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.setFrameAutosaveName("log")
    }
    func present() {
        window?.center()
        window?.setFrameUsingName("log")
        showWindow(nil)
    }
}
// Centred before it has a name, as it is made.
final class NotesController: NSWindowController {
    override func windowDidLoad() {
        super.windowDidLoad()
        setUp()
        window?.setFrameAutosaveName("notes")
    }
    private func setUp() {
        window?.center()
        window?.makeKeyAndOrderFront(nil)
    }
}
// Another window than the one that has a name.
final class HelpController: NSWindowController {
    private let tips = NSWindow()
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.setFrameAutosaveName("help")
    }
    func showTips() {
        tips.center()
        tips.makeKeyAndOrderFront(nil)
    }
}
