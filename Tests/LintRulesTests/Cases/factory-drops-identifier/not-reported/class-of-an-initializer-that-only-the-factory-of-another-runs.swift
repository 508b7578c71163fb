final class Mail: UIViewController, UIViewControllerRestoration {
    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        restorationClass = Mail.self
    }
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let mail = Mail()
        mail.restorationIdentifier = path.last
        return mail
    }
}
final class List: UITableViewController {
    func open() {
        let mail = Mail()
        mail.restorationIdentifier = "mail"
        navigationController?.pushViewController(mail, animated: true)
    }
}
