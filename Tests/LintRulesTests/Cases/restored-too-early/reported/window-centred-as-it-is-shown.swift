import AppKit
final class PreferencesController: NSWindowController {
    init(panes: [NSViewController]) {
        let window = NSWindow(contentViewController: panes[0])
        window.styleMask = [.titled, .closable]
        super.init(window: window)
        windowFrameAutosaveName = "Preferences"
    }
    required init?(coder: NSCoder) { nil }
    func show() {
        if window?.isVisible == false {
            window?.center() // expect: restored-too-early
        }
        showWindow(self)
    }
}
final class NotesController: NSWindowController {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.setFrameAutosaveName("notes")
    }
    override func showWindow(_ sender: Any?) {
        window?.center() // expect: restored-too-early
        super.showWindow(sender)
    }
}
final class Palette: NSPanel {
    init() {
        super.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        setFrameAutosaveName("palette")
    }
    func present() {
        guard !isVisible else { return }
        center() // expect: restored-too-early
        makeKeyAndOrderFront(nil)
    }
}
