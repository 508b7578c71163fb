import UIKit

class Meeting: UIViewController {
    var topic: NSString?
    var place: NSString?

    private func fill() {
        topic = topic ?? "New meeting"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(topic, forKey: "topic")
        coder.encode(place, forKey: "place")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        topic = coder.decodeObject(of: NSString.self, forKey: "topic")
        fill()
        title = topic! as String
        place = coder.decodeObject(of: NSString.self, forKey: "place")
        guard place != nil else { return }
        navigationItem.prompt = place! as String
    }
}
