import AppKit
final class Workbench: NSWindowController {
    var names: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(names as NSArray, forKey: "names")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        names = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "names") as [String]? ?? []
    }
}
final class ProjectDocument: NSDocument {
    var workbench: Workbench? { windowControllers.first as? Workbench }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        workbench?.encodeRestorableState(with: coder) // expect: direct-restoration-call
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        workbench?.restoreState(with: coder) // expect: direct-restoration-call
    }
}
