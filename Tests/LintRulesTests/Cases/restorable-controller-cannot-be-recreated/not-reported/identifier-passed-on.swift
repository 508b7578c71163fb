// The identifier is passed on, so who answers for it stands elsewhere; and what is saved instead is only more.
final class Detail: UIViewController, UIViewControllerRestoration {
    var post: Int?
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard coder.containsValue(forKey: "post") else { return nil }
        return make(path.last, coder.decodeInteger(forKey: "post"))
    }
    static func make(_ identifier: String?, _ post: Int) -> UIViewController? {
        identifier == "detail" ? Detail() : nil
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard let post = post else { return }
        coder.encode(post, forKey: "post")
    }
}
