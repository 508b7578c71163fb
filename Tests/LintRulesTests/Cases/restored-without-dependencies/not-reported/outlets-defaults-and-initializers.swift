// Outlets, defaults, what the class sets itself or has set, and what an initializer takes.
final class Reader: UIViewController, UIViewControllerRestoration {
    @IBOutlet var label: UILabel!
    var store: Store! = Store.shared
    var model: Store!
    var draft: Store!
    let text: String
    init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        model = .shared
        Store.shared.copy(into: &draft)
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let reader = Reader(text: "")
        reader.restorationIdentifier = path.last
        return reader
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text + store.name + model.name + draft.name
    }
}
final class Store {
    static let shared = Store()
    var name = ""
}
func fill(_ reader: Reader) {
    reader.label.text = ""
    reader.store = Store()
    reader.model = Store()
}
