// A base class that is not here, a class of AppKit's with keys of its own, and a key that is made at run time.
import Panels
class Pane: Panel {
    override class var restorableStateKeyPaths: [String] { ["page"] }
}
class Table: NSTableView {
    override class var restorableStateKeyPaths: [String] { ["rowHeight"] }
}
class Outline: NSViewController {
    static var names: [String] = []
    override class var restorableStateKeyPaths: [String] { names + [prefix() + "page"] }
    static func prefix() -> String { UUID().uuidString }
}
