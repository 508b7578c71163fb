// The nib may make it the delegate.
@main final class AppDelegate: NSObject, NSApplicationDelegate {
    let board = Board(windowNibName: "Board")
    let list = List()
}
final class Board: NSWindowController, NSWindowDelegate {
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { state.encode(1, forKey: "a") }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) { print(state.decodeInteger(forKey: "a")) }
}
final class List: NSWindowController, NSWindowDelegate {
    override var windowNibName: NSNib.Name? { "List" }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { state.encode(1, forKey: "b") }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) { print(state.decodeInteger(forKey: "b")) }
}
