import UIKit

final class PlantedUndeclared: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "PlantedUndeclared"
        restorationClass = PlantedUndeclaredFactory.self as? UIViewControllerRestoration.Type
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class PlantedUndeclaredFactory: NSObject {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        PlantedUndeclared()
    }
}
