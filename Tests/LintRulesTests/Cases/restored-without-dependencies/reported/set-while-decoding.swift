//- Detail.swift
// Set while decoding, which is too late; used in a helper; made from a storyboard.
final class Detail: UIViewController, UIViewControllerRestoration {
    var item: String? // expect: restored-without-dependencies
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let detail = storyboard.instantiateViewController(withIdentifier: "detail") as? Detail
        detail?.title = "restored"
        return detail
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        configure()
    }
    private func configure() {
        title = item!.uppercased()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item, forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        item = coder.decodeObject(of: NSString.self, forKey: "item") as String?
    }
}
//- List.swift
final class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Detail)?.item = "first"
        restorationIdentifier = "list"
    }
}
