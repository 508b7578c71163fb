// What fills a screen that it is handed does so too where that comes back, or may be called by somebody else.
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
<scene sceneID="s1"><objects><tableViewController id="list" restorationIdentifier="list" storyboardIdentifier="list" customClass="List" customModule="App" customModuleProvider="target" sceneMemberID="viewController"><connections><segue destination="detail" kind="show" identifier="detail" id="g"/><segue destination="review" kind="show" identifier="review" id="h"/></connections></tableViewController></objects></scene>
<scene sceneID="s2"><objects><viewController id="detail" restorationIdentifier="detail" storyboardIdentifier="detail" customClass="Detail" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/></objects></scene>
<scene sceneID="s3"><objects><viewController id="review" restorationIdentifier="review" storyboardIdentifier="review" customClass="Review" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/></objects></scene>
<scene sceneID="s4"><objects><viewController id="shop" restorationIdentifier="shop" storyboardIdentifier="shop" customClass="Shop" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/></objects></scene>
</scenes>
</document>
//- Screens.swift
import UIKit
struct Product { var name: String }
class Detail: UIViewController {
    @IBOutlet var heading: UILabel!
    var product: Product?
    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = product?.name
    }
}
class Review: UIViewController {
    @IBOutlet var heading: UILabel!
    var product: Product?
    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = product?.name
    }
}
class Shop: UIViewController {
    @IBOutlet var heading: UILabel!
    var seller: String?
    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = seller
    }
}
//- List.swift
import UIKit
class List: UITableViewController {
    let router = Router()
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = tableView.indexPathForSelectedRow?.row ?? 0
        if let detail = segue.destination as? Detail { fill(detail, row) }
        router.prepare(segue, for: row)
    }
    override func applicationFinishedRestoringState() {
        for case let detail as Detail in navigationController?.viewControllers ?? [] { fill(detail, 0) }
    }
    private func fill(_ detail: Detail, _ row: Int) {
        detail.product = router.products[row]
    }
    @IBAction func openShop() {
        let shop = storyboard!.instantiateViewController(withIdentifier: "shop") as! Shop
        Filler.fill(shop)
        navigationController?.pushViewController(shop, animated: true)
    }
}
enum Filler {
    static func all() -> [(Shop) -> Void] { [fill] }
    static func fill(_ shop: Shop) { name(shop, "Ada") }
    private static func name(_ shop: Shop, _ seller: String) { shop.seller = seller }
}
//- Router.swift
import UIKit
class Router: NSObject, UINavigationControllerDelegate {
    var products: [Product] = []
    func navigationController(_ navigationController: UINavigationController, willShow controller: UIViewController, animated: Bool) {
        guard let review = controller as? Review, review.product == nil else { return }
        review.product = products.first
    }
    func prepare(_ segue: UIStoryboardSegue, for row: Int) {
        guard let review = segue.destination as? Review else { return }
        review.product = products[row]
    }
}
