// The factory makes controllers of another class, which wrote the key.
class Shelf: UIViewController, UIViewControllerRestoration {
    func open() {
        let reader = Reader()
        reader.restorationIdentifier = "reader"
        reader.restorationClass = Shelf.self
        present(reader, animated: true)
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let reader = Reader()
        reader.restorationIdentifier = path.last
        reader.restorationClass = Shelf.self
        reader.view.tag = coder.decodeInteger(forKey: "page")
        return reader
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
    }
}
class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(view.tag, forKey: "page")
    }
}
