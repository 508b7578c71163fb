// Each round takes away what the one before put there.
class Pages: UIViewController {
    func flip() {
        for _ in 0..<2 {
            children.first?.removeFromParent()
            let page = UITableViewController()
            page.restorationIdentifier = "page"
            addChild(page)
        }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children, forKey: "children")
    }
}
