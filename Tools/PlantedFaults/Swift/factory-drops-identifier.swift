import UIKit

final class PlantedLabel: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let label = PlantedLabel()
        label.title = coder.decodeObject(forKey: "plantedTitle") as? String
        return label
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "plantedTitle")
    }
}

final class PlantedLabelMaker: NSObject {
    func open(from navigation: UINavigationController) {
        let label = PlantedLabel()
        label.restorationIdentifier = "PlantedLabel"
        label.restorationClass = PlantedLabel.self
        navigation.pushViewController(label, animated: true)
    }
}
