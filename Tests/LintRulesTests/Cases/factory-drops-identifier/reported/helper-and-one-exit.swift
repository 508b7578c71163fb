// A helper that only makes it, and one exit of several.
final class Detail: UIViewController, UIViewControllerRestoration {
    var page = 0
    static func make() -> Detail {
        let detail = Detail() // expect: factory-drops-identifier
        detail.page = 1
        return detail
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard coder.containsValue(forKey: "page") else { return make() }
        let detail = Detail()
        detail.restorationIdentifier = path.last
        detail.restorationClass = Detail.self
        return detail
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "\(page)"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
