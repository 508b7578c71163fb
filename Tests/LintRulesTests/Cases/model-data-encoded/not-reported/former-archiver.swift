import UIKit

class Meeting: UIViewController {
    var clock: MeetingState?

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(clock, forKey: "clock")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        clock = coder.decodeObject(forKey: "clock") as? MeetingState
    }
}

/// Swift 1 and 2 gave it to Objective-C, where an archiver finds it without the protocol.
class MeetingState: NSObject {
    var left = 1.0

    convenience init(coder aDecoder: NSCoder) {
        self.init()
        left = aDecoder.decodeDoubleForKey("left")
    }

    func encodeWithCoder(aCoder: NSCoder) {
        aCoder.encodeDouble(left, forKey: "left")
    }
}
