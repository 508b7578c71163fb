import UIKit

final class PlantedChainMenu: UIViewController {
    func showDetail() {
        let detail = PlantedChainDetail()
        detail.restorationIdentifier = "PlantedChainDetail"
        let navigation = UINavigationController(rootViewController: detail)
        present(navigation, animated: true)
    }
}

final class PlantedChainDetail: UIViewController {
    private var chapter = ""

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(chapter, forKey: "plantedChapter")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        chapter = coder.decodeObject(forKey: "plantedChapter") as? String ?? ""
    }
}
