import AppKit
class MainController: NSWindowController {
    func make() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.setFrameAutosaveName("main")
        window.title = "Main"
        window.center() // expect: restored-too-early
        self.window = window
    }
}
