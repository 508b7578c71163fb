import UIKit
final class Pages: UIViewController {
    var pages: [UIViewController] = []
    private var current = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(NSNumber(value: current), forKey: "current")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let number = coder.decodeObject(of: NSNumber.self, forKey: "current") else { return }
        current = number.intValue
        title = pages[current].title // expect: unsafe-restored-value
    }
}
