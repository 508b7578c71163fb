import XCTest
class CanvasSpy: NSView {
    var encoded = 0
    override func encodeRestorableState(with coder: NSCoder) { encoded += 1 }
}
