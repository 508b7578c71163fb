import UIKit

final class PlantedDrawer: UIViewController {
    private let menu = PlantedDrawerMenu()

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "PlantedDrawer"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(menu)
        view.addSubview(menu.view)
        menu.didMove(toParent: self)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(view.bounds.width > 500, forKey: "plantedIsOpen")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        view.isHidden = !coder.decodeBool(forKey: "plantedIsOpen")
    }
}

final class PlantedDrawerMenu: UIViewController {
    private var row = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "PlantedDrawerMenu"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(row, forKey: "plantedRow")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        row = coder.decodeInteger(forKey: "plantedRow")
    }
}
