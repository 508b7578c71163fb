import AppKit
class MainController: NSWindowController {
    let other = NSWindow()
    func centredFirst(_ window: NSWindow) {
        window.center()
        window.setFrameAutosaveName("main")
    }
    func centredTheFirstTime(_ window: NSWindow) {
        window.setFrameAutosaveName("main")
        if !window.setFrameUsingName("main") {
            window.center()
        }
    }
    func askedWhetherItIsKept(_ window: NSWindow) {
        if !window.setFrameAutosaveName("main") {
            window.center()
        }
    }
    func centredUnlessMoved(_ window: NSWindow) {
        window.setFrameAutosaveName("main")
        if window.setFrameUsingName("main") { return }
        window.center()
    }
    func movedBack(_ window: NSWindow) {
        window.setFrameAutosaveName("main")
        window.center()
        window.setFrameUsingName("main")
    }
    func another(_ window: NSWindow) {
        window.setFrameAutosaveName("main")
        other.center()
    }
    func withoutName(_ window: NSWindow) {
        window.setFrameAutosaveName("")
        window.center()
    }
    @objc func centre(_ sender: Any) {
        window?.center()
    }
    func later(_ window: NSWindow) {
        window.setFrameAutosaveName("main")
        DispatchQueue.main.async {
            if window.frame.isEmpty {
                window.center()
            }
        }
    }
}
