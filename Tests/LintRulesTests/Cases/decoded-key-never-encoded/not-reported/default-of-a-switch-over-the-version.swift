import UIKit

extension NSCoder {
    func has(_ key: String) -> Bool { containsValue(forKey: key) }
    func int(_ key: String) -> Int { decodeInteger(forKey: key) }
}

final class CounterController: UIViewController {
    private var count = 0
    private var step = 1

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(2, forKey: "version")
        coder.encode(count, forKey: "count")
        coder.encode(step, forKey: "step")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        switch coder.decodeInteger(forKey: "version") {
        case 2:
            count = coder.decodeInteger(forKey: "count")
        default:
            count = coder.decodeInteger(forKey: "total")
        }
        step = coder.has("stride") ? coder.int("stride") : coder.int("step")
        title = "\(count) by \(step)"
    }
}
