// Who calls the closure may identify what it gives.
class Reader: UIViewController, UIViewControllerRestoration {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Reader.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let reader = Reader()
        tag { reader }
        return reader
    }
}
func tag(_ give: () -> UIViewController) { give().restorationIdentifier = "reader" }
func open(_ shelf: UIViewController) {
    let reader = Reader()
    reader.restorationIdentifier = "reader"
    shelf.present(reader, animated: true)
}
