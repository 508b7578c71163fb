// The class has a version of its own, which does nothing but show the title.
protocol Topical: UIViewController {
    func show(_ topic: String?)
}
extension Topical {
    func show(_ topic: String?) {
        navigationController?.popToRootViewController(animated: false)
    }
}
class Article: UIViewController, Topical {
    func show(_ topic: String?) { title = topic }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        show(coder.decodeObject(of: NSString.self, forKey: "title") as String?)
    }
}
