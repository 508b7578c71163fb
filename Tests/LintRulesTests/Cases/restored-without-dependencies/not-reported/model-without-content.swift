// Where its model has no product, the screen shows the category that is kept.
//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
<scenes>
<scene sceneID="s0"><objects><navigationController id="nav" restorationIdentifier="nav" sceneMemberID="viewController"><connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
<scene sceneID="s1"><objects><tableViewController id="list" restorationIdentifier="list" storyboardIdentifier="list" customClass="List" customModule="App" customModuleProvider="target" sceneMemberID="viewController"><connections><segue destination="detail" kind="show" identifier="detail" id="g"/></connections></tableViewController></objects></scene>
<scene sceneID="s2"><objects><viewController id="detail" restorationIdentifier="detail" storyboardIdentifier="detail" customClass="Detail" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/></objects></scene>
</scenes>
</document>
//- Detail.swift
import UIKit
struct Product { var name: String }
class CategoryStore {
    static let shared = CategoryStore()
    var current: String { UserDefaults.standard.string(forKey: "category") ?? "All" }
}
class DetailModel {
    var product: Product?
    var heading: String { product?.name ?? "" }
}
class Detail: UIViewController {
    @IBOutlet var heading: UILabel!
    var model = DetailModel()
    var category = CategoryStore.shared.current
    override func viewDidLoad() {
        super.viewDidLoad()
        if let product = model.product {
            heading.text = product.name
        } else {
            heading.text = category
        }
    }
}
//- List.swift
import UIKit
class List: UITableViewController {
    var products: [Product] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? Detail, let row = tableView.indexPathForSelectedRow?.row else { return }
        detail.model.product = products[row]
    }
}
