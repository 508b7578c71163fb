import AppKit
final class Presentation: NSResponder {
    var slide = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(slide, forKey: "slide")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        slide = coder.decodeInteger(forKey: "slide")
    }
}
final class Slides: NSDocument {
    let presentation = Presentation()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        presentation.encodeRestorableState(with: coder)
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        presentation.restoreState(with: coder)
    }
}
