// The property has an observer in another class, and in this one it only keeps what it is given.
protocol TopicRestoring: AnyObject {
    var topic: String? { get set }
}
extension TopicRestoring {
    func restoreTopic(from coder: NSCoder) {
        topic = coder.decodeObject(of: NSString.self, forKey: "topic") as String?
    }
}
class List: UIViewController, TopicRestoring {
    var topic: String? {
        didSet { navigationController?.popToRootViewController(animated: false) }
    }
}
class Article: UIViewController, TopicRestoring {
    var topic: String? {
        didSet { title = topic }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(topic, forKey: "topic")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restoreTopic(from: coder)
    }
}
