import UIKit

final class PlantedStore {
    func count() -> Int { 0 }
}

final class PlantedLedger: UIViewController, UIViewControllerRestoration {
    var store: PlantedStore!

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "PlantedLedger"
        restorationClass = PlantedLedger.self
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "\(store.count())"
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        PlantedLedger()
    }
}

final class PlantedLedgerOpener: NSObject {
    private let store = PlantedStore()

    func open(from navigation: UINavigationController) {
        let ledger = PlantedLedger()
        ledger.store = store
        navigation.pushViewController(ledger, animated: true)
    }
}
