import UIKit

final class PlantedShelves: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "PlantedShelves"
        let books = PlantedShelf(title: "Books")
        let records = PlantedShelf(title: "Records")
        viewControllers = [books, records]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class PlantedShelf: UIViewController {
    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        restorationIdentifier = "PlantedShelf"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
