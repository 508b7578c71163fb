// A property of the project's own by the same name, a view, a state of its own, and a coder of its own.
class WindowState: NSObject {
    func encodeRestorableState(with coder: NSCoder) {
        print(coder)
    }
}
class Holder: NSObject {
    let windowController = WindowState()
    let document = WindowState()
}
class Pane: NSWindowController {
    let holder = Holder()
    let state = WindowState()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        holder.windowController.encodeRestorableState(with: coder)
        holder.document.encodeRestorableState(with: coder)
        state.encodeRestorableState(with: coder)
    }
    func copyState() -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        window?.encodeRestorableState(with: archiver)
        return archiver.encodedData
    }
}
