import UIKit

final class PlantedLateScreen: UIViewController {
    private var query = ""

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        restorationIdentifier = "PlantedLateScreen"
        restorationClass = PlantedLateScreen.self
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(query, forKey: "plantedQuery")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        query = coder.decodeObject(forKey: "plantedQuery") as? String ?? ""
    }
}

extension PlantedLateScreen: UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        PlantedLateScreen()
    }
}
