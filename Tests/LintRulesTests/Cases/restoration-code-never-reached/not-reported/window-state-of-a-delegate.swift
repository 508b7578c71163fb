// Each is one, in its own way, or may be.
@main final class AppDelegate: NSObject, NSApplicationDelegate {
    let a = OfItself()
    let b = OfItsBase()
    let c = OfAHelper()
    let d = OfSomebody()
    let e = Panel()
    let delegates: [String: Any] = [:]
    func applicationDidFinishLaunching(_ notification: Notification) {
        guard let window = b.window else { return }
        adopt(window, c)
    }
    func adopt(_ window: NSWindow, _ delegate: NSWindowDelegate) {
        window.delegate = delegate
    }
}
final class OfItself: NSWindowController, NSWindowDelegate {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.delegate = self
    }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { state.encode(1, forKey: "a") }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) { print(state.decodeInteger(forKey: "a")) }
}
class Base: NSWindowController, NSWindowDelegate {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.delegate = self
    }
}
final class OfItsBase: Base {
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { state.encode(1, forKey: "b") }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) { print(state.decodeInteger(forKey: "b")) }
}
final class OfAHelper: NSObject, NSWindowDelegate {
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { state.encode(1, forKey: "c") }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) { print(state.decodeInteger(forKey: "c")) }
}
final class OfSomebody: NSObject, NSWindowDelegate {
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { state.encode(1, forKey: "d") }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) { print(state.decodeInteger(forKey: "d")) }
}
final class Panel: NSPanel, NSWindowDelegate {
    func setUp() { delegate = self }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { state.encode(1, forKey: "e") }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) { print(state.decodeInteger(forKey: "e")) }
}
