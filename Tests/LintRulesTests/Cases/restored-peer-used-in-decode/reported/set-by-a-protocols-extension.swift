// What the class does with its topic happens wherever that is set.
protocol TopicRestoring: AnyObject {
    var restorableTopic: String? { get set }
}
extension TopicRestoring {
    func restoreTopic(from coder: NSCoder) {
        restorableTopic = coder.decodeObject(of: NSString.self, forKey: "topic") as String?
    }
}
class Article: UIViewController, TopicRestoring {
    var topic: String? {
        didSet { navigationController?.popToRootViewController(animated: false) }
    }
    var restorableTopic: String? {
        get { topic }
        set { topic = newValue }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(topic, forKey: "topic")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restoreTopic(from: coder) // expect: restored-peer-used-in-decode
    }
}
