// The app saves the order that it has registered, but not how the user wants it.
//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

//- Order.swift
import UIKit

final class Order: NSObject, UIStateRestoring {
    var dish = ""
    var remark = "" // expect: unsaved-user-state

    func encodeRestorableState(with coder: NSCoder) {
        coder.encode(dish, forKey: "dish")
    }

    func decodeRestorableState(with coder: NSCoder) {
        dish = coder.decodeObject(of: NSString.self, forKey: "dish") as String? ?? ""
    }
}

//- Table.swift
import UIKit

final class Table: UIViewController {
    private let order = Order()
    private let label = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "table"
        UIApplication.registerObject(forStateRestoration: order, restorationIdentifier: "order")
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        label.text = order.dish + order.remark
    }

    @IBAction func askForSoup() {
        order.dish = "Soup"
        order.remark = label.isHighlighted ? "hot" : "cold"
        label.text = order.dish + order.remark
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(order, forKey: "order")
    }
}
