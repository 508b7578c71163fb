import UIKit

final class CounterController: UIViewController {
    private var count = 0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: "count") // expect: encoded-key-never-decoded
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        switch traitCollection.userInterfaceIdiom {
        case .pad:
            title = "pad"
        default:
            count = coder.decodeInteger(forKey: "total") // expect: decoded-key-never-encoded
        }
        title = "\(count)"
    }
}
