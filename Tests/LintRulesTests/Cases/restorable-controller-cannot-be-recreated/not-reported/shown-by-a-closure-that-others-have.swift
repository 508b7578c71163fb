//- App.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Detail: UIViewController {}
final class Source {
    var rows: [() -> Void] = []
    private weak var presenter: UIViewController?
    init(presenter: UIViewController) {
        self.presenter = presenter
        rows = [{ [weak self] in self?.showDetail() }]
        Vendor.register(rows)
    }
    private func showDetail() {
        let detail = Detail()
        detail.restorationIdentifier = "detail"
        presenter?.present(detail, animated: true)
    }
}
final class List: UITableViewController {
    lazy var source = Source(presenter: self)
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "\(source.rows.count)"
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        source.rows[indexPath.row]()
    }
}
