// Who looked at a product comes back to words that are meant for those who have chosen none.
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
class DetailModel {
    var product: Product? // expect: restored-without-dependencies
    var heading: String { product?.name ?? "" }
}
class Detail: UIViewController {
    @IBOutlet var heading: UILabel!
    var model = DetailModel()
    override func viewDidLoad() {
        super.viewDidLoad()
        if let product = model.product {
            heading.text = product.name
        } else {
            heading.text = "Nothing chosen"
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
