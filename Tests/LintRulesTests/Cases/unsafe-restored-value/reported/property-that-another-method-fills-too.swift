import UIKit

class Meeting: UIViewController {
    var topic: NSString?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if topic == nil {
            topic = "New meeting"
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(topic, forKey: "topic")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        topic = coder.decodeObject(of: NSString.self, forKey: "topic")
        print(topic!) // expect: unsafe-restored-value
    }
}
