import UIKit

final class PlantedArticle: UIViewController {
    private let address: URL
    private var position = 0

    init(address: URL) {
        self.address = address
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "PlantedArticle"
    }

    required init?(coder: NSCoder) {
        fatalError("made by code")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(position, forKey: "plantedPosition")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        position = coder.decodeInteger(forKey: "plantedPosition")
    }
}

final class PlantedArticleList: UITableViewController {
    var addresses: [URL] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let article = PlantedArticle(address: addresses[indexPath.row])
        navigationController?.pushViewController(article, animated: true)
    }
}
