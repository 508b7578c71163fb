// Kept, made a delegate's, put back into the container; used when all is decoded.
final class Detail: UIViewController {
    weak var owner: Main?
    var page = 0
    func reload() { view.tag = page }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        reload()
    }
}
final class Main: UIViewController {
    var detail: Detail?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(detail, forKey: "detail")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let detail = coder.decodeObject(forKey: "detail") as? Detail {
            detail.owner = self
            addChild(detail)
            view.addSubview(detail.view)
            detail.didMove(toParent: self)
            self.detail = detail
        }
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        detail?.reload()
    }
}
