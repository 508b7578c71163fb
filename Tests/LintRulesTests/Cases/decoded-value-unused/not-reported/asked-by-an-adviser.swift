//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Adviser.swift
// It mentions nothing of restoration, and asks the page, by its name or by a protocol's.
protocol Numbered: AnyObject {
    var number: Int { get }
}
final class Adviser {
    weak var page: Numbered?
    func advice() -> String {
        guard let page, page.number > 3 else {
            return "read on"
        }
        return "turn back"
    }
}
//- Page.swift
final class Page: UIViewController, Numbered {
    var number = 0
    let heading = UILabel()
    let adviser = Adviser()
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
        adviser.page = self
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "page \(number)"
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        heading.text = adviser.advice()
    }
    @IBAction func turn(_ sender: Any) {
        number += 1
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = coder.decodeInteger(forKey: "number")
    }
}
