// Children that are there already, one that comes from elsewhere, and one that the coder is given itself.
class Page: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
    }
}
class Book: UIViewController {
    @IBOutlet var embedded: Page!
    let given: Page
    let saved = UIViewController()
    init(page: Page) {
        given = page
        super.init(nibName: nil, bundle: nil)
        saved.restorationIdentifier = "saved"
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(embedded.view)
        view.addSubview(given.view)
        view.addSubview(saved.view)
        if let page = children.first as? Page { view.addSubview(page.view) }
        for child in children { view.addSubview(child.view) }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(saved, forKey: "saved")
    }
}
